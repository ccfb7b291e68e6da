import type { User } from '#areas/people/contract.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { PostCard } from './card/post-card.tsx';
import { usePost, usePostById } from './data.ts';
import { FeedSettingsProvider } from './feed-settings.tsx';
import { PostList } from './list/post-list.tsx';

/** PROFILE-10 to 12, and 20. */
export function Panel({ user }: { readonly user: User }) {
  const pinned = user.pinnedPostId ?? undefined;
  return (
    <>
      {pinned !== undefined && <PinnedPost id={pinned} />}
      <h2 className="vh">Posts</h2>
      <PostList
        source={{ authorId: user.id }}
        without={pinned}
        label={`posts by ${user.displayName}`}
        failText="Failed to fetch user posts"
        emptyText={user.isMe ? 'Share your first post with the community' : undefined}
      />
    </>
  );
}

/** What the member has put first, whatever its age. */
function PinnedPost({ id }: { readonly id: number }) {
  usePost(id);
  const post = usePostById(id);
  if (!post) return null;
  return (
    <Section title="Pinned post" region={false} className="profile-pinned">
      <FeedSettingsProvider>
        <PostCard id={id} level={3} />
      </FeedSettingsProvider>
    </Section>
  );
}
