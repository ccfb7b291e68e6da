import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getTestCheckout as getContract, payTestCheckout as payContract } from '../../contract.ts';
import { lockAccount, storeCard } from '../accounts.ts';
import { amountOf, type Doing, doing as doingIn, tell } from '../doing.ts';
import { readPlans } from '../plans/plan-rows.ts';
import type { OwnPurchase } from '../policy.ts';
import { findSubscription } from '../subscriptions/subscription-rows.ts';
import { beginPayment, settle } from './payments.ts';
import { closePurchase, purchaseOf } from './purchases.ts';
import { refusalAtCheckout, testCard } from './test-payments.ts';

export const getTestCheckout: Handler<typeof getContract, OwnPurchase> = async ({ found, query }) => {
  const { kind, planId, due, currency, state } = found;
  const plan = (await readPlans(query)).find(({ id }) => id === planId);
  return { kind, planDisplayName: plan?.displayName ?? null, due: amountOf(due, currency), state };
};

type Asked = Parameters<Handler<typeof payContract, OwnPurchase>>[0]['input'];
type Paid = { readonly state: 'paid' | 'confirm' } | { readonly refused: string };

async function pay(doing: Doing, { id, accountId }: OwnPurchase, { card, confirmed }: Asked): Promise<Paid> {
  await lockAccount(doing, accountId);
  const { state, kind, due, currency } = await purchaseOf(doing.query, id);
  if (state !== 'open') throw problem.conflict('This checkout is over. See your plan on the page Subscription.');
  if (card === 'asks' && !confirmed) return { state: 'confirm' };
  const reason = refusalAtCheckout(card);
  const payment = { accountId, purchaseId: id, invoiceId: null, amount: due, currency };
  if (reason !== undefined) {
    if (due > 0) await settle(doing, await beginPayment(doing, payment), { paid: false, reason });
    return { refused: reason };
  }
  await storeCard(doing, accountId, testCard(card, accountId, doing.now));
  if (kind === 'card') {
    await closePurchase(doing, id, 'paid');
    const account = await lockAccount(doing, accountId);
    const subscription = await findSubscription(doing.query, accountId);
    const planDisplayName = subscription?.planDisplayName ?? '';
    await tell(doing, { userId: account.userId, what: 'card-changed', planDisplayName });
  } else {
    const paymentId = await beginPayment(doing, payment);
    await settle(doing, paymentId, { paid: true, ref: `test-${paymentId}` });
  }
  return { state: 'paid' };
}

export const payTestCheckout: Handler<typeof payContract, OwnPurchase> = async ({ input, found, now, services }) => {
  const paid = await services.transaction((db, emit) => pay(doingIn(db, emit, now, services.config), found, input));
  if ('refused' in paid) throw problem.paymentRefused(paid.refused);
  return paid;
};
