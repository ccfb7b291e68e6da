import { count, eq } from 'drizzle-orm';
import type { Role } from '#platform/contract/roles.ts';
import { guardedRoles } from '#platform/server/auth/roles.ts';
import { passkeys, users } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Security } from '../contract.ts';
import { isTwoStepOn } from './authenticator-app.ts';
import { confirmedUntil } from './confirmation.ts';
import { passwordHashOf } from './credentials.ts';
import { codesLeft } from './recovery-codes.ts';

/** `rolesCount`: no role of theirs waits in this session for a second factor. */
export async function securityOf(
  db: Db,
  principal: Principal,
  now: Date,
  rolesCount = principal.withheld.length === 0,
): Promise<Security> {
  const [row] = await db
    .select({ email: users.email, roles: users.roles })
    .from(users)
    .where(eq(users.id, principal.id));
  if (!row) throw problem.notFound();
  return {
    email: row.email,
    hasPassword: (await passwordHashOf(db, principal.id)) !== undefined,
    twoStep: await isTwoStepOn(db, principal.id),
    codesLeft: await codesLeft(db, principal.id),
    passkeys: await passkeyCount(db, principal.id),
    guardedRoles: guardedRoles.filter((role) => (row.roles as Role[]).includes(role)),
    rolesCount,
    ownSession: principal.sessionId > 0,
    confirmedUntil: (await confirmedUntil(db, principal, now))?.toISOString() ?? null,
  };
}

export async function passkeyCount(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.keys ?? 0;
}
