import type { Handler } from '#platform/server/area.ts';
import { commentLiked, type likeComment as contract, postChanged } from '../../contract.ts';
import { addCommentLike } from './comment-likes.ts';

export const likeComment: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { likes, authorId, postId, version, moved } = await addCommentLike(query, input.id, principal.id);
  if (moved) {
    await emit(commentLiked, { commentId: input.id, postId, userId: principal.id, authorId });
    await emit(postChanged, { postId, version });
  }
  return { id: input.id, likes, likedByMe: true };
};
