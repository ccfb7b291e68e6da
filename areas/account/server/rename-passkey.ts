import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { passkeys } from '#platform/server/auth/tables.ts';
import { problem } from '#platform/server/problem.ts';
import type { renamePasskey as contract } from '../contract.ts';
import { viewPasskey } from './passkey.ts';

/** Another member's passkey looks like one that does not exist. */
export const renamePasskey: Handler<typeof contract> = async ({ input, principal, db }) => {
  const [renamed] = await db
    .update(passkeys)
    .set({ name: input.name.trim() })
    .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, principal.id)))
    .returning();
  if (!renamed) throw problem.notFound();
  return viewPasskey(renamed);
};
