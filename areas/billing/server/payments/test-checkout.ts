import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getTestCheckout as getContract, payTestCheckout as payContract } from '../../contract.ts';
import { lockAccount } from '../accounts.ts';
import { amountOf, type Doing, doing as doingIn } from '../doing.ts';
import { readPlans } from '../plans/plan-rows.ts';
import type { OwnPurchase } from '../policy.ts';
import { settleCheckout } from './checkouts.ts';
import { beginPayment, settle } from './payments.ts';
import { purchaseOf } from './purchases.ts';
import { refusalAtCheckout, testCard } from './test-payments.ts';

export const getTestCheckout: Handler<typeof getContract, OwnPurchase> = async ({ found, query }) => {
  const { kind, planId, due, currency, state } = found;
  const plan = (await readPlans(query)).find(({ id }) => id === planId);
  return { kind, planDisplayName: plan?.displayName ?? null, due: amountOf(due, currency), state };
};

type Asked = Parameters<Handler<typeof payContract, OwnPurchase>>[0]['input'];
type Paid = { readonly state: 'paid' | 'confirm' } | { readonly refused: string };

async function pay(doing: Doing, { id, accountId, token }: OwnPurchase, { card, confirmed }: Asked): Promise<Paid> {
  await lockAccount(doing, accountId);
  const { state, kind, due, currency } = await purchaseOf(doing.query, id);
  if (state !== 'open') throw problem.conflict('This checkout is over. See your plan on the page Subscription.');
  if (card === 'asks' && !confirmed) return { state: 'confirm' };
  const reason = refusalAtCheckout(card);
  if (reason !== undefined) {
    const payment = { accountId, purchaseId: id, invoiceId: null, amount: due, currency, byMember: false };
    if (due > 0 && kind !== 'bill') await settle(doing, await beginPayment(doing, payment), { paid: false, reason });
    return { refused: reason };
  }
  const ref = `test-${token}`;
  const paid = due > 0 ? { ref, amount: due, currency } : null;
  await settleCheckout(doing, ref, { state: 'done', token, card: testCard(card, accountId, doing.now), paid });
  return { state: 'paid' };
}

export const payTestCheckout: Handler<typeof payContract, OwnPurchase> = async ({ input, found, now, services }) => {
  const paid = await services.transaction((db, emit) => pay(doingIn(db, emit, now, services.config), found, input));
  if ('refused' in paid) throw problem.paymentRefused(paid.refused);
  return paid;
};
