import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { OwnReport } from '../contract.ts';
import { actionWords, aKind } from '../pure/decision-words.ts';
import { reasonLabels } from '../pure/reasons.ts';
import { useMyDecisions, useMyReports } from './data-own.ts';
import './moderation.css';

const outcomeWords: Readonly<Record<OwnReport['outcome'], { label: string; tone: ChipTone; says: string }>> = {
  waiting: { label: 'Waiting', tone: 'plain', says: 'A moderator will look at it within 24 hours.' },
  reviewing: { label: 'Under review', tone: 'action', says: 'A moderator is looking at it.' },
  acted: {
    label: 'We acted',
    tone: 'ok',
    says: 'You were right. We took action. We can’t share the details.',
  },
  no_action: {
    label: 'No rule broken',
    tone: 'plain',
    says: 'We looked at it. It doesn’t break our rules. You can block the person.',
  },
  dismissed: { label: 'Unfounded', tone: 'plain', says: 'We looked at it and found no problem.' },
};

function Item({ report }: { readonly report: OwnReport }) {
  const { label, tone, says } = outcomeWords[report.outcome];
  return (
    <li className="action-item">
      <div className="row">
        <h3>
          {reasonLabels[report.reason]}: {aKind(report.contentType)}
        </h3>
        <Chip tone={tone}>{label}</Chip>
      </div>
      {report.description && <p>{report.description}</p>}
      <p>{report.evidenceReady ? 'This has taken longer than we promised. We’re sorry.' : says}</p>
      <p className="small soft">
        Reported <Time value={report.createdAt} look="absolute" />
        {report.resolvedAt && (
          <>
            , decided <Time value={report.resolvedAt} look="absolute" />
          </>
        )}
      </p>
      {report.evidenceReady && (
        <p>
          After 48 hours without a decision you can{' '}
          <a href={`/api/my-reports/${report.id}/evidence`} download={`evidence-${report.id}.html`}>
            download the evidence<span className="vh"> for report {report.id}</span>
          </a>{' '}
          and send it to the eSafety Commissioner (esafety.gov.au/report).
        </p>
      )}
    </li>
  );
}

function Decisions() {
  const { data } = useMyDecisions();
  if (!data || data.length === 0) return null;
  return (
    <Section title="Decisions about you">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {data.map(({ id, actionType, createdAt }) => (
          <li key={id} className="action-item">
            <Link href={`/decisions/${id}`}>{actionWords[actionType]}</Link>
            <span className="small soft">
              <Time value={createdAt} look="absolute" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What one has reported and what came of it, and what was decided about oneself. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useMyReports();
  return (
    <div className="stack decision-page">
      <PageTitle title="Your reports" lead="What you reported and the outcome. No one is told it was you." />
      {loading && <Skeleton look="row" label="Loading your reports" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your reports" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && data.length === 0 && (
        <EmptyState level={2} title="You haven’t reported anything">
          <p>You’ll find “Report” in the menu of every post, comment, message and profile.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <section aria-labelledby="own-reports-title">
          <h2 className="vh" id="own-reports-title">
            What you reported
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {data.map((report) => (
              <Item key={report.id} report={report} />
            ))}
          </ul>
        </section>
      )}
      <Decisions />
      <p>
        <Link href="/transparency">Moderation in numbers</Link>
      </p>
    </div>
  );
}
