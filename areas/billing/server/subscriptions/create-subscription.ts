import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { createSubscription as contract } from '../../contract.ts';
import { type AccountRow, lockAccount, lockAccountOf } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { closeCheckouts, openCheckout } from '../payments/checkouts.ts';
import { finishPurchase } from '../payments/finish-purchase.ts';
import { assertNoneOnItsWay, assertPaid, beginPayment, chargeNow, orLater } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { bankAsks } from '../payments/port.ts';
import { dropOpenPurchase, dropPurchase, openPurchase, purchaseOf } from '../payments/purchases.ts';
import { takePromo } from '../plans/promo-rows.ts';
import { noPayments } from './quote-subscription.ts';
import { saveSubscription } from './subscription-rows.ts';
import { inToday, readWish, type Wished } from './wish.ts';

type Step =
  | { readonly done: true }
  | { readonly checkout: number }
  | { readonly paymentId: number; readonly purchaseId: number; readonly accountId: number };
interface Begun {
  readonly step: Step;
  /** Checkouts that were given up for it. */
  readonly closing: readonly string[];
}

async function begin(
  doing: Doing,
  userId: number,
  wished: Wished & { readonly due?: number | undefined },
): Promise<Begun> {
  const locked = await lockAccountOf(doing, userId);
  await assertNoneOnItsWay(doing, locked.id);
  const closing = await dropOpenPurchase(doing, locked);
  return { step: await take(doing, locked, wished), closing };
}

async function take(
  doing: Doing,
  locked: AccountRow,
  wished: Wished & { readonly due?: number | undefined },
): Promise<Step> {
  const { quote, current } = await readWish(doing, locked, wished);
  const account = await inToday(doing, locked);
  const { asked, promo, leftOff, due, requiresCheckout } = quote;
  if (wished.when === 'period-end' && current) {
    await saveSubscription(doing, {
      ...current,
      nextPlanId: asked.plan.id,
      nextInterval: asked.interval,
      cancelAtPeriodEnd: false,
    });
    const { displayName: planDisplayName } = asked.plan;
    await tell(doing, { userId: account.userId, what: 'change-planned', planDisplayName, on: current.periodEnd });
    return { done: true };
  }
  if (wished.due !== undefined && wished.due !== due) {
    throw problem.conflict('The price has changed since you saw it. Look at it again, then decide.');
  }
  if (promo) await takePromo(doing, promo.id, account.id);
  const purchase = await openPurchase(doing, {
    accountId: account.id,
    kind: current ? 'change' : 'subscribe',
    planId: asked.plan.id,
    billingInterval: asked.interval,
    promoId: promo?.id ?? null,
    invoiceId: null,
    price: asked.price,
    discount: asked.discount,
    leftOff,
    due,
    currency: account.currency,
    quotedOn: asked.on,
    subscriptionVersion: current?.version ?? null,
  });
  if (due === 0) {
    await finishPurchase(doing, { account, purchaseId: purchase.id, paymentId: null, amount: 0 });
    return { done: true };
  }
  if (requiresCheckout) return { checkout: purchase.id };
  const { id: accountId, currency } = account;
  const about = { accountId, purchaseId: purchase.id, invoiceId: null, amount: due, currency, byMember: true };
  return { paymentId: await beginPayment(doing, about), purchaseId: purchase.id, accountId };
}

/** Nothing was paid. What the member has begun meanwhile in another window stays. */
async function giveUp(doing: Doing, { accountId, purchaseId }: Extract<Step, { readonly paymentId: number }>) {
  await lockAccount(doing, accountId);
  await dropPurchase(doing, await purchaseOf(doing.query, purchaseId));
}

export const createSubscription: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const { step, closing } = await services.transaction((db, emit) =>
    begin(doingIn(db, emit, now, config), principal.id, input),
  );
  await closeCheckouts(services, closing);
  const toCheckout = async (purchaseId: number) => {
    const checkoutUrl = await orLater(services, 'checkout', openCheckout(services, purchaseId, query));
    return { requiresPayment: true, checkoutUrl };
  };
  if ('checkout' in step) return toCheckout(step.checkout);
  if ('paymentId' in step) {
    const outcome = await chargeNow(services, step.paymentId, { now, query });
    if (!outcome.paid && outcome.reason === bankAsks) return toCheckout(step.purchaseId);
    if (!outcome.paid) {
      await services.transaction((db, emit) => giveUp(doingIn(db, emit, now, config), step));
    }
    assertPaid(outcome);
  }
  return { requiresPayment: false, checkoutUrl: null };
};
