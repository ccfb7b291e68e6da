import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { lockAccount, storeCard } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { noPayments } from '../subscriptions/quote-subscription.ts';
import { findSubscription } from '../subscriptions/subscription-rows.ts';
import { beginPayment, findPaymentByKey, settle } from './payments.ts';
import { paymentsOf } from './payments-of.ts';
import type { CheckoutState } from './port.ts';
import { closePurchase, dropPurchase, findPurchase } from './purchases.ts';

const asked = statement((v: { id: number }) =>
  from
    .selectFrom('purchases as u')
    .innerJoin('billing_accounts as a', 'a.id', 'u.account_id')
    .innerJoin('users as m', 'm.id', 'a.user_id')
    .leftJoin('plans as p', 'p.id', 'u.plan_id')
    .leftJoin('invoices as i', 'i.id', 'u.invoice_id')
    .select([
      'u.id',
      'u.token',
      'u.kind',
      'u.due',
      'u.currency',
      'u.billing_interval as interval',
      'a.customer_ref as customerRef',
      'm.email',
      'p.display_name as planDisplayName',
      'i.number as invoiceNumber',
    ])
    .where('u.id', '=', v.id),
);
const refTo = statement((v: { id: number; ref: string }) =>
  from.updateTable('purchases').set({ checkout_ref: v.ref }).where('id', '=', v.id),
);

interface Titled {
  readonly planDisplayName: string | null;
  readonly interval: 'monthly' | 'yearly' | null;
  readonly invoiceNumber: string | null;
}
/** What is paid for; nothing where a card is only stored. */
function titleOf({ planDisplayName, interval, invoiceNumber }: Titled): string {
  if (invoiceNumber !== null) return `Invoice ${invoiceNumber}`;
  if (planDisplayName === null) return '';
  return `${planDisplayName} plan, one ${interval === 'yearly' ? 'year' : 'month'}`;
}

/** Outside of a transaction: where the member goes to pay for a purchase. */
export async function openCheckout({ config }: Services, purchaseId: number, query: Query): Promise<string> {
  const payments = paymentsOf(config);
  if (!payments) throw noPayments();
  const [row] = await query(asked, { id: purchaseId });
  if (!row) throw new Error(`There is no purchase ${purchaseId}.`);
  const { token, kind, due, currency, customerRef, email } = row;
  const { ref, url } = await payments.checkout({
    key: `checkout-${token}`,
    token,
    title: titleOf(row),
    due,
    currency,
    customerRef,
    email,
    doneUrl: `${config.publicUrl}/subscription?checkout=${token}`,
    leftUrl: `${config.publicUrl}${kind === 'card' || kind === 'bill' ? '/subscription?tab=billing' : '/pricing'}`,
  });
  if (ref !== null) await query(refTo, { id: purchaseId, ref });
  return url;
}

/** No one should pay for what was given up. Where that fails, what is paid is kept for the member. */
export async function closeCheckouts({ config, log }: Services, refs: readonly string[]): Promise<void> {
  const outside = paymentsOf(config)?.outside;
  for (const ref of refs) {
    await outside
      ?.closeCheckout(ref)
      .catch((error: Error) => log.warn({ why: error.message }, 'A checkout that was given up is still open'));
  }
}

/**
 * Reads how a checkout stands and makes what has come of it. Whoever comes first does it: the member’s return, what the
 * service tells, or the job.
 */
export async function followCheckout(services: Services, ref: string, now: Date): Promise<CheckoutState['state']> {
  const outside = paymentsOf(services.config)?.outside;
  if (!outside) return 'open';
  const state = await outside.readCheckout(ref);
  if (state.state !== 'open') {
    await services.transaction((db, emit) => settleCheckout(doingIn(db, emit, now, services.config), ref, state));
  }
  return state.state;
}

/** However often it is said, it counts once. One of another installation, which pays to the same seller, is left alone. */
export async function settleCheckout(doing: Doing, ref: string, state: CheckoutState): Promise<void> {
  const found = await findPurchase(doing.query, state.token);
  if (!found || state.state === 'open') return;
  const account = await lockAccount(doing, found.accountId);
  if (state.state === 'expired') return void (await dropPurchase(doing, found));
  const { card, paid } = state;
  const before = await findPaymentByKey(doing, ref);
  if (before !== undefined) return;
  await storeCard(doing, account, found.id, card);
  if (!paid) {
    if (!(await closePurchase(doing, found.id, 'paid'))) return;
    const planDisplayName = (await findSubscription(doing.query, account.id))?.planDisplayName ?? '';
    return tell(doing, { userId: account.userId, what: 'card-changed', planDisplayName });
  }
  const { amount, currency } = paid;
  if (currency !== account.currency) throw new Error('A checkout was paid in another currency than its account.');
  const isBill = found.kind === 'bill';
  if (isBill) await closePurchase(doing, found.id, 'paid');
  const paymentId = await beginPayment(doing, {
    accountId: account.id,
    purchaseId: isBill ? null : found.id,
    invoiceId: isBill ? found.invoiceId : null,
    amount,
    currency,
    byMember: false,
    key: ref,
  });
  await settle(doing, paymentId, { paid: true, ref: paid.ref });
}

const givenUp = statement((v: { after: number }) =>
  from
    .selectFrom('purchases')
    .select(['id', 'checkout_ref as ref'])
    .where('state', '=', 'dropped')
    .where('checkout_ref', 'is not', null)
    .where('id', '>', v.after)
    .orderBy('id')
    .limit(200),
);
/** Checkouts of what was given up, also by leaving: whoever still has their page open should not pay there. */
export const checkoutsGivenUp = (query: Query, after: number) => query(givenUp, { after });

const closed = statement((v: { id: number }) =>
  from.updateTable('purchases').set({ checkout_ref: null }).where('id', '=', v.id).where('state', '=', 'dropped'),
);
/** Closes one at the service. If it was paid before that, and no one has told us, what was paid is not lost. */
export async function closeGivenUp(
  services: Services,
  { id, ref }: { readonly id: number; readonly ref: string | null },
  { now, query }: Pick<Doing, 'now' | 'query'>,
): Promise<void> {
  const outside = paymentsOf(services.config)?.outside;
  if (!outside || ref === null) return;
  await outside.closeCheckout(ref);
  if ((await followCheckout(services, ref, now)) !== 'open') await query(closed, { id });
}

const left = statement((v: { before: string }) =>
  from
    .selectFrom('purchases')
    .select(['id', 'checkout_ref as ref'])
    .where('state', '=', 'open')
    .where('checkout_ref', 'is not', null)
    .where((e) => sql<boolean>`${e.ref('created_at')} < ${v.before}::timestamptz`)
    .orderBy('id')
    .limit(200),
);
/** Checkouts of which no one has told us: who paid may have closed the page, and a message may have been lost. */
export const checkoutsLeft = (query: Query, before: string) => query(left, { before });
