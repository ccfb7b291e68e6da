import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type deletePost as contract, feedChanged, postChanged, postDeleted } from '../../contract.ts';
import { takeAway } from '../deleting.ts';

export const deletePost: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const gone = await takeAway('posts', input.id, { db, query, principal, now });
  if (!gone) throw problem.notFound();
  await emit(postDeleted, { postId: input.id, authorId: gone.authorId });
  await emit(postChanged, { postId: input.id, version: gone.version, gone: true });
  await emit(feedChanged, { postId: input.id });
  return { id: input.id, restorableUntil: gone.restorableUntil };
};
