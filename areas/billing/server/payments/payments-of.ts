import type { Config, StripeAccount } from '#platform/server/config.ts';
import type { Payments } from './port.ts';
import { stripePayments } from './stripe.ts';
import { testPayments } from './test-payments.ts';

type Of = Pick<Config, 'mode' | 'stripe'>;

const made = new WeakMap<StripeAccount, Payments>();
function stripeOf(account: StripeAccount): Payments {
  const payments = made.get(account) ?? stripePayments(account);
  made.set(account, payments);
  return payments;
}

/** Undefined: nothing can be sold here. The test checkout is not there in production, whatever it is asked for. */
export const paymentsOf = ({ mode, stripe }: Of): Payments | undefined =>
  stripe ? stripeOf(stripe) : mode === 'demo' ? testPayments : undefined;

/** Bills and screens say so. */
export const isTestMoney = (config: Of): boolean => paymentsOf(config)?.isTest ?? false;
