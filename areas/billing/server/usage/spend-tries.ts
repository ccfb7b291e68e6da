import { sql } from 'kysely';
import { statement } from '#platform/server/statement.ts';
import { addDays, retryDays } from '../../pure/days.ts';
import { leastCharge } from '../../pure/proration.ts';
import type { AccountRow } from '../accounts.ts';
import { type Doing, tell } from '../doing.ts';
import { from } from '../from.ts';
import type { OwnInvoice } from '../invoices/invoice-rows.ts';
import { payFromKept } from '../invoices/issue.ts';

const tried = statement((v: { id: number; retryOn: string | null }) =>
  from
    .updateTable('invoices')
    .set((e) => ({ tries: e('tries', '+', 1), retry_on: sql<string | null>`${v.retryOn}::date` }))
    .where('id', '=', v.id),
);

/**
 * What was given back while the payment of a bill was on its way is taken off it, so that what is left is never too
 * little for a card. True: nothing is left.
 */
export async function isPaidFromKept(doing: Doing, account: AccountRow, bill: OwnInvoice): Promise<boolean> {
  const due = bill.total - bill.fromCredit;
  const amount = account.credit >= due ? due : Math.min(account.credit, Math.max(0, due - leastCharge));
  await payFromKept(doing, account, { invoiceId: bill.id, amount });
  return amount === due;
}

/**
 * Ads that were shown are owed: nothing is written off, and no more are shown until it is paid. It is tried again on set
 * days.
 */
export async function spendFailed(doing: Doing, account: AccountRow, bill: OwnInvoice): Promise<void> {
  // Who has left has no card that could be tried.
  const wait = account.userId === null ? undefined : retryDays[bill.tries];
  const retryOn = wait === undefined ? null : addDays(doing.day, wait);
  await doing.query(tried, { id: bill.id, retryOn });
  await tell(doing, { userId: account.userId, what: 'spend-failed', invoiceId: bill.id, on: retryOn });
}
