import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { type Moment, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';

const day = (column: unknown) => sql<string>`to_char(${column}, 'YYYY-MM-DD')`;
const dayOrNull = (column: unknown) => sql<string | null>`to_char(${column}, 'YYYY-MM-DD')`;

export const subscriptionRows = () =>
  from
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      's.id',
      's.account_id as accountId',
      's.plan_id as planId',
      's.billing_interval as billingInterval',
      's.status',
      's.currency',
      's.anchor',
      's.period_cost as periodCost',
      's.cancel_at_period_end as cancelAtPeriodEnd',
      's.next_plan_id as nextPlanId',
      's.next_interval as nextInterval',
      's.promo_id as promoId',
      's.promo_left as promoLeft',
      's.tries',
      's.agreed_price as agreedPrice',
      's.told_price as toldPrice',
      's.version',
      'p.name as planName',
      'p.display_name as planDisplayName',
      'p.monthly_price as monthlyPrice',
      'p.yearly_price as yearlyPrice',
      'p.position',
    ])
    .select((e) => [
      day(e.ref('s.period_start')).as('periodStart'),
      day(e.ref('s.period_end')).as('periodEnd'),
      dayOrNull(e.ref('s.retry_on')).as('retryOn'),
      dayOrNull(e.ref('s.told_on')).as('toldOn'),
      dayOrNull(e.ref('s.paused_on')).as('pausedOn'),
      dayOrNull(e.ref('s.paused_until')).as('pausedUntil'),
      dayOrNull(e.ref('s.last_paused_on')).as('lastPausedOn'),
    ]);

const live = statement((v: { accountId: number }) =>
  subscriptionRows().where('s.account_id', '=', v.accountId).where('s.status', '<>', 'canceled'),
);
export type SubscriptionRow = RowOf<typeof live>;

/** The one that is not over. */
export async function findSubscription(query: Query, accountId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await query(live, { accountId });
  return row;
}
const toDay = (value: string | null) => sql<string>`${value}::date`;

type Written = Omit<
  SubscriptionRow,
  'planName' | 'planDisplayName' | 'monthlyPrice' | 'yearlyPrice' | 'position' | 'version'
>;
const columnsOf = (v: Omit<Written, 'id' | 'accountId'>) => ({
  plan_id: v.planId,
  billing_interval: v.billingInterval,
  status: v.status,
  currency: v.currency,
  anchor: v.anchor,
  period_start: toDay(v.periodStart),
  period_end: toDay(v.periodEnd),
  period_cost: v.periodCost,
  cancel_at_period_end: v.cancelAtPeriodEnd,
  next_plan_id: v.nextPlanId,
  next_interval: v.nextInterval,
  promo_id: v.promoId,
  promo_left: v.promoLeft,
  tries: v.tries,
  agreed_price: v.agreedPrice,
  told_price: v.toldPrice,
  told_on: toDay(v.toldOn),
  retry_on: toDay(v.retryOn),
  paused_on: toDay(v.pausedOn),
  paused_until: toDay(v.pausedUntil),
  last_paused_on: toDay(v.lastPausedOn),
});

const add = statement((v: Omit<Written, 'id'> & { now: string }) =>
  from
    .insertInto('subscriptions')
    .values({ ...columnsOf(v), account_id: v.accountId, created_at: moment(v.now) })
    .returning('id'),
);
const change = statement((v: Written & { endedAt: string | null }) =>
  from
    .updateTable('subscriptions')
    .set((e) => ({
      ...columnsOf(v),
      ended_at: sql<Moment | null>`${v.endedAt}::timestamptz`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

type New = Pick<
  SubscriptionRow,
  | 'accountId'
  | 'planId'
  | 'billingInterval'
  | 'currency'
  | 'anchor'
  | 'periodStart'
  | 'periodEnd'
  | 'periodCost'
  | 'agreedPrice'
  | 'promoId'
  | 'promoLeft'
>;
export async function addSubscription({ query, now }: Doing, row: New): Promise<number> {
  const none = {
    nextPlanId: null,
    nextInterval: null,
    tries: 0,
    retryOn: null,
    toldPrice: null,
    toldOn: null,
  } as const;
  const paused = { pausedOn: null, pausedUntil: null, lastPausedOn: null } as const;
  const state = { status: 'active', cancelAtPeriodEnd: false } as const;
  const [added] = await query(add, { ...row, ...none, ...paused, ...state, now: now.toISOString() });
  if (!added) throw new Error('The subscription was not added.');
  return added.id;
}

/** Behind a lock on its account. */
export const saveSubscription = (
  { query, now }: Doing,
  {
    planName: _n,
    planDisplayName: _d,
    monthlyPrice: _m,
    yearlyPrice: _y,
    position: _p,
    version: _v,
    ...row
  }: SubscriptionRow,
) => query(change, { ...row, endedAt: row.status === 'canceled' ? now.toISOString() : null });

const planTo = statement((v: { userId: number; plan: SubscriptionRow['planName'] }) =>
  from.updateTable('users').set({ plan: v.plan }).where('id', '=', v.userId),
);
/** What the member's session says, and what the limits follow: a paid plan while it is active or a payment is retried. */
export async function showPlan(
  { query }: Doing,
  userId: number | null,
  row: Pick<SubscriptionRow, 'status' | 'planName'>,
) {
  if (userId === null) return;
  await query(planTo, { userId, plan: row.status === 'active' || row.status === 'past_due' ? row.planName : 'free' });
}
