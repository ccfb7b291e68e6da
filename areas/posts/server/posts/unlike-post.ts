import type { Handler } from '#platform/server/area.ts';
import { type unlikePost as contract, postChanged, postUnliked } from '../../contract.ts';
import { removeLike } from './likes.ts';

export const unlikePost: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { likes, authorId, version, moved } = await removeLike(query, input.id, principal.id);
  if (moved) {
    await emit(postUnliked, { postId: input.id, userId: principal.id, authorId });
    await emit(postChanged, { postId: input.id, version });
  }
  return { id: input.id, likes, likedByMe: false };
};
