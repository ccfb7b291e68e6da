import type { Handler } from '#platform/server/area.ts';
import { commentUnliked, type unlikeComment as contract, postChanged } from '../../contract.ts';
import { removeCommentLike } from './comment-likes.ts';

export const unlikeComment: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { likes, authorId, postId, version, moved } = await removeCommentLike(query, input.id, principal.id);
  if (moved) {
    await emit(commentUnliked, { commentId: input.id, postId, userId: principal.id, authorId });
    await emit(postChanged, { postId, version });
  }
  return { id: input.id, likes, likedByMe: false };
};
