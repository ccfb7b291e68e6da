import { noSession } from '#platform/server/auth/no-session.ts';
import type { Db } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { confirmedUntil, confirmFirst } from './confirmation.ts';

/** What changes who may do what needs a fresh check: an administrator may have left a device open. */
export async function assertConfirmed(db: Db, principal: Principal, now: Date): Promise<void> {
  if (principal.sessionId === 0) throw problem.refused(noSession);
  if (!(await confirmedUntil(db, principal, now))) throw problem.refused(confirmFirst);
}
