import { statement } from '#platform/server/statement.ts';
import { type AccountRow, addCredit } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';
import { findInvoice } from '../invoices/invoice-rows.ts';
import { issue, payBill } from '../invoices/issue.ts';
import { post } from '../ledger.ts';
import type { LedgerAccount } from '../tables.ts';
import type { SettledPayment } from './settled-payments.ts';

interface Taken {
  readonly account: AccountRow;
  readonly payment: SettledPayment;
  readonly amount: number;
  /** Where the money goes from. */
  readonly side: Extract<LedgerAccount, 'cash' | 'disputed'>;
  /** Paid back for DW-2026-00012 */
  readonly words: (what: string) => string;
}

/** It came too late for its bill, or for what was bought, and was kept for the member. */
const keepingEntry = statement((v: { paymentId: number }) =>
  from
    .selectFrom('ledger_entries')
    .select('id')
    .where('payment_id', '=', v.paymentId)
    .where('debit', '=', 'cash')
    .where('credit', '=', 'credit')
    .limit(1),
);

/**
 * Money that had been paid is gone again: a note says so, and what was billed is less. Of a payment that was only kept
 * for the member, what is kept is less first.
 */
export async function takeBack(doing: Doing, { account, payment, amount, side, words }: Taken): Promise<number | null> {
  const isKept = (await doing.query(keepingEntry, { paymentId: payment.id })).length > 0;
  const { invoiceId } = payment;
  const bill = isKept || invoiceId === null ? undefined : await findInvoice(doing.query, invoiceId);
  const fromKept = bill ? 0 : Math.min(account.credit, amount);
  const about = { accountId: account.id, currency: account.currency, paymentId: payment.id };
  await post(doing, about, ['credit', side, fromKept]);
  if (fromKept > 0) await addCredit(doing, account.id, -fromKept);
  const rest = amount - fromKept;
  if (rest === 0) return null;
  const note = await issue(doing, {
    account,
    kind: 'refund',
    subscriptionId: bill?.subscriptionId ?? null,
    lines: [{ text: words(bill?.number ?? 'what was kept'), amount: -rest }],
    against: 'receivable',
    ...(bill && { correctsId: bill.id }),
  });
  await post(doing, { ...about, invoiceId: note.id }, ['receivable', side, rest]);
  return note.id;
}

/** What was sent back has come back: a bill asks for it again, and the money that came is its payment. */
export async function takeAgain(
  doing: Doing,
  { account, payment, amount }: Pick<Taken, 'account' | 'payment' | 'amount'>,
  noteId: number | null,
): Promise<void> {
  const note = noteId === null ? undefined : await findInvoice(doing.query, noteId);
  const billed = note ? -note.total : 0;
  const about = { accountId: account.id, currency: account.currency, paymentId: payment.id };
  const kept = amount - billed;
  await post(doing, about, ['cash', 'credit', kept]);
  if (kept > 0) await addCredit(doing, account.id, kept);
  if (!note) return;
  const bill = await issue(doing, {
    account,
    kind: 'reversal',
    subscriptionId: note.subscriptionId,
    lines: [{ text: `Could not be paid back: ${note.number}`, amount: billed }],
    fromCredit: 0,
    correctsId: note.id,
  });
  await payBill(doing, { account, invoiceId: bill.id, paymentId: payment.id, amount: billed });
}
