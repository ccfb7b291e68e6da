import { accountClosed } from '#areas/account/contract.ts';
import { assertNotLastAdmin, endSessions, rolesTurn } from '#areas/account/server/public.ts';
import { type Handler, withHeaders } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { closedAccounts } from '#platform/server/auth/tables.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type deleteAccount as contract, deletionDays } from '../contract.ts';

const day = 86_400_000;

/** The account is missing for everybody from the commit on; what is in it waits for its days. */
export const deleteAccount: Handler<typeof contract> = async ({ principal, now, services }) => {
  const eraseAt = new Date(now.getTime() + deletionDays.wait * day);
  await services.transaction(async (db, emit) => {
    await rolesTurn(queryIn(db));
    // Whether it counts in this session or waits for a second factor: it is theirs.
    const held = [...principal.roles, ...principal.withheld];
    if (held.includes('admin')) await assertNotLastAdmin(queryIn(db), principal.id);
    const added = await db
      .insert(closedAccounts)
      .values({ userId: principal.id, closedAt: now, eraseAt })
      .onConflictDoNothing()
      .returning({ userId: closedAccounts.userId });
    // Another device was faster.
    if (added.length === 0) throw problem.conflict('Your account is already closed.');
    await endSessions({ db, emit, userId: principal.id });
    await writeAudit(db, { actorId: principal.id, action: 'account closed', subject: `member ${principal.id}` }, now);
    await emit(accountClosed, { userId: principal.id });
  });
  const cookies = await services.sessions.end(principal.sessionId);
  return withHeaders({ closedAt: now.toISOString(), eraseAt: eraseAt.toISOString() }, { 'set-cookie': cookies });
};
