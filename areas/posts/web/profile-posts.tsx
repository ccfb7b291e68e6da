import type { User } from '#areas/people/contract.ts';
import { PostList } from './list/post-list.tsx';

/** PROFILE-10 to 12, and 20. */
export function Panel({ user }: { readonly user: User }) {
  return (
    <>
      <h2 className="vh">Posts</h2>
      <PostList
        source={{ authorId: user.id }}
        label={`posts by ${user.displayName}`}
        failText="Failed to fetch user posts"
        emptyText={user.isMe ? 'Share your first post with the community' : undefined}
      />
    </>
  );
}
