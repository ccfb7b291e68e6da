import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { addMonths, billingDay } from '../../pure/days.ts';
import { leastCharge, leftOffOf } from '../../pure/proration.ts';
import { type AccountRow, lockAccount } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { findInvoice } from '../invoices/invoice-rows.ts';
import { type Issued, issue, leftOffLine } from '../invoices/issue.ts';
import { carryOut, paymentFor } from '../payments/payments.ts';
import { inTurn } from '../payments/settle-payments.ts';
import { monthOf, monthWords } from './spend.ts';

/** Members who have spent something in months that are over, and were not billed for it. */
const unbilled = statement((v: { month: string; after: number }) =>
  from
    .selectFrom('usage_spend as u')
    .innerJoin('billing_accounts as a', 'a.id', 'u.account_id')
    .select('u.account_id as id')
    .where('u.month', '<', v.month)
    .where('u.invoice_id', 'is', null)
    .where('u.spent', '>', 0)
    .where('u.account_id', '>', v.after)
    .where('a.user_id', 'is not', null)
    .groupBy('u.account_id')
    .having(sql<boolean>`sum(u.spent) >= ${sql.lit(leastCharge)}`)
    .orderBy('u.account_id')
    .limit(500),
);
const monthsOf = statement((v: { accountId: number; month: string }) =>
  from
    .selectFrom('usage_spend')
    .select(['month', 'spent'])
    .where('account_id', '=', v.accountId)
    .where('month', '<', v.month)
    .where('invoice_id', 'is', null)
    .where('spent', '>', 0)
    .orderBy('month')
    .limit(60),
);
const billed = statement((v: { accountId: number; months: string[]; invoiceId: number }) =>
  from
    .updateTable('usage_spend')
    .set({ invoice_id: v.invoiceId })
    .where('account_id', '=', v.accountId)
    .where(sql<boolean>`month = any(${v.months}::text[])`),
);

/** One bill for all months before this one, with a line for each. */
async function issueMonths(doing: Doing, account: AccountRow, before: string): Promise<Issued | undefined> {
  const accountId = account.id;
  const months = await doing.query(monthsOf, { accountId, month: before });
  const total = months.reduce((sum, { spent }) => sum + spent, 0);
  // Less than a card can pay waits for the next month.
  if (total < leastCharge) return undefined;
  const lines = months.map(({ month, spent }) => ({ text: `Ads in ${monthWords(month)}`, amount: spent }));
  const leftOff = leftOffOf(Math.max(0, total - account.credit));
  if (leftOff > 0) lines.push(leftOffLine(leftOff));
  const bill = await issue(doing, { account, kind: 'spend', subscriptionId: null, lines });
  await doing.query(billed, { accountId, months: months.map(({ month }) => month), invoiceId: bill.id });
  return bill;
}

async function billMonths(doing: Doing, accountId: number): Promise<number | undefined> {
  const account = await lockAccount(doing, accountId);
  const bill = await issueMonths(doing, account, monthOf(doing.day));
  if (!bill) return undefined;
  if (bill.due === 0) {
    await tell(doing, { userId: account.userId, what: 'spend-paid', invoiceId: bill.id });
    return undefined;
  }
  const row = await findInvoice(doing.query, bill.id);
  return row && paymentFor(doing, row, { byMember: false });
}

const notTriedAgain = statement((v: { accountId: number }) =>
  from
    .updateTable('invoices')
    .set({ retry_on: null })
    .where('account_id', '=', v.accountId)
    .where('status', '=', 'open')
    .where('kind', '=', 'spend'),
);
/** Who leaves owes what was shown until then. It stays owed, and is asked of no card: theirs goes with them. */
export async function billWhoLeaves(doing: Doing, accountId: number): Promise<void> {
  // No day is left out: the month that runs is over for them.
  await issueMonths(doing, await lockAccount(doing, accountId), monthOf(addMonths(doing.day, 1)));
  await doing.query(notTriedAgain, { accountId });
}

const toRetry = statement((v: { today: string; after: number }) =>
  from
    .selectFrom('invoices')
    .select(['id', 'account_id as accountId'])
    .where('status', '=', 'open')
    .where('kind', '=', 'spend')
    .where((e) => sql<boolean>`${e.ref('retry_on')} <= ${v.today}::date`)
    .where('id', '>', v.after)
    .orderBy('id')
    .limit(500),
);

async function retry(doing: Doing, { id, accountId }: { readonly id: number; readonly accountId: number }) {
  await lockAccount(doing, accountId);
  const bill = await findInvoice(doing.query, id);
  return bill?.status === 'open' && bill.retryOn !== null && bill.retryOn <= doing.day
    ? paymentFor(doing, bill, { byMember: false })
    : undefined;
}

/** C-47: ads are paid for after the month in which they were shown, on a bill of the account with lines of its own. */
export async function billSpend(services: Services, now: Date, query: Query): Promise<void> {
  const day = billingDay(now);
  const pay = async (begin: (doing: Doing) => Promise<number | undefined>) => {
    const paymentId = await services.transaction((db, emit) => begin(doingIn(db, emit, now, services.config)));
    if (paymentId !== undefined) await carryOut(services, paymentId, now, query);
  };
  for (let after = 0; ; ) {
    const page = await query(unbilled, { month: monthOf(day), after });
    await inTurn(services, page, ({ id }) => pay((doing) => billMonths(doing, id)));
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  for (let after = 0; ; ) {
    const page = await query(toRetry, { today: day, after });
    await inTurn(services, page, (row) => pay((doing) => retry(doing, row)));
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
}
