import type { Handler } from '#platform/server/area.ts';
import { type restorePost as contract, feedChanged, postChanged, postRestored } from '../../contract.ts';
import { bringBack } from '../deleting.ts';
import { loadJudgedPost } from '../view.ts';

export const restorePost: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const back = await bringBack('posts', input.id, { db, query, principal, now });
  if (back) {
    await emit(postRestored, { postId: input.id, authorId: back.authorId });
    await emit(postChanged, { postId: input.id, version: back.version });
    await emit(feedChanged, { postId: input.id });
  }
  return loadJudgedPost(query, principal, input.id);
};
