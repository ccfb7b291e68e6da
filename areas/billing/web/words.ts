import { counted } from '#platform/contract/counted.ts';
import { type Currency, type Money, money, moneyText } from '#platform/contract/money.ts';
import type { EasyText } from '#platform/web/ui/easy-lines.tsx';
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

export interface PlainPart {
  readonly ask: string;
  readonly answer: readonly EasyText[];
}

/** When money moves next, in lines. */
function nextTime(subscription: UserSubscription): readonly EasyText[] {
  const { status, nextPaymentDate, nextPayment, cancelAtPeriodEnd, currentPeriodEnd, pausedUntil, retryOn } =
    subscription;
  if (status === 'past_due' && retryOn) {
    return [
      { text: 'Your payment did not work.', symbol: 'octagon-x' },
      { text: `We try again on ${dayWords(retryOn)}.`, symbol: 'repeat' },
    ];
  }
  if (cancelAtPeriodEnd) {
    return [
      { text: 'Never.', symbol: 'ban' },
      { text: `Your plan ends on ${dayWords(currentPeriodEnd)}.`, symbol: 'flag' },
    ];
  }
  if (!nextPaymentDate || !nextPayment) return [{ text: 'You pay nothing.', symbol: 'ban' }];
  return [
    ...(pausedUntil ? [{ text: 'You pay nothing now.', symbol: 'circle-pause' }] : []),
    { text: `On ${dayWords(nextPaymentDate)}.`, symbol: 'calendar-days' },
    nextPayment.minor > 0
      ? { text: `We take ${spokenMoney(nextPayment)} from your card.`, symbol: 'banknote' }
      : { text: 'We take nothing from your card.', symbol: 'ban' },
  ];
}

/** Your bill in plain words, with pictures: what, why, when next, how to stop. */
export function plainBill(subscription: UserSubscription): readonly PlainPart[] {
  const { planDisplayName, billingInterval, cancelAtPeriodEnd, credit } = subscription;
  const isYearly = billingInterval === 'yearly';
  const price = moneyOf(isYearly ? subscription.yearlyPrice : subscription.monthlyPrice, credit.currency);
  return [
    {
      ask: 'What is it?',
      answer: [
        { text: `You have the ${planDisplayName} plan.`, symbol: 'hand-grab' },
        { text: `It costs ${spokenMoney(price)} each ${isYearly ? 'year' : 'month'}.`, symbol: 'banknote' },
      ],
    },
    {
      ask: 'Why do I pay?',
      answer: [
        { text: 'You show ads on Doorways.', symbol: 'eye' },
        { text: 'The plan is for that.', symbol: 'circle-check' },
      ],
    },
    { ask: 'When is the next time?', answer: nextTime(subscription) },
    {
      ask: 'How do I stop?',
      answer: cancelAtPeriodEnd
        ? [{ text: 'You have stopped already.', symbol: 'hand' }]
        : [
            { text: 'Press Cancel.', symbol: 'pointer' },
            { text: 'Then press Yes.', symbol: 'check' },
            { text: 'That is all.', symbol: 'flag' },
          ],
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
