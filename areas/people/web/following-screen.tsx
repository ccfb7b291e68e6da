import type { User } from '../contract.ts';
import { useFollowing } from './data.ts';
import { FollowsPage } from './follows-page.tsx';
import { MemberList } from './member-list.tsx';
import { WithUser } from './with-user.tsx';

export function Screen({ params }: { params: { id: string } }) {
  return <WithUser id={params.id}>{(user) => <Following user={user} />}</WithUser>;
}

function Following({ user }: { readonly user: User }) {
  const list = useFollowing(user.id);
  return (
    <FollowsPage user={user} which="following">
      <MemberList
        list={list}
        total={user.following}
        empty={user.isMe ? 'You aren’t following anyone yet' : `${user.displayName} isn’t following anyone yet`}
      />
    </FollowsPage>
  );
}
