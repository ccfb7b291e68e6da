import { Heart } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { Comment } from '../../contract.ts';
import { useLikeComment, useUnlikeComment } from '../data-comments.ts';

/** As of posts: the word says what a press does; the filled heart and the count say what is. `what`: "reply 3". */
export function LikeComment({ comment, what }: { readonly comment: Comment; readonly what: string }) {
  const like = useLikeComment(comment.postId, {
    onDone: () => announce('Like added'),
    onFail: failed('Couldn’t add your like'),
  });
  const unlike = useUnlikeComment(comment.postId, {
    onDone: () => announce('Like removed'),
    onFail: failed('Couldn’t remove your like'),
  });
  const pending = like.pending || unlike.pending;
  return (
    <Button
      variant="quiet"
      className="act"
      icon={Heart}
      data-on={comment.likedByMe || undefined}
      aria-disabled={pending || undefined}
      onClick={() => (comment.likedByMe ? unlike : like).mutate({ id: comment.id })}
    >
      {comment.likedByMe ? 'Unlike' : 'Like'}{' '}
      <span className="num" data-part="badge">
        {comment.likes}
      </span>
      <span className="vh"> {what}</span>
    </Button>
  );
}
