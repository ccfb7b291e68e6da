import { randomUUID } from 'node:crypto';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { AdminInvoice, refundInvoice as contract, listAllInvoices as listContract } from '../../contract.ts';
import { lockAccount } from '../accounts.ts';
import { amountOf, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { findInvoice, type InvoiceRow, invoiceRows, invoiceView } from '../invoices/invoice-rows.ts';
import { issue } from '../invoices/issue.ts';
import { post } from '../ledger.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { noPayments } from '../subscriptions/quote-subscription.ts';

const paidFor = statement((v: { invoiceId: number }) =>
  from
    .selectFrom('payments')
    .select(['id', 'ref', 'amount', 'refunded'])
    .where('invoice_id', '=', v.invoiceId)
    .where('state', '=', 'paid')
    .limit(1),
);
const refunded = statement((v: { id: number; by: number }) =>
  from
    .updateTable('payments')
    .set((e) => ({ refunded: e('refunded', '+', v.by) }))
    .where('id', '=', v.id),
);
const recent = statement((v: { limit: number; at: string; atId: number }) =>
  invoiceRows()
    .innerJoin('billing_accounts as a', 'a.id', 'i.account_id')
    .select((e) => [
      'a.user_id as userId',
      e
        .selectFrom('payments as y')
        .select((p) => p('y.amount', '-', p.ref('y.refunded')).as('left'))
        .whereRef('y.invoice_id', '=', 'i.id')
        .where('y.state', '=', 'paid')
        .limit(1)
        .as('refundable'),
    ])
    .where((e) => isOlder(e.ref('i.issued_at'), e.ref('i.id'), v))
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(v.limit),
);

const view = (row: InvoiceRow & { readonly userId: number | null }, refundable: number): AdminInvoice => ({
  ...invoiceView(row),
  memberId: row.userId,
  refundable: amountOf(refundable, row.currency),
});

export const listAllInvoices: Handler<typeof listContract> = async ({ input, query }) => {
  const rows = await query(recent, { limit: input.limit + 1, ...after(readKeyset(input.cursor, newest)) });
  return pageOf(
    rows,
    input.limit,
    (row) => view(row, row.refundable ?? 0),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};

/**
 * The note is written first, and with it the ledger says what is paid back; a service that then refuses undoes both. The
 * account is locked all the while, so that nothing is paid back twice.
 */
export const refundInvoice: Handler<typeof contract> = async ({ input, principal, now, services }) => {
  const { config } = services;
  const payments = paymentsOf(config);
  if (!payments) throw noPayments();
  return services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    const before = await findInvoice(doing.query, input.id);
    if (!before) throw problem.notFound();
    const account = await lockAccount(doing, before.accountId);
    const [payment] = await doing.query(paidFor, { invoiceId: before.id });
    const left = payment ? payment.amount - payment.refunded : 0;
    if (!payment?.ref || input.amount > left)
      throw problem.conflict('That is more than was paid and not paid back yet.');
    await doing.query(refunded, { id: payment.id, by: input.amount });
    const lines = [{ text: `Paid back for ${before.number}`, amount: -input.amount }];
    const { id: correctsId, subscriptionId } = before;
    const note = await issue(doing, {
      account,
      kind: 'refund',
      subscriptionId,
      lines,
      against: 'receivable',
      correctsId,
    });
    const about = { accountId: account.id, currency: account.currency, invoiceId: note.id, paymentId: payment.id };
    await post(doing, about, ['receivable', 'cash', input.amount]);
    const subject = `invoice ${before.number}`;
    const detail = { amount: input.amount, reason: input.reason };
    await writeAudit(db, { actorId: principal.id, action: 'invoice refunded', subject, detail }, now);
    await tell(doing, { userId: account.userId, what: 'refunded', invoiceId: note.id });
    const outcome = await payments.refund({ key: `refund-${randomUUID()}`, ref: payment.ref, amount: input.amount });
    if (!outcome.paid) throw problem.conflict(outcome.reason);
    return view(before, left - input.amount);
  });
};
