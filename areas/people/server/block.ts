import { and, eq, or } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { type block as contract, memberBlocked } from '../contract.ts';
import { mustBeAnother } from './must-see.ts';
import { blocks, follows } from './tables.ts';

export const block: Handler<typeof contract> = async ({ input, principal, db, emit, now }) => {
  mustBeAnother(principal.id, input.id, 'You can’t block yourself.');
  const added = await db
    .insert(blocks)
    .values({ blockerId: principal.id, blockedId: input.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: blocks.blockedId });
  if (added.length > 0) {
    const bothWays = or(
      and(eq(follows.followerId, principal.id), eq(follows.followeeId, input.id)),
      and(eq(follows.followerId, input.id), eq(follows.followeeId, principal.id)),
    );
    await db.delete(follows).where(bothWays);
    await emit(memberBlocked, { blockerId: principal.id, blockedId: input.id });
  }
  return { id: input.id, blockedByMe: true };
};
