import type { Handler } from '#platform/server/area.ts';
import { type likePost as contract, postChanged, postLiked } from '../../contract.ts';
import { addLike } from './likes.ts';

export const likePost: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { likes, authorId, version, moved } = await addLike(query, input.id, principal.id);
  if (moved) {
    await emit(postLiked, { postId: input.id, userId: principal.id, authorId });
    await emit(postChanged, { postId: input.id, version });
  }
  return { id: input.id, likes, likedByMe: true };
};
