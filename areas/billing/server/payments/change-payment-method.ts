import type { Handler } from '#platform/server/area.ts';
import type { changePaymentMethod as contract } from '../../contract.ts';
import { lockAccountOf } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { noPayments } from '../subscriptions/quote-subscription.ts';
import { assertNoneOnItsWay } from './payments.ts';
import { paymentsOf } from './payments-of.ts';
import { dropOpenPurchase, openPurchase } from './purchases.ts';

export const changePaymentMethod: Handler<typeof contract> = async ({ principal, now, services }) => {
  const { config } = services;
  const payments = paymentsOf(config);
  if (!payments) throw noPayments();
  const purchase = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    const account = await lockAccountOf(doing, principal.id);
    await assertNoneOnItsWay(doing, account.id);
    await dropOpenPurchase(doing, account);
    const nothing = { planId: null, billingInterval: null, promoId: null, price: 0, discount: 0, due: 0 };
    const about = { accountId: account.id, kind: 'card' as const, currency: account.currency };
    return openPurchase(doing, { ...about, ...nothing, quotedOn: doing.day, subscriptionVersion: null });
  });
  return { checkoutUrl: await payments.checkout(purchase) };
};
