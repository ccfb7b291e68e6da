import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { columnsAs, type RowOf, statement } from '#platform/server/statement.ts';
import type { SubscriptionPlan } from '../../contract.ts';
import { units } from '../doing.ts';
import { from } from '../from.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { plans } from '../tables.ts';

export const planFields = [
  'id',
  'name',
  'displayName',
  'description',
  'position',
  'monthlyPrice',
  'yearlyPrice',
  'isPopular',
  'campaignsLimit',
  'adSetsLimit',
  'adsLimit',
  'audiencesLimit',
  'creativesLimit',
  'monthlySpendLimit',
  'advancedAnalytics',
  'automatedRules',
  'customReporting',
  'whiteLabel',
  'apiAccess',
  'prioritySupport',
  'bulkOperations',
  'advancedTargeting',
  'crossPlatform',
  'version',
] as const;

const all = statement((_: object) =>
  from
    .selectFrom('plans as p')
    .select(columnsAs('p', plans, planFields))
    .orderBy('p.position')
    .limit(20),
);
export type PlanRow = RowOf<typeof all>;

export const readPlans = (query: Query): Promise<PlanRow[]> => query(all, {});

export function planView(row: PlanRow, config: Config): SubscriptionPlan {
  const {
    id,
    name,
    displayName,
    description,
    monthlyPrice,
    yearlyPrice,
    isPopular,
    version,
    position: _,
    ...features
  } = row;
  return {
    id,
    name,
    displayName,
    description,
    price: units(monthlyPrice),
    yearlyPrice: units(yearlyPrice),
    currency: config.billingCurrency,
    isPopular,
    canBuy: monthlyPrice === 0 || paymentsOf(config) !== undefined,
    features,
    version,
  };
}
