import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { passkeys } from '#platform/server/auth/tables.ts';
import { problem } from '#platform/server/problem.ts';
import { type removePasskey as contract, signInSecured } from '../contract.ts';

export const removePasskey: Handler<typeof contract> = async ({ input, principal, db, emit }) => {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, principal.id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw problem.notFound();
  await emit(signInSecured, { userId: principal.id, change: 'passkey-removed' });
  return {};
};
