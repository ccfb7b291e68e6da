import { sql } from 'kysely';
import { longJob } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { billingDay, periodEnd } from '../../pure/days.ts';
import { leftOffOf } from '../../pure/proration.ts';
import { type AccountRow, lockAccount } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { type BillLine, issue, leftOffLine } from '../invoices/issue.ts';
import { carryOut, paymentForPlan } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { dropStale, inTurn, settleLeft } from '../payments/settle-payments.ts';
import { billSpend } from '../usage/bill-spend.ts';
import { announcePrices } from './announce-prices.ts';
import { planLine } from './quote.ts';
import { resumed, tellResumed } from './resume-subscription.ts';
import { findSubscription, type SubscriptionRow, saveSubscription, showPlan } from './subscription-rows.ts';
import { nextPeriod } from './view.ts';

/** What time alone brings about, by pages. */
const due = statement((v: { today: string; after: number }) =>
  from
    .selectFrom('subscriptions as s')
    .select(['s.id', 's.account_id as accountId'])
    .where('s.id', '>', v.after)
    .where((e) =>
      e.or([
        e.and([e('s.status', '=', 'active'), sql<boolean>`${e.ref('s.period_end')} <= ${v.today}::date`]),
        e.and([e('s.status', '=', 'past_due'), sql<boolean>`${e.ref('s.retry_on')} <= ${v.today}::date`]),
        e.and([e('s.status', '=', 'paused'), sql<boolean>`${e.ref('s.paused_until')} <= ${v.today}::date`]),
      ]),
    )
    .orderBy('s.id')
    .limit(500),
);

/** One step of one account. A payment that it begins is carried out after the commit. */
async function step(doing: Doing, accountId: number): Promise<number | undefined> {
  const account = await lockAccount(doing, accountId);
  const row = await findSubscription(doing.query, accountId);
  if (!row) return undefined;
  if (row.status === 'paused' && row.pausedUntil !== null && row.pausedUntil <= doing.day) {
    const after = resumed(row, row.pausedUntil);
    await saveSubscription(doing, after);
    await showPlan(doing, account.userId, after);
    await tellResumed(doing, account.userId, after);
    return undefined;
  }
  if (row.status === 'past_due' && row.retryOn !== null && row.retryOn <= doing.day)
    return paymentForPlan(doing, account);
  if (row.status === 'active' && row.periodEnd <= doing.day) return renew(doing, account, row);
  return undefined;
}

async function renew(doing: Doing, account: AccountRow, row: SubscriptionRow): Promise<number | undefined> {
  const { planDisplayName } = row;
  // Prices in another currency are not what was agreed, and no one is left whom to ask.
  const ends = row.cancelAtPeriodEnd || row.currency !== doing.config.billingCurrency || account.userId === null;
  if (ends) {
    const over = { ...row, status: 'canceled' as const };
    await saveSubscription(doing, over);
    await showPlan(doing, account.userId, over);
    await tell(doing, { userId: account.userId, what: 'ended', planDisplayName, on: row.periodEnd });
    return undefined;
  }
  const { plan, interval, price, listed, discount, promo } = await nextPeriod(doing.query, row, doing.day);
  const start = row.periodEnd;
  const end = periodEnd(start, interval, row.anchor);
  const after: SubscriptionRow = {
    ...row,
    planId: plan.id,
    planName: plan.name,
    billingInterval: interval,
    nextPlanId: null,
    nextInterval: null,
    periodStart: start,
    periodEnd: end,
    periodCost: price - discount,
    agreedPrice: price,
    ...(price === listed && { toldPrice: null, toldOn: null }),
    promoId: discount > 0 ? row.promoId : null,
    promoLeft: discount > 0 ? row.promoLeft - 1 : 0,
    tries: 0,
  };
  await saveSubscription(doing, after);
  await showPlan(doing, account.userId, after);
  const lines: BillLine[] = [
    { text: planLine(plan, interval, { start, end }), amount: price },
    ...(discount > 0 ? [{ text: `Promo code ${promo?.code ?? ''}`, amount: -discount }] : []),
  ];
  const leftOff = leftOffOf(Math.max(0, price - discount - account.credit));
  if (leftOff > 0) lines.push(leftOffLine(leftOff));
  const bill = await issue(doing, { account, kind: 'subscription', subscriptionId: row.id, lines });
  if (bill.due > 0) return paymentForPlan(doing, account);
  const about = { userId: account.userId, planDisplayName: plan.displayName, invoiceId: bill.id, on: end };
  await tell(doing, { ...about, what: 'renewed' });
  return undefined;
}

const expiring = statement((v: { month: string }) =>
  from
    .updateTable('billing_accounts as a')
    .from('subscriptions as s')
    .set((e) => ({ warned_expires: e.ref('a.card_expires') }))
    .whereRef('s.account_id', '=', 'a.id')
    .where('s.status', 'in', ['active', 'past_due'])
    .where('s.cancel_at_period_end', '=', false)
    .where('a.card_expires', '<=', v.month)
    .where((e) => sql<boolean>`${e.ref('a.warned_expires')} is distinct from ${e.ref('a.card_expires')}`)
    .returning([
      'a.user_id as userId',
      's.plan_id as planId',
      sql<string>`to_char(s.period_end, 'YYYY-MM-DD')`.as('on'),
    ]),
);

/** Each account in a transaction of its own; it may run in several processes, and be killed at any moment. */
export const renewSubscriptions = longJob('billing.renew', '13 * * * *', async ({ query, now, services }) => {
  if (!paymentsOf(services.config)) return;
  await settleLeft(services, now, query);
  await dropStale(services, now, query);
  await announcePrices(services, now, query);
  // Each subscription once a run, however many there are: one that gets no answer is not asked for again at once.
  for (let after = 0; ; ) {
    const page = await query(due, { today: billingDay(now), after });
    await inTurn(services, page, async ({ accountId }) => {
      const paymentId = await services.transaction((db, emit) =>
        step(doingIn(db, emit, now, services.config), accountId),
      );
      if (paymentId !== undefined) await carryOut(services, paymentId, now, query);
    });
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  await billSpend(services, now, query);
  await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, services.config);
    for (const { userId, on } of await doing.query(expiring, { month: doing.day.slice(0, 7) }))
      await tell(doing, { userId, what: 'card-expires', on });
  });
});
