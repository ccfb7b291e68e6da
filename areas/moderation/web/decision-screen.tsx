import { useState } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Decision } from '../contract.ts';
import { actionWords, easyMeaning, kindWords, meaning, ruleOf } from '../pure/decision-words.ts';
import { useAppeal, useDecision } from './data-own.ts';
import './moderation.css';

const wordsLimit = 2000;

/** A decision about the one who reads it: what it is about, the rule, what it means, until when, and how to appeal. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const id = Number(params.id);
  const { data, error, loading, refreshing, retry } = useDecision(id);
  const missing = statusOf(error) === 404;
  return (
    <div className="stack decision-page">
      <PageTitle
        title={missing ? 'Decision not found' : 'A decision about you'}
        lead={missing ? 'This decision doesn’t exist, or it isn’t about you.' : undefined}
      />
      {missing && (
        <p>
          <Link href="/my-reports">Your reports, and decisions about you</Link>
        </p>
      )}
      {loading && <Skeleton look="row" count={1} label="Loading the decision" />}
      {error && !missing && (
        <ErrorState level={2} title="Couldn’t load the decision" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Read decision={data} />}
    </div>
  );
}

function Read({ decision }: { readonly decision: Decision }) {
  const [easy, setEasy] = useState(false);
  const { actionType, contentType, text, reason, expiresAt, createdAt } = decision;
  const until = expiresAt ? absoluteTime(expiresAt) : '';
  const rule = ruleOf(decision);
  return (
    <>
      <Switch label="Easy Read" hint="Short lines with one idea each." checked={easy} onChange={setEasy} />
      {easy ? (
        <Section title="What happened">
          <ul className="easy-lines">
            {easyMeaning(decision, until).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ) : (
        <Section title={`${actionWords[actionType]}, ${absoluteTime(createdAt)}`}>
          {meaning(decision, until).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Section>
      )}
      <Section title={easy ? 'Why' : 'Why we decided this'}>
        {rule && (
          <p>
            {easy ? 'The rule is about: ' : 'The rule: '}
            <strong>{rule}</strong>. <Link href="/community-guidelines">Read the guidelines</Link>
          </p>
        )}
        <p>
          {easy ? 'The moderator says: ' : 'What the moderator wrote: '}
          {reason || 'We no longer keep this.'}
        </p>
      </Section>
      {text && (
        <Section title={`Your ${contentType ? kindWords(contentType) : 'words'}, as it was then`}>
          <div className="exhibit case-words">
            {text.split('\n').map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which do not move
              <p key={at}>{line}</p>
            ))}
          </div>
        </Section>
      )}
      <Appeal decision={decision} easy={easy} />
      <Section title={easy ? 'Help' : 'Someone to help you'}>
        <p>
          {easy
            ? 'A person you trust can read this with you.'
            : 'You can read this with a supporter, a friend or an advocate. They can help you write the appeal.'}
        </p>
        <p>
          <Link href="/contact-support">Ask us</Link> or <Link href="/crisis-support">get help now</Link>.
        </p>
      </Section>
    </>
  );
}

const answered = {
  pending: 'It’s waiting for another moderator.',
  upheld: 'You were right. We reversed the decision.',
  declined: 'The decision stays.',
};

function Appeal({ decision, easy }: { readonly decision: Decision; readonly easy: boolean }) {
  const { appeal, appealUntil, status } = decision;
  const title = easy ? 'If you think we got it wrong' : 'How to appeal';
  if (appeal) {
    return (
      <Section title="Your appeal">
        <p>{appeal.words}</p>
        <p className="small soft">
          <Time value={appeal.createdAt} look="absolute" />
        </p>
        <Notice tone={appeal.status === 'upheld' ? 'ok' : 'info'} title={answered[appeal.status]}>
          {appeal.answer}
        </Notice>
      </Section>
    );
  }
  if (status === 'lifted') return null;
  if (Date.parse(appealUntil) <= Date.now()) {
    return (
      <Section title={title}>
        <p>You could appeal until {absoluteTime(appealUntil)}.</p>
      </Section>
    );
  }
  return (
    <Section
      title={title}
      intro={
        easy
          ? 'Tell us why. Another person will look at it.'
          : `Say why you think this is wrong, once, until ${absoluteTime(appealUntil)}. Another moderator will look at it. If you’re right, we’ll restore everything.`
      }
    >
      <AppealForm id={decision.id} />
    </Section>
  );
}

function AppealForm({ id }: { readonly id: number }) {
  const send = useAppeal();
  const form = useForm({
    initial: { words: '' },
    draftKey: `appeal:${id}`,
    validate: ({ words }) => ({
      words: !words.trim()
        ? 'Write why you think this is wrong.'
        : words.length > wordsLimit
          ? `Please use at most ${wordsLimit} characters.`
          : undefined,
    }),
    submit: async ({ words }) => {
      await send.mutateAsync({ id, words: words.trim() });
      toast({ title: 'Appeal sent', description: 'Another moderator will look at it. We’ll send you a notification.' });
      document.getElementById('page-title')?.focus();
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label="Why it is wrong" limit={wordsLimit} {...form.field('words')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Sending…">
          Send the appeal
        </Button>
      </div>
    </form>
  );
}
