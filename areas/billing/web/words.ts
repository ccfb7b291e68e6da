import { counted } from '#platform/contract/counted.ts';
import { type Currency, type Money, money, moneyText } from '#platform/contract/money.ts';
import type { SubscriptionPlan, UserSubscription } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { type LimitKind, type PlanFlag, thousands } from '../pure/plans.ts';

/** The specified numbers are in whole units: 29 is 29 dollars. */
export const moneyOf = (units: number, currency: Currency): Money => money(Math.round(units * 100), currency);
export const priceText = (units: number, currency: Currency): string => moneyText(moneyOf(units, currency));

/** $0, $29: whole dollars without cents, for what is large on a card. */
export const wholeText = (units: number, currency: Currency): string =>
  Number.isInteger(units) ? priceText(units, currency).replace(/\.00$/, '') : priceText(units, currency);

export const limitNames: Readonly<Record<LimitKind, string>> = {
  campaigns: 'Campaigns',
  adSets: 'Ad sets',
  ads: 'Ads',
  audiences: 'Audiences',
  creatives: 'Creatives',
  monthlySpend: 'Monthly spend',
};
export const flagNames: Readonly<Record<PlanFlag, string>> = {
  advancedAnalytics: 'Advanced analytics',
  automatedRules: 'Automated rules',
  prioritySupport: 'Priority support',
  bulkOperations: 'Bulk operations',
  advancedTargeting: 'Advanced targeting',
  customReporting: 'Custom reporting',
  whiteLabel: 'White label',
  apiAccess: 'API access',
  crossPlatform: 'Cross-platform',
};

/** PRICING-19, 20: “Unlimited”, or 1K from a thousand on; $5K of money. */
export function limitText({ features, currency }: SubscriptionPlan, kind: LimitKind): string {
  const limit = features[`${kind}Limit`];
  if (limit === null) return 'Unlimited';
  if (kind !== 'monthlySpend') return thousands(limit);
  return `${priceText(0, currency).replace('0.00', '')}${thousands(limit)}`;
}

export const intervalNames = { monthly: 'Monthly', yearly: 'Yearly' } as const;
export const statusNames = {
  active: 'Active',
  past_due: 'Payment failed',
  paused: 'Paused',
  canceled: 'Ended',
} as const;

/** 29 dollars, or 24 dollars and 17 cents, for Easy Read. */
export function spokenMoney({ minor }: Money): string {
  const dollars = Math.floor(minor / 100);
  const cents = minor % 100;
  const whole = counted(dollars, 'dollar');
  return cents === 0 ? whole : `${whole} and ${counted(cents, 'cent')}`;
}

/** August 2028 */
export const monthWords = (month: string): string => dayWords(`${month}-01`).replace(/^\d+ /, '');

/** Your bill in plain words: what, why, when next, how to stop. */
export function plainBill(
  subscription: UserSubscription,
): readonly { readonly ask: string; readonly answer: string }[] {
  const { planDisplayName, billingInterval, status, nextPaymentDate, nextPayment, cancelAtPeriodEnd } = subscription;
  const { credit, currentPeriodEnd, pausedUntil, retryOn } = subscription;
  const price = moneyOf(
    billingInterval === 'yearly' ? subscription.yearlyPrice : subscription.monthlyPrice,
    credit.currency,
  );
  const each = billingInterval === 'yearly' ? 'each year' : 'each month';
  const when =
    status === 'past_due' && retryOn
      ? `Your payment did not work. We try again on ${dayWords(retryOn)}.`
      : cancelAtPeriodEnd
        ? `Never. Your plan ends on ${dayWords(currentPeriodEnd)}.`
        : nextPaymentDate && nextPayment
          ? `${pausedUntil ? 'You pay nothing now. ' : ''}On ${dayWords(nextPaymentDate)}. We take ${nextPayment.minor > 0 ? spokenMoney(nextPayment) : 'nothing'} from your card.`
          : 'You pay nothing.';
  return [
    { ask: 'What is it?', answer: `You have the ${planDisplayName} plan. It costs ${spokenMoney(price)} ${each}.` },
    { ask: 'Why do I pay?', answer: 'You show ads on Doorways. The plan is for that.' },
    { ask: 'When is the next time?', answer: when },
    {
      ask: 'How do I stop?',
      answer: cancelAtPeriodEnd ? 'You have stopped already.' : 'Press Cancel. Then press Yes. That is all.',
    },
  ];
}

const planDone = { title: 'Plan Updated', description: 'Your subscription has been updated successfully.' } as const;
/** What is said once a checkout is done. */
export const doneWords = {
  subscribe: planDone,
  change: planDone,
  card: { title: 'Card Changed', description: 'Your card has been changed.' },
  bill: { title: 'Payment Received', description: 'Your invoice is paid.' },
} as const;
