import type { User } from '../contract.ts';
import { useFollowers } from './data.ts';
import { FollowsPage } from './follows-page.tsx';
import { MemberList } from './member-list.tsx';
import { WithUser } from './with-user.tsx';

export function Screen({ params }: { params: { id: string } }) {
  return <WithUser id={params.id}>{(user) => <Followers user={user} />}</WithUser>;
}

function Followers({ user }: { readonly user: User }) {
  const list = useFollowers(user.id);
  return (
    <FollowsPage user={user} which="followers">
      <MemberList
        list={list}
        total={user.followers}
        empty={user.isMe ? 'No one follows you yet' : `No one follows ${user.displayName} yet`}
      />
    </FollowsPage>
  );
}
