import { useState } from 'react';
import type { Role } from '#platform/contract/roles.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
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
  const list = useCast(true);
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
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['sample member', 'sample members']}
      prefix="cast"
      moreLabel="Show more members"
      empty={null}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list cast" role="list">
        {list.items.map(({ id, displayName, username, avatar, roles }) => (
          <li key={id} id={`cast-${id}`} className="cast-member">
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
    </List>
  );
}
