import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import type { unblock as contract } from '../contract.ts';
import { blocks } from './tables.ts';

export const unblock: Handler<typeof contract> = async ({ input, principal, db }) => {
  await db.delete(blocks).where(and(eq(blocks.blockerId, principal.id), eq(blocks.blockedId, input.id)));
  return { id: input.id, blockedByMe: false };
};
