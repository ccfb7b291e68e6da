import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/server/actor.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Security } from '../contract.ts';
import { confirmedUntil } from './confirmation.ts';
import { passwordHashOf } from './credentials.ts';

export async function securityOf(db: Db, actor: Actor, now: Date): Promise<Security> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
  if (!row) throw problem.notFound();
  return {
    email: row.email,
    hasPassword: (await passwordHashOf(db, actor.id)) !== undefined,
    ownSession: actor.sessionId > 0,
    confirmedUntil: (await confirmedUntil(db, actor, now))?.toISOString() ?? null,
  };
}
