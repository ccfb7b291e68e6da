import type { ReactNode } from 'react';
import { useTitle } from '#platform/web/router/title.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import type { User } from '../contract.ts';
import './people.css';

/** What the two lists of one member have in common. */
export function FollowsPage({
  user,
  which,
  children,
}: {
  readonly user: User;
  readonly which: 'followers' | 'following';
  readonly children: ReactNode;
}) {
  const base = `/profile/${user.id}`;
  const title = which === 'followers' ? `Followers of ${user.displayName}` : `Followed by ${user.displayName}`;
  useTitle(title);
  return (
    <>
      <PageTitle title={title} crumbs={[{ label: user.displayName, href: base }]} />
      <LinkTabs
        label="Followers and following"
        links={[
          { href: `${base}/followers`, label: `Followers ${user.followers}`, current: which === 'followers' },
          { href: `${base}/following`, label: `Following ${user.following}`, current: which === 'following' },
        ]}
      />
      {children}
    </>
  );
}
