import { sql } from 'kysely';
import { nextId } from '#platform/server/next-id.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { addDays } from '../../pure/days.ts';
import type { InvoiceKind } from '../../pure/plans.ts';
import { gstIn } from '../../pure/proration.ts';
import { type AccountRow, addCredit, cardWords } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';
import { post } from '../ledger.ts';
import { isTestMoney } from '../payments/payments-of.ts';
import { sealedBuyer } from '../seal.ts';
import { buyerOf, buyerText } from './buyer.ts';

const number = statement((v: { name: string }) =>
  from
    .insertInto('invoice_series')
    .values({ name: v.name, last: 1 })
    .onConflict((on) => on.column('name').doUpdateSet((e) => ({ last: e('invoice_series.last', '+', 1) })))
    .returning('last'),
);

const memberName = statement((v: { userId: number }) =>
  from.selectFrom('users').select('name').where('id', '=', v.userId),
);

interface Row {
  readonly id: number;
  readonly number: string;
  readonly accountId: number;
  readonly subscriptionId: number | null;
  readonly kind: InvoiceKind;
  readonly status: 'paid' | 'open' | 'void' | 'credited';
  readonly currency: 'AUD' | 'USD';
  readonly net: number;
  readonly gst: number;
  readonly total: number;
  readonly fromCredit: number;
  readonly day: string;
  readonly due: string;
  readonly now: string;
  readonly paidAt: string | null;
  readonly paidBy: string | null;
  readonly sellerName: string;
  readonly sellerAddress: string;
  readonly sellerAbn: string | null;
  readonly buyerSealed: string;
  readonly correctsId: number | null;
  readonly isTest: boolean;
}
const add = statement((v: Row) =>
  from.insertInto('invoices').values({
    id: v.id,
    number: v.number,
    account_id: v.accountId,
    subscription_id: v.subscriptionId,
    kind: v.kind,
    status: v.status,
    currency: v.currency,
    net: v.net,
    gst: v.gst,
    total: v.total,
    from_credit: v.fromCredit,
    issued_on: sql<string>`${v.day}::date`,
    issued_at: moment(v.now),
    due_on: sql<string>`${v.due}::date`,
    paid_at: sql<Moment | null>`${v.paidAt}::timestamptz`,
    paid_by: v.paidBy,
    seller_name: v.sellerName,
    seller_address: v.sellerAddress,
    seller_abn: v.sellerAbn,
    buyer_sealed: v.buyerSealed,
    corrects_id: v.correctsId,
    is_test: v.isTest,
  }),
);
const addLine = statement((v: { invoiceId: number; position: number; text: string; amount: number; gst: number }) =>
  from
    .insertInto('invoice_lines')
    .values({ invoice_id: v.invoiceId, position: v.position, text: v.text, amount: v.amount, gst: v.gst }),
);

/** What no card can pay is not asked for. */
export const leftOffLine = (minor: number): BillLine => ({
  text: 'Less than a card can pay, left off',
  amount: -minor,
});

export interface BillLine {
  readonly text: string;
  readonly amount: number;
}
export interface Bill {
  readonly account: AccountRow;
  readonly kind: InvoiceKind;
  readonly subscriptionId: number | null;
  readonly lines: readonly BillLine[];
  /** What an amount below 0 goes to: it is kept for the next bills, or an open bill is less. */
  readonly against?: 'credit' | 'receivable';
  /** How much is paid from what is kept; left out: as much as there is. */
  readonly fromCredit?: number;
  readonly correctsId?: number;
}
export interface Issued {
  readonly id: number;
  readonly total: number;
  /** What is still to be paid. */
  readonly due: number;
}

/** Where GST is in the price: an Australian business that is registered for it, paid in Australian dollars. */
export const hasGst = ({ billingCurrency, seller }: Doing['config']) =>
  billingCurrency === 'AUD' && seller.abn !== undefined;

/** Writes a bill with its number and its entries of the ledger, behind a lock on the account. */
export async function issue(doing: Doing, bill: Bill): Promise<Issued> {
  const { query, config, day, now } = doing;
  const { account, lines, against = 'credit' } = bill;
  const { currency } = account;
  const gstOf = (amount: number) => (hasGst(config) && currency === 'AUD' ? gstIn(amount) : 0);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const gst = lines.reduce((sum, { amount }) => sum + gstOf(amount), 0);
  const fromCredit = total > 0 ? (bill.fromCredit ?? Math.min(account.credit, total)) : 0;
  const due = Math.max(0, total - fromCredit);
  const status = total < 0 ? 'credited' : due === 0 ? 'paid' : 'open';
  const isTest = isTestMoney(config);
  const series = `${isTest ? 'TEST' : 'DW'}-${day.slice(0, 4)}`;
  const [counted] = await query(number, { name: series });
  const id = await nextId(query, 'invoices');
  const [member] = account.userId === null ? [] : await query(memberName, { userId: account.userId });
  const buyer = await buyerOf(query, config, account.id);
  const madeOutTo = buyerText({ ...buyer, name: buyer.name || (member?.name ?? '') });
  await query(add, {
    id,
    number: `${series}-${String(counted?.last).padStart(5, '0')}`,
    accountId: account.id,
    subscriptionId: bill.subscriptionId,
    kind: bill.kind,
    status,
    currency,
    net: total - gst,
    gst,
    total,
    fromCredit,
    day,
    due: addDays(day, 14),
    now: now.toISOString(),
    paidAt: status === 'paid' ? now.toISOString() : null,
    paidBy: null,
    sellerName: config.seller.name,
    sellerAddress: config.seller.address,
    sellerAbn: hasGst(config) ? (config.seller.abn ?? null) : null,
    buyerSealed: sealedBuyer.put(config, { id }, madeOutTo),
    correctsId: bill.correctsId ?? null,
    isTest,
  });
  for (const [position, { text, amount }] of lines.entries())
    await query(addLine, { invoiceId: id, position, text, amount, gst: gstOf(amount) });
  const about = { accountId: account.id, currency, invoiceId: id };
  const side = total < 0 ? against : 'receivable';
  await post(doing, about, [side, 'revenue', total - gst], [side, 'gst', gst], ['credit', 'receivable', fromCredit]);
  const kept = total < 0 && against === 'credit' ? -total : -fromCredit;
  if (kept !== 0) await addCredit(doing, account.id, kept);
  return { id, total, due };
}

const paid = statement((v: { id: number; now: string; paidBy: string | null }) =>
  from
    .updateTable('invoices')
    .set({ status: 'paid' as const, paid_at: moment(v.now), paid_by: v.paidBy })
    .where('id', '=', v.id)
    .where('status', '=', 'open')
    .returning(['id', 'total', 'from_credit as fromCredit']),
);
const billed = statement((v: { paymentId: number; invoiceId: number }) =>
  from
    .updateTable('payments')
    .set({ invoice_id: v.invoiceId })
    .where('id', '=', v.paymentId)
    .where('invoice_id', 'is', null),
);
/** An open bill is paid: the ledger follows. False: it was no longer open. */
export async function payBill(
  doing: Doing,
  {
    account,
    invoiceId,
    paymentId,
    amount,
  }: { account: AccountRow; invoiceId: number; paymentId: number; amount: number },
): Promise<boolean> {
  const [row] = await doing.query(paid, { id: invoiceId, now: doing.now.toISOString(), paidBy: cardWords(account) });
  await doing.query(billed, { paymentId, invoiceId });
  const about = { accountId: account.id, currency: account.currency, invoiceId, paymentId };
  // A checkout may ask for more than is due since something was given back: the rest is kept.
  const forBill = row ? Math.min(amount, row.total - row.fromCredit) : 0;
  await post(doing, about, ['cash', 'receivable', forBill], ['cash', 'credit', amount - forBill]);
  if (amount > forBill) await addCredit(doing, account.id, amount - forBill);
  return row !== undefined;
}

const paidFromKept = statement((v: { id: number; amount: number; now: string }) =>
  from
    .updateTable('invoices')
    .set((e) => ({
      from_credit: e('from_credit', '+', v.amount),
      status: sql<'open' | 'paid'>`case when total > from_credit + ${v.amount}::int then 'open' else 'paid' end`,
      paid_at: sql<Moment | null>`case when total > from_credit + ${v.amount}::int then null else ${v.now}::timestamptz end`,
    }))
    .where('id', '=', v.id)
    .where('status', '=', 'open'),
);
/** What is kept for the member pays an open bill, or a part of it. No payment of it may be on its way. */
export async function payFromKept(
  doing: Doing,
  { id: accountId, currency }: Pick<AccountRow, 'id' | 'currency'>,
  { invoiceId, amount }: { readonly invoiceId: number; readonly amount: number },
): Promise<void> {
  if (amount <= 0) return;
  await doing.query(paidFromKept, { id: invoiceId, amount, now: doing.now.toISOString() });
  await post(doing, { accountId, currency, invoiceId }, ['credit', 'receivable', amount]);
  await addCredit(doing, accountId, -amount);
}

const voided = statement((v: { id: number }) =>
  from
    .updateTable('invoices')
    .set({ status: 'void' as const })
    .where('id', '=', v.id)
    .where('status', '=', 'open'),
);
/** Nothing is owed from now on: a note takes back what was billed, and what was kept for the member is theirs again. */
export async function writeOff(
  doing: Doing,
  account: AccountRow,
  open: { id: number; number: string; total: number; fromCredit: number; subscriptionId: number | null },
) {
  await doing.query(voided, { id: open.id });
  const note = await issue(doing, {
    account,
    kind: 'write-off',
    subscriptionId: open.subscriptionId,
    lines: [{ text: `Nothing is owed for ${open.number}`, amount: -open.total }],
    against: 'receivable',
    correctsId: open.id,
  });
  if (open.fromCredit > 0) {
    const about = { accountId: account.id, currency: account.currency, invoiceId: note.id };
    await post(doing, about, ['receivable', 'credit', open.fromCredit]);
    await addCredit(doing, account.id, open.fromCredit);
  }
  return note;
}
