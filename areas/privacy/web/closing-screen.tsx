import { useState } from 'react';
import { ConfirmSection, useConfirmed, useLeaving } from '#areas/account/web/public.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { refreshSession, useSession } from '#platform/web/session.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { closedUntil, setClosedUntil } from './closed.ts';
import { useDeletion, useKeepAccount } from './data.ts';
import { ExportSection } from './export-section.tsx';
import './privacy.css';

/** The one page of an account that waits for deletion, and what is said when it has just been closed. */
export function Screen() {
  const { closing, member } = useSession();
  if (closing) return <Waiting />;
  return member ? <NotClosed /> : <Closed eraseAt={closedUntil()} />;
}

function Waiting() {
  const { data, error, loading, retry, refreshing } = useDeletion(true);
  const title = data ? `Your account will be deleted on ${dayInWords(data.eraseAt)}` : 'Your account will be deleted';
  useTitle(title);
  const keep = useKeepAccount();
  const leaving = useLeaving();
  const press = async () => {
    try {
      await keep.mutateAsync();
      setClosedUntil(undefined);
      await refreshSession();
      navigate('/', { replace: true });
      toast({ title: 'You keep your account', description: 'What you wrote is as it was.' });
    } catch (failure) {
      failed('Nothing was changed')(failure);
    }
  };
  return (
    <>
      <PageTitle title={title} lead="It’s closed, so no one else can see it. You can keep it until that day." />
      {loading && <Skeleton count={1} label="Loading" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the date" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      <div className="privacy">
        <div className="row">
          <Button variant="primary" size="l" onClick={() => void press()} pending={keep.pending} pendingText="Opening…">
            Keep my account
          </Button>
          <Button onClick={leaving.leave} pending={leaving.pending} pendingText="Signing out…">
            Sign out
          </Button>
          {leaving.question}
        </div>
        <MyCopy />
        <p>
          Need someone to talk to now? <Link href="/crisis-support">Every help number</Link> is open to you.
        </p>
      </div>
    </>
  );
}

function MyCopy() {
  const { data } = useConfirmed();
  if (!data) return null;
  const confirmed = data.confirmedUntil !== null;
  return (
    <>
      <ConfirmSection security={data} />
      <ExportSection confirmed={confirmed} />
    </>
  );
}

/** Nobody is signed in: said right after closing, and to whoever comes here by hand. */
function Closed({ eraseAt }: { readonly eraseAt: string | undefined }) {
  const [day] = useState(eraseAt);
  const { demo } = useSession();
  useTitle(day ? undefined : 'Keep a closed account');
  return (
    <>
      <PageTitle
        title={day ? 'Your account is closed' : 'Keep a closed account'}
        lead={
          day
            ? `It will be deleted for good on ${dayInWords(day)}. You’re signed out everywhere.`
            : 'An account that was closed waits 14 days before it is deleted. Sign in to see yours.'
        }
      />
      <div className="privacy">
        <p>
          {day
            ? 'Did you change your mind? Sign in before then, and choose “Keep my account”. We have sent you an email that says the same.'
            : 'If you sign in to a closed account, you can keep it or get a copy of the data.'}
        </p>
        <div className="row">
          <ButtonLink href="/sign-in">Sign in to your account</ButtonLink>
          {demo && day && <ButtonLink href="/outbox">Open the outbox</ButtonLink>}
        </div>
        <Section title="You can still read">
          <p>
            You can read <Link href="/">public posts</Link> and <Link href="/crisis-support">every help number</Link>{' '}
            without an account.
          </p>
        </Section>
      </div>
    </>
  );
}

function NotClosed() {
  useTitle('Your account is open');
  return (
    <>
      <PageTitle title="Your account is open" lead="Nothing is waiting to be deleted." />
      <div>
        <ButtonLink href="/settings/privacy">Your data and privacy</ButtonLink>
      </div>
    </>
  );
}
