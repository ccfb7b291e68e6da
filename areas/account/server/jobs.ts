import { lt, sql } from 'drizzle-orm';
import { job } from '#platform/server/area.ts';
import { sessions } from '#platform/server/auth/tables.ts';
import { accountRequests } from './tables.ts';

const day = 86_400_000;

/** Sessions and requests that are over: addresses of people who never came are not kept. */
export const jobs = [
  job('account.forget-expired', '43 * * * *', async ({ db, now }) => {
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await db.delete(accountRequests).where(lt(accountRequests.expiresAt, new Date(now.getTime() - day)));
  }),
];
