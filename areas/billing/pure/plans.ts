/** What a plan limits, in the order in which it is shown. */
export const limitKinds = ['campaigns', 'adSets', 'ads', 'audiences', 'creatives', 'monthlySpend'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** What is counted piece by piece. */
export const countedKinds = ['campaigns', 'adSets', 'ads', 'audiences', 'creatives'] as const;
export type CountedKind = (typeof countedKinds)[number];

export const planFlags = [
  'advancedAnalytics',
  'automatedRules',
  'prioritySupport',
  'bulkOperations',
  'advancedTargeting',
  'customReporting',
  'whiteLabel',
  'apiAccess',
  'crossPlatform',
] as const;
export type PlanFlag = (typeof planFlags)[number];

/** Of the text fields of a plan, a promo code and a refund. */
export const billingLimits = {
  displayName: 40,
  description: 200,
  code: 30,
  reason: 300,
  price: 10_000_000,
  buyer: 200,
} as const;

/** PRICING-20: 5000 is "5K", 2500 is "2.5K". */
export const thousands = (value: number): string => (value < 1000 ? String(value) : `${Math.floor(value / 100) / 10}K`);

/** PRICING-18: rounded percent that a year saves; C-39: none on a plan that costs nothing. */
export function savedPercent(monthly: number, yearly: number): number | undefined {
  const year = 12 * monthly;
  return year > yearly && year > 0 ? Math.round(((year - yearly) / year) * 100) : undefined;
}

export interface Used {
  readonly used: number;
  /** Null: unlimited. */
  readonly limit: number | null;
}

/** BILLING-23 */
export const usedPercent = ({ used, limit }: Used): number =>
  limit === null ? 0 : limit <= 0 ? 100 : Math.min(100, Math.floor((used / limit) * 100));

export type Severity = 'warning' | 'soft_limit' | 'hard_limit';

/** From 80 % on it warns; a full spend limit pauses campaigns, any other one refuses more. */
export function severityOf(kind: LimitKind, { used, limit }: Used): Severity | undefined {
  if (limit === null) return undefined;
  if (used >= limit) return kind === 'monthlySpend' ? 'soft_limit' : 'hard_limit';
  return used * 5 >= limit * 4 ? 'warning' : undefined;
}

export const invoiceKinds = ['subscription', 'change', 'credit', 'refund', 'write-off', 'spend', 'reversal'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
