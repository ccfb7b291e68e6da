import { statement } from '#platform/server/statement.ts';
import { type Day, dayWords } from '../../pure/days.ts';
import { leftOffOf } from '../../pure/proration.ts';
import { findAccount, lockAccountOf } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';
import { findInvoice } from '../invoices/invoice-rows.ts';
import { issue, leftOffLine, payFromKept } from '../invoices/issue.ts';
import { isOnItsWay } from '../payments/payments.ts';
import { findSubscription } from '../subscriptions/subscription-rows.ts';
import { countingPlan, limitOf } from './usage.ts';

export const monthOf = (day: Day): string => day.slice(0, 7);
/** October 2026 */
export const monthWords = (month: string): string => dayWords(`${month}-01`).slice(2);

const spentIn = statement((v: { accountId: number; month: string }) =>
  from
    .selectFrom('usage_spend')
    .select(['spent', 'invoice_id as invoiceId'])
    .where('account_id', '=', v.accountId)
    .where('month', '=', v.month),
);
const owed = statement((v: { accountId: number }) =>
  from
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', v.accountId)
    .where('status', '=', 'open')
    .where('kind', '=', 'spend')
    .limit(1),
);
const more = statement((v: { accountId: number; month: string; by: number }) =>
  from
    .insertInto('usage_spend')
    .values({ account_id: v.accountId, month: v.month, spent: v.by })
    .onConflict((on) =>
      on.columns(['account_id', 'month']).doUpdateSet((e) => ({ spent: e('usage_spend.spent', '+', v.by) })),
    ),
);
const less = statement((v: { accountId: number; month: string; by: number }) =>
  from
    .updateTable('usage_spend')
    .set((e) => ({ spent: e('spent', '-', v.by) }))
    .where('account_id', '=', v.accountId)
    .where('month', '=', v.month),
);

export interface SpendRoom {
  /** Cents that can still be spent this month; null: as much as they like. */
  readonly left: number | null;
  /** Why nothing can be spent, where it is not the limit. */
  readonly stopped: 'no-card' | 'unpaid' | undefined;
}

type Reading = Pick<Doing, 'query' | 'day'>;

async function roomOf(
  { query, day }: Reading,
  account: { readonly id: number; readonly methodRef: string | null } | undefined,
): Promise<SpendRoom> {
  const plan = await countingPlan(query, account && (await findSubscription(query, account.id)));
  const limit = limitOf(plan, 'monthlySpend');
  if (!account) return { left: limit === null ? null : limit * 100, stopped: 'no-card' };
  const [spend] = await query(spentIn, { accountId: account.id, month: monthOf(day) });
  const owes = (await query(owed, { accountId: account.id })).length > 0;
  const left = limit === null ? null : Math.max(0, limit * 100 - (spend?.spent ?? 0));
  return { left, stopped: account.methodRef === null ? 'no-card' : owes ? 'unpaid' : undefined };
}

/** What a member can still spend on ads this month. A stored card is needed before the first ad is shown. */
export const spendRoom = async (reading: Reading, userId: number): Promise<SpendRoom> =>
  roomOf(reading, await findAccount(reading.query, userId));

/**
 * What was shown for a member, in the transaction that counts it. Answers what of it counts: never more than the plan
 * has room for this month, however many count at once. What is above it is not charged.
 */
export async function addSpend(doing: Doing, userId: number, minor: number): Promise<number> {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('Spend is a whole number of cents.');
  const account = await lockAccountOf(doing, userId);
  const { left, stopped } = await roomOf(doing, account);
  const by = stopped ? 0 : Math.min(minor, left ?? minor);
  if (by > 0) await doing.query(more, { accountId: account.id, month: monthOf(doing.day), by });
  return by;
}

/**
 * What should not have counted, such as clicks of machines. As long as the month is not billed it is simply less; after
 * that a note gives it back: a bill that is not paid asks for less, and of one that is paid it is kept for the next.
 * Answers how much: never more than the month has cost.
 */
export async function giveBackSpend(
  doing: Doing,
  userId: number,
  { month, minor }: { readonly month: string; readonly minor: number },
): Promise<number> {
  const account = await lockAccountOf(doing, userId);
  const [row] = await doing.query(spentIn, { accountId: account.id, month });
  const by = Math.min(minor, row?.spent ?? 0);
  if (by <= 0) return 0;
  await doing.query(less, { accountId: account.id, month, by });
  if (!row?.invoiceId) return by;
  const bill = await findInvoice(doing.query, row.invoiceId);
  // A payment on its way asks for all of it. Should it fail, what is kept pays its part then.
  const isOpen = bill?.status === 'open' && !(await isOnItsWay(doing.query, bill.id));
  const due = isOpen ? bill.total - bill.fromCredit : 0;
  const leftOff = leftOffOf(Math.max(0, due - by));
  await issue(doing, {
    account,
    kind: 'credit',
    subscriptionId: null,
    lines: [
      { text: `Ads in ${monthWords(month)}, given back`, amount: -by },
      ...(leftOff > 0 ? [leftOffLine(leftOff)] : []),
    ],
    correctsId: row.invoiceId,
  });
  await payFromKept(doing, account, { invoiceId: row.invoiceId, amount: Math.min(due, by + leftOff) });
  return by;
}
