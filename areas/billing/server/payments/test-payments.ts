import type { testCards } from '../../contract.ts';
import { addMonths, billingDay } from '../../pure/days.ts';
import { bankAsks, type Card, type Payments } from './port.ts';

type TestCard = (typeof testCards)[number];

/** What happens to a payment with this card when its owner is not there; undefined: it is paid. */
const refusals: Readonly<Record<TestCard, string | undefined>> = {
  pays: undefined,
  asks: bankAsks,
  'expires-soon': undefined,
  declines: 'The card was declined. Nothing was charged.',
  'declines-later': 'The card was declined. Nothing was charged.',
};

/** Whether and why a payment with this card is refused while its owner is not there. */
export const refusalOf = (card: TestCard): string | undefined => refusals[card];

/** In the checkout itself its owner can confirm, and the card that declines later is still good. */
export const refusalAtCheckout = (card: TestCard): string | undefined =>
  card === 'declines' ? refusals.declines : undefined;

export function testCard(card: TestCard, accountId: number, now: Date): Card {
  const months = card === 'expires-soon' ? 0 : 24;
  const digits = {
    pays: '4242',
    declines: '0002',
    asks: '3155',
    'declines-later': '0341',
    'expires-soon': '4444',
  } as const;
  return {
    customerRef: `test-${accountId}`,
    methodRef: `test:${card}`,
    brand: card === 'expires-soon' ? 'Mastercard' : 'Visa',
    last4: digits[card],
    expires: addMonths(billingDay(now), months).slice(0, 7),
  };
}

/** Moves no money: what happens depends on the card alone. */
export const testPayments: Payments = {
  isTest: true,
  checkout: async ({ token }) => ({ ref: null, url: `/test-checkout/${token}` }),
  charge: async ({ key, methodRef }) => {
    const reason = refusals[methodRef.slice('test:'.length) as TestCard];
    return reason === undefined ? { paid: true, ref: `test-${key}` } : { paid: false, reason };
  },
  refund: async ({ key }) => ({ paid: true, ref: `test-${key}` }),
};
