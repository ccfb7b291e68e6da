import type { Handler } from '#platform/server/area.ts';
import { type follow as contract, memberFollowed } from '../contract.ts';
import { followState } from './follow-state.ts';
import { mustBeAnother } from './must-see.ts';
import { follows } from './tables.ts';

export const follow: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  mustBeAnother(principal.id, input.id, 'You can’t follow yourself.');
  const added = await db
    .insert(follows)
    .values({ followerId: principal.id, followeeId: input.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: follows.followeeId });
  if (added.length > 0) await emit(memberFollowed, { followerId: principal.id, followeeId: input.id });
  return followState(query, principal.id, input.id);
};
