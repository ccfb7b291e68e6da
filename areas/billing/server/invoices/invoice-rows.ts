import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { after, exactTime, isOlder, isoTime, type Keyset } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { Invoice } from '../../contract.ts';
import { units } from '../doing.ts';
import { from } from '../from.ts';

export const invoiceRows = () =>
  from
    .selectFrom('invoices as i')
    .select([
      'i.id',
      'i.number',
      'i.account_id as accountId',
      'i.subscription_id as subscriptionId',
      'i.kind',
      'i.status',
      'i.currency',
      'i.net',
      'i.gst',
      'i.total',
      'i.from_credit as fromCredit',
      'i.paid_by as paidBy',
      'i.seller_name as sellerName',
      'i.seller_address as sellerAddress',
      'i.seller_abn as sellerAbn',
      'i.buyer_sealed as buyerSealed',
      'i.is_test as isTest',
      'i.tries',
    ])
    .select((e) => [
      sql<string>`to_char(${e.ref('i.issued_on')}, 'YYYY-MM-DD')`.as('issuedOn'),
      sql<string>`to_char(${e.ref('i.due_on')}, 'YYYY-MM-DD')`.as('dueOn'),
      sql<string | null>`to_char(${e.ref('i.retry_on')}, 'YYYY-MM-DD')`.as('retryOn'),
      isoTime(e.ref('i.paid_at')).as('paidAt'),
      exactTime(e.ref('i.issued_at')).as('exactly'),
      sql<string>`${e
        .selectFrom('invoice_lines as l')
        .select('l.text')
        .whereRef('l.invoice_id', '=', 'i.id')
        .orderBy(sql`l.amount < 0`)
        .orderBy('l.position')
        .limit(1)}`.as('about'),
    ]);

const one = statement((v: { id: number }) =>
  invoiceRows()
    .innerJoin('billing_accounts as a', 'a.id', 'i.account_id')
    .select('a.user_id as userId')
    .where('i.id', '=', v.id),
);
const ofMember = statement((v: { userId: number; limit: number; at: string; atId: number }) =>
  invoiceRows()
    .innerJoin('billing_accounts as a', 'a.id', 'i.account_id')
    .where('a.user_id', '=', v.userId)
    .where((e) => isOlder(e.ref('i.issued_at'), e.ref('i.id'), v))
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(v.limit),
);
const openOfPlan = statement((v: { accountId: number }) =>
  invoiceRows()
    .where('i.account_id', '=', v.accountId)
    .where('i.status', '=', 'open')
    .where('i.kind', '<>', 'spend')
    .orderBy('i.id')
    .limit(1),
);
const lines = statement((v: { id: number }) =>
  from.selectFrom('invoice_lines').select(['text', 'amount', 'gst']).where('invoice_id', '=', v.id).orderBy('position'),
);

export type InvoiceRow = RowOf<typeof ofMember>;
export type OwnInvoice = RowOf<typeof one>;

export async function findInvoice(query: Query, id: number): Promise<OwnInvoice | undefined> {
  const [row] = await query(one, { id });
  return row;
}
export const linesOf = (query: Query, id: number) => query(lines, { id });
export const invoicesOf = (query: Query, userId: number, limit: number, keyset: Keyset) =>
  query(ofMember, { userId, limit, ...after(keyset) });

/** The open bill of a plan: there is one at most. */
export async function planBillOf(query: Query, accountId: number): Promise<InvoiceRow | undefined> {
  const [row] = await query(openOfPlan, { accountId });
  return row;
}

export const invoiceView = (row: InvoiceRow): Invoice => ({
  id: row.id,
  invoiceNumber: row.number,
  kind: row.kind,
  status: row.status,
  amount: units(row.net),
  total: units(row.total),
  currency: row.currency,
  issuedOn: row.issuedOn,
  paidAt: row.paidAt,
  dueDate: row.dueOn,
  downloadUrl: `/api/invoices/${row.id}/download`,
  about: row.about,
});
