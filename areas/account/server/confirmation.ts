import { and, eq } from 'drizzle-orm';
import type { Actor } from '#platform/server/actor.ts';
import { sessions } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';

/** How long a check that it is you counts. */
export const confirmationLasts = 15 * 60_000;

/** Until when the last check in this session counts; null when there was none, or it is too old. */
export async function confirmedUntil(db: Db, actor: Actor, now: Date): Promise<Date | null> {
  if (actor.sessionId === 0) return null;
  const [row] = await db
    .select({ at: sessions.confirmedAt })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.id)));
  if (!row?.at) return null;
  const until = new Date(row.at.getTime() + confirmationLasts);
  return until > now ? until : null;
}

export async function confirm(db: Db, actor: Actor, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.id)));
}

export const confirmFirst = 'Show first that it is you, with your password or a code by e-mail.';
