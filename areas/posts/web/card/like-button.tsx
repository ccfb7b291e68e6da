import { Heart } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { useLike, useUnlike } from '../data.ts';

const failed = (description: string) => () => {
  toast({ title: 'Error', description, variant: 'destructive' });
};

/** The word says what a press does; the filled heart and the count say what is. The count is the server's (C-06). */
export function LikeButton({ post, name }: { readonly post: Post; readonly name: string }) {
  const like = useLike({
    onDone: () => toast({ title: 'Success', description: 'Post liked!' }),
    onFail: failed('Failed to like post. Please try again.'),
  });
  const unlike = useUnlike({
    onDone: () => announce('Like removed'),
    onFail: failed('Couldn’t remove your like. Please try again.'),
  });
  const pending = like.pending || unlike.pending;
  return (
    <Button
      variant="quiet"
      className="act"
      icon={Heart}
      data-on={post.likedByMe || undefined}
      data-focus-key={`like-${post.id}`}
      aria-disabled={pending || undefined}
      onClick={() => (post.likedByMe ? unlike : like).mutate({ id: post.id })}
    >
      {post.likedByMe ? 'Unlike' : 'Like'}{' '}
      <span className="num" data-part="badge">
        {post.likes}
      </span>
      <span className="vh"> {name}</span>
    </Button>
  );
}
