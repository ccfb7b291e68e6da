import { Radio } from 'lucide-react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { readBroadcastsAgain, useBroadcasts } from './data.ts';
import './broadcasts.css';

/** With a post whose author is live now: that they are, and the way there. All posts of a page share one read. */
export function PostNote({ postId }: { readonly postId: number }) {
  return useSession().member ? <Note postId={postId} /> : null;
}

function Note({ postId }: { readonly postId: number }) {
  const { data } = useBroadcasts();
  useLive('broadcasts', readBroadcastsAgain, { onGap: readBroadcastsAgain });
  const running = data?.find((broadcast) => broadcast.postId === postId);
  if (!running) return null;
  return (
    <div className="row live-note">
      <Chip tone="danger" icon={Radio}>
        Live now
      </Chip>
      <ButtonLink href={`/live/${running.id}`}>
        Watch live
        <span className="vh">
          {' '}
          {running.title}, by {running.author.displayName}
        </span>
      </ButtonLink>
    </div>
  );
}
