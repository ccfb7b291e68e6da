import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { quoteSubscription as contract } from '../../contract.ts';
import { billingDay } from '../../pure/days.ts';
import { findAccount } from '../accounts.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { quoteView } from './quote.ts';
import { readWish } from './wish.ts';

export const noPayments = () =>
  problem.unavailable('Payments aren’t set up on this server, so plans can’t be bought. Nothing was changed.');

export const quoteSubscription: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const account = await findAccount(query, principal.id);
  const { quote, current } = await readWish({ query, day: billingDay(now), config }, account, input);
  const credit = account?.credit ?? 0;
  return quoteView(quote, { current, when: input.when, currency: config.billingCurrency, credit });
};
