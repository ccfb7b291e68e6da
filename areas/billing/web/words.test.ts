import { expect, test } from 'vitest';
import type { SubscriptionPlan, UserSubscription } from '../contract.ts';
import { limitText, monthWords, type PlainPart, plainBill, spokenMoney, wholeText } from './words.ts';

const plan = {
  currency: 'AUD',
  features: { creativesLimit: 1000, adsLimit: 500, campaignsLimit: null, monthlySpendLimit: 25_000 },
} as SubscriptionPlan;
const aud = (minor: number) => ({ minor, currency: 'AUD' as const });
const subscription = {
  planDisplayName: 'Starter',
  billingInterval: 'monthly',
  status: 'active',
  monthlyPrice: 29,
  yearlyPrice: 290,
  nextPaymentDate: '2026-12-09',
  nextPayment: aud(2900),
  currentPeriodEnd: '2026-12-09',
  cancelAtPeriodEnd: false,
  credit: aud(0),
  pausedUntil: null,
  retryOn: null,
} as UserSubscription;
const textOf = (part: PlainPart | undefined) => part?.answer.map(({ text }) => text).join(' ');
const when = (more: Partial<UserSubscription>) => textOf(plainBill({ ...subscription, ...more })[2]);

test('a limit is a number, thousands with a K, or Unlimited; money has its sign', () => {
  expect(limitText(plan, 'creatives')).toBe('1K');
  expect(limitText(plan, 'ads')).toBe('500');
  expect(limitText(plan, 'campaigns')).toBe('Unlimited');
  expect(limitText(plan, 'monthlySpend')).toBe('$25K');
  expect(wholeText(29, 'AUD')).toBe('$29');
  expect(wholeText(29.5, 'AUD')).toBe('$29.50');
});

test('the bill in plain words says what, why, when next and how to stop', () => {
  expect(plainBill(subscription).map(textOf)).toEqual([
    'You have the Starter plan. It costs 29 dollars each month.',
    'You show ads on Doorways. The plan is for that.',
    'On 9 December 2026. We take 29 dollars from your card.',
    'Press Cancel. Then press Yes. That is all.',
  ]);
});

test('after a failure, a cancellation and in a pause it says what is so then', () => {
  expect(when({ status: 'past_due', retryOn: '2026-12-12' })).toBe(
    'Your payment did not work. We try again on 12 December 2026.',
  );
  expect(when({ cancelAtPeriodEnd: true })).toBe('Never. Your plan ends on 9 December 2026.');
  expect(when({ status: 'paused', pausedUntil: '2027-01-09' })).toBe(
    'You pay nothing now. On 9 December 2026. We take 29 dollars from your card.',
  );
  expect(when({ nextPayment: aud(0) })).toBe('On 9 December 2026. We take nothing from your card.');
});

test('money is spoken in dollars and cents, months by their names', () => {
  expect(spokenMoney(aud(2417))).toBe('24 dollars and 17 cents');
  expect(spokenMoney(aud(101))).toBe('1 dollar and 1 cent');
  expect(monthWords('2028-08')).toBe('August 2028');
});
