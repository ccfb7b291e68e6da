import { sql } from 'kysely';
import { statement } from '#platform/server/statement.ts';
import { addDays, retryDays } from '../../pure/days.ts';
import type { AccountRow } from '../accounts.ts';
import { type Doing, tell } from '../doing.ts';
import { from } from '../from.ts';
import type { OwnInvoice } from '../invoices/invoice-rows.ts';

const tried = statement((v: { id: number; retryOn: string | null }) =>
  from
    .updateTable('invoices')
    .set((e) => ({ tries: e('tries', '+', 1), retry_on: sql<string | null>`${v.retryOn}::date` }))
    .where('id', '=', v.id),
);

/**
 * Ads that were shown are owed: nothing is written off, and no more are shown until it is paid. It is tried again on set
 * days; what a member tries between two of them costs them no try.
 */
export async function spendFailed(doing: Doing, account: AccountRow, bill: OwnInvoice): Promise<void> {
  if (bill.tries > 0 && (bill.retryOn === null || bill.retryOn > doing.day)) return;
  const wait = retryDays[bill.tries];
  const retryOn = wait === undefined ? null : addDays(doing.day, wait);
  await doing.query(tried, { id: bill.id, retryOn });
  await tell(doing, { userId: account.userId, what: 'spend-failed', invoiceId: bill.id, on: retryOn });
}
