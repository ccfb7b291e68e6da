import { useState } from 'react';
import type { Role } from '#platform/contract/roles.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useCast, useSignInAs } from './data.ts';
import { goIn } from './entered.ts';

const words: Readonly<Record<Role, string>> = {
  member: 'Member',
  moderator: 'Moderator',
  supporter: 'Supporter',
  provider: 'Provider',
  advertiser: 'Advertiser',
  developer: 'Developer',
  duty: 'Crisis duty',
  admin: 'Admin',
};

/** Demo mode: everybody may act as any of the sample members. One press signs in. */
export function CastList({ returnTo }: { readonly returnTo: string }) {
  const { items, loading, error, retry, refreshing, hasMore, loadMore, loadingMore } = useCast(true);
  const me = useSession().member;
  const [chosen, setChosen] = useState<number>();
  const notSignedIn = (reason: Error) => {
    setChosen(undefined);
    failed('Couldn’t sign in')(reason);
  };
  const signIn = useSignInAs({ onFail: notSignedIn });
  const become = async (userId: number) => {
    setChosen(userId);
    try {
      await signIn.mutateAsync({ userId });
      await goIn(returnTo);
    } catch (reason) {
      notSignedIn(reason as Error);
    }
  };
  if (loading) return <Skeleton count={5} look="row" label="Loading the sample members" />;
  if (error) {
    return (
      <ErrorState title="Couldn’t load the sample members" level={2} onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list cast" role="list">
        {items.map(({ id, displayName, username, avatar, roles }) => (
          <li key={id} className="cast-member">
            <Avatar name={displayName} src={avatar} />
            <div className="cast-words">
              <strong>{displayName}</strong>
              <span className="soft small">
                @{username} · {roles.map((role) => words[role]).join(', ')}
              </span>
            </div>
            {id === me?.id ? (
              <Chip tone="gold">You, right now</Chip>
            ) : (
              <Button pending={chosen === id} pendingText="Signing in…" onClick={() => void become(id)}>
                Sign in<span className="vh"> as {displayName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button onClick={loadMore} pending={loadingMore} pendingText="Loading…">
          Show more members
        </Button>
      )}
    </>
  );
}
