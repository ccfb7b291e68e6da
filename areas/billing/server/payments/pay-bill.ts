import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { lockAccount } from '../accounts.ts';
import { type Doing, doing as doingIn } from '../doing.ts';
import { findInvoice, type InvoiceRow } from '../invoices/invoice-rows.ts';
import { closeCheckouts, openCheckout } from './checkouts.ts';
import { assertPaid, chargeNow, orLater } from './payments.ts';
import { bankAsks } from './port.ts';
import { dropOpenPurchase, nothingBought, openPurchase } from './purchases.ts';

/** Takes what is open with the stored card. Where its bank asks, the answer is the address at which its owner confirms. */
export async function payOpenBill(
  services: Services,
  { paymentId, bill }: { readonly paymentId: number; readonly bill: InvoiceRow },
  { now, query }: Pick<Doing, 'now' | 'query'>,
): Promise<string | null> {
  const outcome = await chargeNow(services, paymentId, { now, query });
  if (outcome.paid) return null;
  // What was given back meanwhile may have paid it.
  if ((await findInvoice(query, bill.id))?.status === 'paid') return null;
  if (outcome.reason !== bankAsks) assertPaid(outcome);
  const { purchaseId, closing } = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, services.config);
    const account = await lockAccount(doing, bill.accountId);
    const left = await findInvoice(doing.query, bill.id);
    // It was written off or paid meanwhile.
    if (left?.status !== 'open') throw problem.conflict('Nothing is owed for this now. Look at your plan again.');
    const given = await dropOpenPurchase(doing, account);
    const { id: accountId, currency } = account;
    const about = { ...nothingBought, accountId, currency, quotedOn: doing.day };
    const due = left.total - left.fromCredit;
    return {
      purchaseId: (await openPurchase(doing, { ...about, kind: 'bill', invoiceId: left.id, due })).id,
      closing: given,
    };
  });
  await closeCheckouts(services, closing);
  return orLater(services, 'checkout', openCheckout(services, purchaseId, query));
}
