import { PostList } from '#areas/posts/web/public.ts';
import type { User } from '../contract.ts';

/** PROFILE-10 to 12, and 20. */
export function ProfilePosts({ user }: { readonly user: User }) {
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
