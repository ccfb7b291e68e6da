import { useEffect, useRef, useState } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { unsubscribeNow, useUnsubscription } from './data-settings.ts';
import './notifications.css';

/** The page behind a link in an email. Programs that look into mails open links too, so only its button stops anything. */
export function Screen() {
  const [query] = useQueryParams();
  const [token] = useState(() => query.get('token') ?? '');
  return token === '' ? <NotWhole /> : <Known token={token} />;
}

function NotWhole() {
  return (
    <>
      <PageTitle title="Stop emails" lead="The link from your email is incomplete." />
      <div className="stack">
        <p>Open the email again and follow its link. Or sign in and choose your notifications.</p>
        <div className="row">
          <ButtonLink href="/notifications/settings">Notification settings</ButtonLink>
        </div>
      </div>
    </>
  );
}

function Known({ token }: { readonly token: string }) {
  const { data, error, retry, refreshing } = useUnsubscription(token);
  if (data) return <Ask token={token} words={data.words} />;
  if (statusOf(error) === 404) return <NotWhole />;
  return (
    <>
      <PageTitle title="Stop emails" />
      {error ? (
        <ErrorState level={2} title="Couldn’t load the page" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton look="row" label="Loading your email settings" />
      )}
    </>
  );
}

function Ask({ token, words }: { readonly token: string; readonly words: readonly string[] }) {
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [problem, setProblem] = useState<string>();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'done') done.current?.focus();
  }, [state]);
  const stop = async () => {
    setState('sending');
    setProblem(undefined);
    try {
      await unsubscribeNow(token);
      setState('done');
    } catch (error) {
      setState('ready');
      setProblem(textForPeople(error));
    }
  };
  const list = (
    <ul>
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
  if (state === 'done') {
    return (
      <>
        <PageTitle title="Stop emails" />
        <div className="stack">
          <p ref={done} tabIndex={-1}>
            <strong>Done.</strong> You won’t get any more emails about this:
          </p>
          {list}
          <p>You’ll still find it in your notifications. You can change this at any time.</p>
          <div className="row">
            <ButtonLink href="/notifications/settings">Notification settings</ButtonLink>
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Stop emails" lead="You don’t need to sign in for this." />
      <div className="stack">
        {problem && (
          <div role="alert">
            <Notice tone="danger" title="Couldn’t stop the emails">
              {problem}
            </Notice>
          </div>
        )}
        <p>You’ll stop getting emails about this:</p>
        {list}
        <div className="row">
          <Button
            variant="primary"
            size="l"
            pending={state === 'sending'}
            pendingText="Stopping…"
            onClick={() => void stop()}
          >
            Stop these emails
          </Button>
        </div>
      </div>
    </>
  );
}
