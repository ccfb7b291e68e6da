import { eq } from 'drizzle-orm';
import { assertConfirmed, endSessions, subjectOf } from '#areas/account/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { users } from '#platform/server/auth/tables.ts';
import { problem } from '#platform/server/problem.ts';
import type { endMemberSessions as contract } from '../contract.ts';
import { memberDetail } from './member-detail.ts';

/** An account that somebody else has got into: whoever is signed in there is signed out, and live connections close. */
export const endMemberSessions: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  await assertConfirmed(db, principal, now);
  const { id, reason } = input;
  const [member] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (!member) throw problem.notFound();
  const ended = await endSessions({ db, emit, userId: id, except: principal.sessionId });
  if (ended > 0) {
    const detail = { count: ended, reason };
    await writeAudit(db, { actorId: principal.id, action: 'sessions ended', subject: subjectOf(id), detail }, now);
  }
  return memberDetail(query, id);
};
