/// <reference types="vite/client" />
import { type SubmitEvent, useEffect, useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { linkIn, type ShareLink } from '../../pure/share-link.ts';
import { useOpenShare } from './data.ts';
import { holdLink, linkHere } from './held-link.ts';
import { openShare, type SharedDiary } from './open-share.ts';
import { SharedView } from './shared-view.tsx';

/** What someone shares of their diary, for who has the link; signed out, too. */
export function Screen() {
  const [hash, setHash] = useState(linkHere);
  useEffect(() => {
    const changed = () => setHash(linkHere());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const link = linkIn(hash);
  if (link) return <Opening key={hash} link={link} />;
  return (
    <>
      <PageTitle title="Shared diary" />
      <EmptyState level={2} title="This link isn’t whole" drawing={<ClosedDoor size={104} />}>
        <p>Ask the person who sent it for the whole link.</p>
      </EmptyState>
    </>
  );
}

function Opening({ link }: { readonly link: ShareLink }) {
  const { mutateAsync, pending } = useOpenShare();
  const [shared, setShared] = useState<SharedDiary>();
  const [error, setError] = useState<Error>();
  const ask = async (code: string) => {
    setError(undefined);
    try {
      const diary = await openShare(await mutateAsync({ token: link.token, code }), link.key);
      setShared(diary);
      announce(`Opened: ${counted(diary.entries.length, 'entry', 'entries')}`);
    } catch (caught) {
      setError(caught as Error);
    }
  };
  useEffect(() => {
    if (shared) document.getElementById('page-title')?.focus();
  }, [shared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is written down, so it is opened once
  useEffect(() => {
    if (!link.asksCode) void ask('');
  }, [link]);
  const isGone = !link.asksCode && statusOf(error) === 404;
  if (shared) return <SharedView diary={shared} />;
  return (
    <>
      <PageTitle
        title="Shared diary"
        lead={isGone ? undefined : 'Someone shares a part of their wellness diary with you.'}
      />
      {link.asksCode ? (
        <CodeForm error={error} pending={pending} onCode={(code) => void ask(code)} />
      ) : error && !isGone ? (
        <ErrorState level={2} title="Couldn’t open it" onRetry={() => void ask('')} retrying={pending}>
          {textForPeople(error)}
        </ErrorState>
      ) : isGone ? (
        <Nothing />
      ) : (
        <Skeleton count={3} label="Opening the diary" />
      )}
    </>
  );
}

/** Ended, past its end, for someone else and never there look the same. */
function Nothing() {
  const { member } = useSession();
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title="There is nothing to open here"
        drawing={<ClosedDoor size={104} />}
        action={!member && <SignIn />}
      >
        <p>The sharing has ended, or the link is for someone else.</p>
      </EmptyState>
    </div>
  );
}

const SignIn = () => (
  <>
    <p>If it’s for you as a member, sign in first.</p>
    <ButtonLink href={signInHref('/wellness-tracking/shared')} onClick={holdLink}>
      Sign in to open it
    </ButtonLink>
  </>
);

function CodeForm({
  error,
  pending,
  onCode,
}: {
  readonly error: Error | undefined;
  readonly pending: boolean;
  readonly onCode: (code: string) => void;
}) {
  const { member } = useSession();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() === '') document.getElementById('share-code')?.focus();
    else onCode(code.trim());
  };
  const wrong = error && (statusOf(error) === 404 ? wrongCode : textForPeople(error));
  return (
    <form className="stack" noValidate onSubmit={send}>
      {wrong && !empty && <p className="vh" role="alert">{`Error: ${wrong}`}</p>}
      <TextField
        id="share-code"
        label="Code"
        hint="The person who shares it has told you the code. After five wrong tries the sharing ends."
        error={empty ? 'Enter the code.' : wrong}
        maxLength={12}
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={pending} pendingText="Opening…">
          Open the diary
        </Button>
      </div>
      {wrong && !member && <SignIn />}
    </form>
  );
}

const wrongCode = 'The code is wrong, the sharing has ended, or the link is for someone else.';
