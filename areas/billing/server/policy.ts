import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { findInvoice, type OwnInvoice } from './invoices/invoice-rows.ts';
import { paymentsOf } from './payments/payments-of.ts';
import { findPurchase } from './payments/purchases.ts';

/** BILLING-29: what is another’s and what there is not are refused in the same words, so that no one learns of either. */
async function invoice({ db, principal, input }: PolicyCheck<{ readonly id: number }>) {
  const row = await findInvoice(queryIn(db), input.id);
  return row && row.userId === principal.id ? allow<OwnInvoice>(row) : refuse('This is not an invoice of yours.');
}

/** One’s own, and never in production. */
async function testCheckout({ db, principal, input, services }: PolicyCheck<{ readonly token: string }>) {
  const payments = paymentsOf(services.config);
  if (!payments || payments.outside) return hide();
  const row = await findPurchase(queryIn(db), input.token);
  return row && row.userId === principal.id ? allow(row) : hide();
}
/** One’s own, wherever it is paid. */
async function checkout({ db, principal, input }: PolicyCheck<{ readonly token: string }>) {
  const row = await findPurchase(queryIn(db), input.token);
  return row && row.userId === principal.id ? allow<OwnPurchase>(row) : hide();
}
export type OwnPurchase = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export const policies = {
  'billing.invoice': policy('member', invoice),
  'billing.checkout': policy('member', checkout),
  'billing.testCheckout': policy('member', testCheckout),
};
