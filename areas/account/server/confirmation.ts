import { and, eq, sql } from 'drizzle-orm';
import { sessions } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { isTwoStepOn } from './authenticator-app.ts';

/** How long a check that it is you counts. */
export const confirmationLasts = 15 * 60_000;

/**
 * Until when the last check in this session counts; null when there was none, or it is too old. With two-step sign-in
 * on, a session that never saw a second factor has no check at all: it began before, perhaps in somebody else's hands.
 */
export async function confirmedUntil(db: Db, principal: Principal, now: Date): Promise<Date | null> {
  if (principal.sessionId === 0) return null;
  const [row] = await db
    .select({ at: sessions.confirmedAt, secondStepAt: sessions.secondStepAt })
    .from(sessions)
    .where(and(eq(sessions.id, principal.sessionId), eq(sessions.userId, principal.id)));
  if (!row?.at) return null;
  const until = new Date(row.at.getTime() + confirmationLasts);
  if (until <= now) return null;
  return row.secondStepAt || !(await isTwoStepOn(db, principal.id)) ? until : null;
}

/**
 * Notes a fresh check. `secondStep`: it was shown with a second factor, so roles that need one count in this session
 * from now on. With two-step sign-in on, nothing less is a check, whoever asks.
 */
export async function confirm(db: Db, principal: Principal, now: Date, { secondStep = false } = {}): Promise<void> {
  if (!secondStep && (await isTwoStepOn(db, principal.id))) return;
  await db
    .update(sessions)
    .set({ confirmedAt: now, ...(secondStep && { secondStepAt: sql`now()` }) })
    .where(and(eq(sessions.id, principal.sessionId), eq(sessions.userId, principal.id)));
}

/** With two-step sign-in on, what opens the first step is not enough to show that it is you. */
export async function refuseFirstStepAlone(db: Db, principal: Principal): Promise<void> {
  if (await isTwoStepOn(db, principal.id)) {
    throw problem.refused('Two-step sign-in is on. Use a code from your app, a recovery code or a passkey.');
  }
}

export const confirmFirst = 'Confirm it’s you first. You can do that under “Sign-in and security”.';
