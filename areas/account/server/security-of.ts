import { count, eq } from 'drizzle-orm';
import type { Role } from '#platform/contract/roles.ts';
import type { Actor } from '#platform/server/actor.ts';
import { guardedRoles } from '#platform/server/auth/roles.ts';
import { passkeys, users } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Security } from '../contract.ts';
import { isTwoStepOn } from './authenticator-app.ts';
import { confirmedUntil } from './confirmation.ts';
import { passwordHashOf } from './credentials.ts';
import { codesLeft } from './recovery-codes.ts';

export async function securityOf(db: Db, actor: Actor, now: Date): Promise<Security> {
  const [row] = await db.select({ email: users.email, roles: users.roles }).from(users).where(eq(users.id, actor.id));
  if (!row) throw problem.notFound();
  return {
    email: row.email,
    hasPassword: (await passwordHashOf(db, actor.id)) !== undefined,
    twoStep: await isTwoStepOn(db, actor.id),
    codesLeft: await codesLeft(db, actor.id),
    passkeys: await passkeyCount(db, actor.id),
    guardedRoles: guardedRoles.filter((role) => (row.roles as Role[]).includes(role)),
    rolesCount: (actor.withheld ?? []).length === 0,
    ownSession: actor.sessionId > 0,
    confirmedUntil: (await confirmedUntil(db, actor, now))?.toISOString() ?? null,
  };
}

export async function passkeyCount(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.keys ?? 0;
}
