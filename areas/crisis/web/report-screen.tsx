import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CrisisReportDetail } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useDecideReport, useReport } from './data-reports.ts';
import { doneWords, outcomesOf, reasonWords } from './report-words.ts';
import { ReportHead } from './reports-screen.tsx';
import { statusWords } from './words.ts';
import './crisis.css';

type Outcome = NonNullable<CrisisReportDetail['outcome']>;

const authorName = ({ author, isAnonymous }: CrisisReportDetail) =>
  author?.displayName ?? (isAnonymous ? 'The person who asked (no name)' : 'The person who asked');
const supporterName = (supporter: CrisisReportDetail['supporter']) => supporter?.displayName ?? 'A previous supporter';

function Talk({ report }: { readonly report: CrisisReportDetail }) {
  const { messages, description, requestStatus } = report;
  if (requestStatus === null) {
    return <p>The person who asked has deleted their account. What they wrote was deleted too.</p>;
  }
  return (
    <div className="stack">
      {description && (
        <>
          <h3>What was asked</h3>
          <p className="crisis-words">{description}</p>
        </>
      )}
      {messages.length === 0 && <p className="soft">No messages were written.</p>}
      <ol className="plain-list crisis-talk" aria-label="Messages">
        {messages.map(({ id, from, supporter, content, sentAt, reported }) => (
          <li key={id} className={from === 'supporter' ? 'crisis-said crisis-mine' : 'crisis-said'}>
            <p className="small row">
              <strong>{from === 'author' ? authorName(report) : supporterName(supporter)}</strong>
              <span className="soft">
                <Time value={sentAt} look="absolute" />
              </span>
              {reported && <Chip tone="danger">Reported</Chip>}
            </p>
            <p className="crisis-words">{content}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const tooLong = (text: string) =>
  text.trim().length > limits.reason ? `Use at most ${limits.reason} characters.` : undefined;

function Decide({ report }: { readonly report: CrisisReportDetail }) {
  const decide = useDecideReport();
  const about = report.by === 'author' ? 'the supporter' : 'the person who asked';
  const form = useForm<{ outcome: Outcome | ''; reply: string; told: string }>({
    initial: { outcome: '', reply: '', told: '' },
    validate: ({ outcome, reply, told }) => ({
      outcome: outcome ? undefined : 'Choose a decision.',
      reply: tooLong(reply),
      told:
        outcome && outcome !== 'no_action' && !told.trim()
          ? 'Write what the person this report is about should know.'
          : tooLong(told),
    }),
    submit: async ({ outcome, reply, told }) => {
      if (!outcome) return;
      const { id, version } = report;
      await decide.mutateAsync({ id, version, outcome, reply: reply.trim(), told: told.trim() });
      toast({ title: 'Decided', description: 'The person who reported it can read your answer.' });
    },
  });
  const outcome = form.field('outcome');
  const options = Object.entries(outcomesOf(report.by)).map(([value, words]) => ({
    value: value as Outcome,
    ...words,
  }));
  return (
    <Section title="Your decision">
      <form className="stack crisis-form" aria-label="Your decision" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          id={outcome.id}
          legend="Decision"
          look="list"
          options={options}
          value={outcome.value || null}
          error={outcome.error}
          onChange={outcome.onChange}
        />
        {outcome.value && outcome.value !== 'no_action' && (
          <TextArea
            label={`To ${about}`}
            hint="They’ll read this. Don’t say who reported it."
            limit={limits.reason}
            {...form.field('told')}
          />
        )}
        <TextArea
          label="To the person who reported it"
          optional
          hint="They’ll read this. Don’t say what you decided about the other person."
          limit={limits.reason}
          {...form.field('reply')}
        />
        <div>
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
            Save decision
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Decided({ report }: { readonly report: CrisisReportDetail }) {
  const { outcome, decidedBy, decidedAt, reply, told } = report;
  if (outcome === null) return null;
  return (
    <Section title="Decision">
      <Notice tone="ok" title={doneWords[outcome]}>
        {decidedAt && (
          <p>
            {decidedBy ? `By ${decidedBy.displayName}, ` : ''}
            <Time value={decidedAt} look="absolute" />
          </p>
        )}
        {told && (
          <p className="crisis-words">
            <strong>To the person it is about:</strong> {told}
          </p>
        )}
        {reply && (
          <p className="crisis-words">
            <strong>To the person who reported it:</strong> {reply}
          </p>
        )}
      </Notice>
    </Section>
  );
}

function Report({ report }: { readonly report: CrisisReportDetail }) {
  const { reason, details, by, supporter, requestStatus } = report;
  const supporterLink = supporter ? (
    <Link href={`/profile/${supporter.id}`}>{supporter.displayName}</Link>
  ) : (
    supporterName(supporter)
  );
  return (
    <>
      <Section title={reasonWords(reason)}>
        <div className="stack">
          <ReportHead report={report} />
          <Notice title="We’ve recorded that you read this">
            If someone may be hurt now, call 000. While a request is waiting or escalated, people on crisis duty can see
            who sent it.
          </Notice>
          <p className="crisis-words">{details || 'No details given.'}</p>
          <Facts
            items={[
              { label: 'Reported by', value: by === 'author' ? authorName(report) : supporterLink },
              { label: 'About', value: by === 'author' ? supporterLink : authorName(report) },
              { label: 'Request', value: requestStatus ? statusWords[requestStatus].label : 'Deleted' },
            ]}
          />
        </div>
      </Section>
      <Section title="What was written">
        <Talk report={report} />
      </Section>
      {report.outcome === null ? <Decide report={report} /> : <Decided report={report} />}
    </>
  );
}

function One({ id }: { readonly id: string }) {
  const read = useReport(id);
  if (read.loading) return <Skeleton count={1} label="Loading the report" />;
  if (read.error && statusOf(read.error) === 404) {
    return (
      <EmptyState level={2} title="Report not found">
        <p>It may have been deleted. If you were part of the conversation, someone else will review it.</p>
      </EmptyState>
    );
  }
  if (read.error || !read.data) {
    return (
      <ErrorState level={2} title="Couldn’t load the report" onRetry={read.retry} retrying={read.refreshing}>
        {textForPeople(read.error)}
      </ErrorState>
    );
  }
  return <Report report={read.data} />;
}

/** One report with what it is about, for those who review it. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const waiting = useWaitingRoles('duty', 'moderator', 'admin');
  return (
    <div className="crisis">
      <PageTitle
        title="A report in crisis support"
        crumbs={[
          { label: 'Crisis Support', href: '/crisis-support' },
          { label: 'Reports', href: '/crisis-support/reports' },
        ]}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <One id={params.id} />}
    </div>
  );
}
