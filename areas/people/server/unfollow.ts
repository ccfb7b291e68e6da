import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { type unfollow as contract, memberUnfollowed } from '../contract.ts';
import { followState } from './follow-state.ts';
import { follows } from './tables.ts';

export const unfollow: Handler<typeof contract> = async ({ input, principal, db, query, emit }) => {
  const gone = await db
    .delete(follows)
    .where(and(eq(follows.followerId, principal.id), eq(follows.followeeId, input.id)))
    .returning({ id: follows.followeeId });
  if (gone.length > 0) await emit(memberUnfollowed, { followerId: principal.id, followeeId: input.id });
  return followState(query, principal.id, input.id);
};
