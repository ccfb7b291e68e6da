import type { Handler } from '#platform/server/area.ts';
import type { changePaymentMethod as contract } from '../../contract.ts';
import { lockAccountOf } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { noPayments } from '../subscriptions/quote-subscription.ts';
import { closeCheckouts, openCheckout } from './checkouts.ts';
import { assertNoneOnItsWay, orLater } from './payments.ts';
import { paymentsOf } from './payments-of.ts';
import { dropOpenPurchase, nothingBought, openPurchase } from './purchases.ts';

export const changePaymentMethod: Handler<typeof contract> = async ({ principal, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const { purchase, closing } = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    const account = await lockAccountOf(doing, principal.id);
    await assertNoneOnItsWay(doing, account.id);
    const given = await dropOpenPurchase(doing, account);
    const { id: accountId, currency } = account;
    const about = { ...nothingBought, accountId, currency, quotedOn: doing.day };
    return { purchase: await openPurchase(doing, { ...about, kind: 'card', invoiceId: null, due: 0 }), closing: given };
  });
  await closeCheckouts(services, closing);
  return { checkoutUrl: await orLater(services, 'checkout', openCheckout(services, purchase.id, query)) };
};
