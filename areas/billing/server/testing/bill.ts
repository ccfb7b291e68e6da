import type { TestApp } from '#platform/server/testing/app.ts';
import { lockAccountOf } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { issue } from '../invoices/issue.ts';

/** A bill of a member on a server that sells nothing. */
export async function addBill({ config, database }: TestApp, userId: number): Promise<number> {
  return database.db.transaction(async (db) => {
    const doing = doingIn(db, async () => undefined, new Date(), config);
    const account = await lockAccountOf(doing, userId);
    const lines = [{ text: 'Starter plan', amount: 2900 }];
    return (await issue(doing, { account, kind: 'subscription', subscriptionId: null, lines })).id;
  });
}
