import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { CountedKind, LimitKind } from '../../pure/plans.ts';
import { type AccountRow, findAccount, lockAccountOf } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';
import { type PlanRow, readPlans } from '../plans/plan-rows.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions/subscription-rows.ts';

export const limitOf = (plan: PlanRow, kind: LimitKind): number | null => plan[`${kind}Limit`];

/** The plan whose limits count: a paid one while it is active or a payment is retried, else Free. */
export async function countingPlan(query: Query, subscription: SubscriptionRow | undefined): Promise<PlanRow> {
  const plans = await readPlans(query);
  const isPaid = subscription?.status === 'active' || subscription?.status === 'past_due';
  const plan = plans.find(({ id, name }) => (isPaid ? id === subscription.planId : name === 'free'));
  if (!plan) throw new Error('There is no plan.');
  return plan;
}

const counts = statement((v: { accountId: number }) =>
  from.selectFrom('usage_counts').select(['kind', 'used']).where('account_id', '=', v.accountId),
);
const spendIn = statement((v: { accountId: number; month: string }) =>
  from.selectFrom('usage_spend').select('spent').where('account_id', '=', v.accountId).where('month', '=', v.month),
);
export async function countsOf(query: Query, accountId: number, month: string) {
  const rows = await query(counts, { accountId });
  const [spend] = await query(spendIn, { accountId, month });
  return { of: (kind: CountedKind) => rows.find((row) => row.kind === kind)?.used ?? 0, spent: spend?.spent ?? 0 };
}

const more = statement((v: { accountId: number; kind: CountedKind; by: number }) =>
  from
    .insertInto('usage_counts')
    .values({ account_id: v.accountId, kind: v.kind, used: v.by })
    .onConflict((on) =>
      on.columns(['account_id', 'kind']).doUpdateSet((e) => ({ used: e('usage_counts.used', '+', v.by) })),
    )
    .returning('used'),
);
const less = statement((v: { accountId: number; kind: CountedKind; by: number }) =>
  from
    .updateTable('usage_counts')
    .set({ used: sql<number>`greatest(used - ${v.by}::int, 0)` })
    .where('account_id', '=', v.accountId)
    .where('kind', '=', v.kind),
);

export const thingsOf: Readonly<Record<CountedKind, readonly [one: string, many: string]>> = {
  campaigns: ['campaign', 'campaigns'],
  adSets: ['ad set', 'ad sets'],
  ads: ['ad', 'ads'],
  audiences: ['audience', 'audiences'],
  creatives: ['creative', 'creatives'],
};

/** More things of a member, in the transaction that makes them; refused at the limit, however many ask at once. */
export async function takeUsage(doing: Doing, userId: number, kind: CountedKind, by = 1): Promise<void> {
  const account: AccountRow = await lockAccountOf(doing, userId);
  const plan = await countingPlan(doing.query, await findSubscription(doing.query, account.id));
  const limit = limitOf(plan, kind);
  const [row] = await doing.query(more, { accountId: account.id, kind, by });
  if (limit !== null && (row?.used ?? 0) > limit) {
    throw problem.conflict(
      `Your plan ${plan.displayName} has room for ${limit} ${thingsOf[kind][limit === 1 ? 0 : 1]}. Upgrade your plan to add more.`,
    );
  }
}

/** So many less, in the transaction that ends them. */
export async function returnUsage(doing: Doing, userId: number, kind: CountedKind, by = 1): Promise<void> {
  const account = await lockAccountOf(doing, userId);
  await doing.query(less, { accountId: account.id, kind, by });
}

/** The plan whose limits and features count for a member, with how much of each thing they have. */
export async function planOf(query: Query, userId: number, day: string) {
  const account = await findAccount(query, userId);
  const plan = await countingPlan(query, account && (await findSubscription(query, account.id)));
  const counted = account && (await countsOf(query, account.id, day.slice(0, 7)));
  return { plan, usedOf: (kind: CountedKind): number => counted?.of(kind) ?? 0 };
}
