import type Stripe from 'stripe';
import { bankAsks, type Card } from './port.ts';

export const idOf = (thing: string | { readonly id: string }): string => (typeof thing === 'string' ? thing : thing.id);

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** What may be shown of a card, and how it is charged later. */
export function cardOf(
  customer: Stripe.Checkout.Session['customer'],
  method: string | Stripe.PaymentMethod | null,
): Card | undefined {
  if (!customer || !method || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  return {
    customerRef: idOf(customer),
    methodRef: method.id,
    brand: brands[brand] ?? 'Card',
    last4,
    expires: `${year}-${String(month).padStart(2, '0')}`,
  };
}

/** A stolen card is declined as any other: whoever has it learns nothing. */
const refusals: Readonly<Record<string, string>> = {
  authentication_required: bankAsks,
  expired_card: 'The card has expired. Nothing was charged.',
  incorrect_cvc: 'The security code of the card is wrong. Nothing was charged.',
  insufficient_funds: 'There is too little money on the card. Nothing was charged.',
};
export const refusalWords = (code: string | undefined): string =>
  refusals[code ?? ''] ?? 'The card was declined. Nothing was charged.';

/** Why, as exactly as it is said. */
export const codeOf = (error: { readonly code?: string; readonly decline_code?: string } | null): string | undefined =>
  error?.code === 'card_declined' ? error.decline_code : error?.code;
