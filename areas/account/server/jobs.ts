import { and, isNull, lt, sql } from 'drizzle-orm';
import { job } from '#platform/server/area.ts';
import { secondFactors, sessions } from '#platform/server/auth/tables.ts';
import { accountRequests, passkeyChallenges, secondSteps } from './tables.ts';

const day = 86_400_000;

/** What is over: sessions, requests, half-done sign-ins and set-ups. Addresses of people who never came are not kept. */
export const jobs = [
  job('account.forget-expired', '43 * * * *', async ({ db, now }) => {
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await db.delete(secondSteps).where(lt(secondSteps.expiresAt, now));
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
    await db
      .delete(secondFactors)
      .where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, new Date(now.getTime() - day))));
    await db.delete(accountRequests).where(lt(accountRequests.expiresAt, new Date(now.getTime() - day)));
  }),
];
