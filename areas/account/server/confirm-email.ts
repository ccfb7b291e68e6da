import { eq, sql } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import { select } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type confirmEmail as contract, emailChanged } from '../contract.ts';
import { takeByToken, voidRequests } from './requests.ts';

const anotherAccount = 'This link is for another account. Sign in to the one that asked for this address.';

export const confirmEmail: Handler<typeof contract> = async ({ input, principal, now, services }) => {
  await services.transaction(async (db, emit) => {
    const { id, email, userId } = await takeByToken(services, db, 'change-email', input.token, now);
    // Whoever has the mailbox must not take over an account that somebody else has made, and keeps the password of.
    if (userId !== principal.id) throw problem.refused(anotherAccount);
    const [other] = await select(db, sql`select 1 from users where email = ${email}`);
    if (other) throw problem.conflict('This address already belongs to an account. Nothing was changed.');
    await db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
    // Links that wait in the old mailbox open nothing any more.
    await voidRequests(db, userId, now);
    await emit(emailChanged, { requestId: id });
  });
  return {};
};
