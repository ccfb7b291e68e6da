import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import type { unblock as contract } from '../contract.ts';
import { mustSee } from './must-see.ts';
import { blocks } from './tables.ts';

export const unblock: Handler<typeof contract> = async ({ input, principal, db, query }) => {
  const gone = await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, principal.id), eq(blocks.blockedId, input.id)))
    .returning({ id: blocks.blockedId });
  if (gone.length === 0) await mustSee(query, principal.id, input.id);
  return { id: input.id, blockedByMe: false };
};
