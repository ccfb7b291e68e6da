import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { AdminInvoice, refundInvoice as contract, listAllInvoices as listContract } from '../../contract.ts';
import { lockAccount } from '../accounts.ts';
import { amountOf, doing as doingIn } from '../doing.ts';
import { findInvoice, type InvoiceRow, invoiceRows, invoiceView } from '../invoices/invoice-rows.ts';
import { orLater } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { beginRefund, carryOutRefund } from '../payments/refunds.ts';
import { paymentOfInvoice, refundable } from '../payments/settled-payments.ts';
import { noPayments } from '../subscriptions/quote-subscription.ts';

const recent = statement((v: { limit: number; at: string; atId: number }) =>
  invoiceRows()
    .innerJoin('billing_accounts as a', 'a.id', 'i.account_id')
    .select((e) => [
      'a.user_id as userId',
      e
        .selectFrom('payments as y')
        .select(refundable.as('left'))
        .whereRef('y.invoice_id', '=', 'i.id')
        .where('y.state', '=', 'paid')
        .orderBy('y.id')
        .limit(1)
        .as('refundable'),
    ])
    .where((e) => isOlder(e.ref('i.issued_at'), e.ref('i.id'), v))
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(v.limit),
);

const view = (row: InvoiceRow & { readonly userId: number | null }, left: number): AdminInvoice => ({
  ...invoiceView(row),
  memberId: row.userId,
  refundable: amountOf(left, row.currency),
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

/** Written down behind a lock on the account, so that nothing is paid back twice; sent after that lock is gone. */
export const refundInvoice: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const { before, refundId } = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    const row = await findInvoice(doing.query, input.id);
    if (!row) throw problem.notFound();
    await lockAccount(doing, row.accountId);
    const payment = await paymentOfInvoice(doing, row.id);
    const id = await beginRefund(doing, payment, input.amount);
    const subject = `invoice ${row.number}`;
    const detail = { amount: input.amount, reason: input.reason };
    await writeAudit(db, { actorId: principal.id, action: 'invoice refunded', subject, detail }, now);
    return { before: row, refundId: id };
  });
  const outcome = await orLater(services, 'refund', carryOutRefund(services, refundId, now, query));
  if (outcome && !outcome.paid) throw problem.conflict(outcome.reason);
  const payment = await paymentOfInvoice({ query }, before.id);
  return view(before, payment?.refundable ?? 0);
};
