import { sql } from 'kysely';
import type { Currency } from '#platform/contract/money.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { Doing } from './doing.ts';
import { from } from './from.ts';
import type { LedgerAccount } from './tables.ts';

interface Entry {
  readonly accountId: number;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly amount: number;
  readonly currency: Currency;
  readonly invoiceId: number | null;
  readonly paymentId: number | null;
  readonly day: string;
  readonly now: string;
}
const add = statement((v: Entry) =>
  from.insertInto('ledger_entries').values({
    account_id: v.accountId,
    debit: v.debit,
    credit: v.credit,
    amount: v.amount,
    currency: v.currency,
    invoice_id: v.invoiceId,
    payment_id: v.paymentId,
    day: sql<string>`${v.day}::date`,
    created_at: moment(v.now),
  }),
);

export interface About {
  readonly accountId: number;
  readonly currency: Currency;
  readonly invoiceId?: number | null;
  readonly paymentId?: number | null;
}

/** The only way into the ledger. An amount below 0 goes the other way; 0 leaves no line. */
export async function post(
  { query, day, now }: Doing,
  { accountId, currency, invoiceId = null, paymentId = null }: About,
  ...lines: readonly (readonly [debit: LedgerAccount, credit: LedgerAccount, amount: number])[]
): Promise<void> {
  for (const [first, second, amount] of lines) {
    if (amount === 0) continue;
    const [debit, credit] = amount > 0 ? [first, second] : [second, first];
    const about = { accountId, currency, invoiceId, paymentId, day, now: now.toISOString() };
    await query(add, { ...about, debit, credit, amount: Math.abs(amount) });
  }
}
