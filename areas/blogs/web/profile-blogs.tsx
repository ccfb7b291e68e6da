import type { User } from '#areas/people/contract.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { BlogList } from './blog-list.tsx';

/** PROFILE-13: exactly the blogs of this member. */
export function Panel({ user }: { readonly user: User }) {
  return (
    <>
      <h2 className="vh">Blogs</h2>
      <BlogList
        source={{ authorId: user.id }}
        label={`Blogs by ${user.displayName}`}
        emptyTitle="No blog posts yet"
        emptyText={user.isMe ? 'Write about what you know.' : undefined}
        emptyAction={user.isMe ? <ButtonLink href="/blogs/write">Write a blog</ButtonLink> : undefined}
      />
    </>
  );
}
