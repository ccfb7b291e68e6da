import { CircleCheck, CircleHelp, Lock, MessagesSquare, Pin } from 'lucide-react';
import type { Post } from '#areas/posts/contract.ts';
import { Chip } from '#platform/web/ui/chip.tsx';

type Marked = Pick<Post, 'type' | 'acceptedId' | 'pinned' | 'closed'>;

/** What kind of topic it is, in words. */
export const TopicBadges = ({ post }: { readonly post: Marked }) => (
  <>
    {post.type === 'question' ? <Chip icon={CircleHelp}>Question</Chip> : <Chip icon={MessagesSquare}>Discussion</Chip>}
    {post.acceptedId !== null && (
      <Chip tone="ok" icon={CircleCheck}>
        Answered
      </Chip>
    )}
    {post.pinned && <Chip icon={Pin}>Pinned</Chip>}
    {post.closed && <Chip icon={Lock}>Closed</Chip>}
  </>
);
