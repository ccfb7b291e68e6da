import { sql } from 'kysely';
import { longJob } from '#platform/server/area.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { billingDay, periodEnd } from '../../pure/days.ts';
import { type AccountRow, lockAccount } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { type BillLine, issue } from '../invoices/issue.ts';
import { carryOut, paymentForBill } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { closePurchase } from '../payments/purchases.ts';
import { returnPromo } from '../plans/promo-rows.ts';
import { planLine } from './quote.ts';
import { resumed, tellResumed } from './resume-subscription.ts';
import { findSubscription, type SubscriptionRow, saveSubscription, showPlan } from './subscription-rows.ts';
import { nextPeriod } from './view.ts';

/** What time alone brings about; the next run has the rest. */
const due = statement((v: { today: string }) =>
  from
    .selectFrom('subscriptions as s')
    .select('s.account_id as accountId')
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
    return paymentForBill(doing, account);
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
  const { plan, interval, price, discount, promo } = await nextPeriod(doing.query, row);
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
  const bill = await issue(doing, { account, kind: 'subscription', subscriptionId: row.id, lines });
  if (bill.due > 0) return paymentForBill(doing, account);
  const about = { userId: account.userId, planDisplayName: plan.displayName, invoiceId: bill.id, on: end };
  await tell(doing, { ...about, what: 'renewed' });
  return undefined;
}

/** Payments whose process ended before it knew what came of them, and purchases that no one went on with. */
const left = statement((v: { before: string }) =>
  from
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<', moment(v.before))
    .orderBy('id')
    .limit(200),
);
const stale = statement((v: { before: string }) =>
  from
    .selectFrom('purchases as u')
    .select(['u.id', 'u.account_id as accountId', 'u.promo_id as promoId'])
    .where('u.state', '=', 'open')
    .where('u.created_at', '<', moment(v.before))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('payments as y')
            .select('y.id')
            .whereRef('y.purchase_id', '=', 'u.id')
            .where('y.state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('u.id')
    .limit(200),
);
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

const minuteMs = 60_000;
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString();

async function sweep(services: Services, now: Date, query: Doing['query']): Promise<void> {
  for (const { id } of await query(left, { before: ago(now, 2) })) await carryOut(services, id, now, query);
  for (const open of await query(stale, { before: ago(now, 24 * 60) })) {
    await services.transaction(async (db, emit) => {
      const doing = doingIn(db, emit, now, services.config);
      await lockAccount(doing, open.accountId);
      if ((await closePurchase(doing, open.id, 'dropped')) && open.promoId !== null)
        await returnPromo(doing, open.promoId, open.accountId);
    });
  }
}

/** Each account in a transaction of its own; it may run in several processes, and be killed at any moment. */
export const renewSubscriptions = longJob('billing.renew', '13 * * * *', async ({ query, now, services }) => {
  if (!paymentsOf(services.config)) return;
  await sweep(services, now, query);
  for (const { accountId } of await query(due, { today: billingDay(now) })) {
    const paymentId = await services.transaction((db, emit) =>
      step(doingIn(db, emit, now, services.config), accountId),
    );
    if (paymentId !== undefined) await carryOut(services, paymentId, now, query);
  }
  await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, services.config);
    for (const { userId, on } of await doing.query(expiring, { month: doing.day.slice(0, 7) }))
      await tell(doing, { userId, what: 'card-expires', on });
  });
});
