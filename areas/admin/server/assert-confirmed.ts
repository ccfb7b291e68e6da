import { confirmedUntil, confirmFirst, noSession } from '#areas/account/server/public.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

/** What changes who may do what needs a fresh check: an administrator may have left a device open. */
export async function assertConfirmed(db: Db, actor: Actor, now: Date): Promise<void> {
  if (actor.sessionId === 0) throw problem.refused(noSession);
  if (!(await confirmedUntil(db, actor, now))) throw problem.refused(confirmFirst);
}
