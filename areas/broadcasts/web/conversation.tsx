import { lazy, Suspense, useState } from 'react';
import { Comments, usePost } from '#areas/posts/web/public.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Broadcast } from '../contract.ts';

const InSpace = lazy(async () => ({ default: (await import('./in-space.tsx')).InSpace }));

/** The comments of the post, at the reader’s own pace. */
export function Conversation({ broadcast }: { readonly broadcast: Pick<Broadcast, 'postId' | 'space'> }) {
  const { postId, space } = broadcast;
  const [held, setHeld] = useState(false);
  return (
    <div className="stack">
      <Checkbox
        label="Hold new comments back until I ask for them"
        checked={held}
        onChange={(event) => setHeld(event.currentTarget.checked)}
      />
      <Suspense fallback={<Skeleton count={2} look="row" label="Loading the comments" />}>
        {postId !== null && <OfPost postId={postId} held={held} />}
        {space && <InSpace space={space} held={held} />}
      </Suspense>
    </div>
  );
}

function OfPost({ postId, held }: { readonly postId: number; readonly held: boolean }) {
  usePost(postId);
  return <Comments postId={postId} level={1} held={held} />;
}
