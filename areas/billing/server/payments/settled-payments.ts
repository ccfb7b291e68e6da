import { sql } from 'kysely';
import { statement } from '#platform/server/statement.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';

/** What is on its way back, and what a bank has taken until it decides. */
const sending = sql<number>`coalesce((select sum(r.amount) from refunds r where r.payment_id = y.id and r.state = 'pending'), 0)::int`;
const disputed = sql<number>`coalesce((select sum(d.amount) from disputes d where d.payment_id = y.id and d.state = 'open'), 0)::int`;

/** What of a payment can still be paid back; of the table `payments as y`. */
export const refundable = sql<number>`greatest(y.amount - y.refunded - y.lost - ${sending} - ${disputed}, 0)`;

const paidRows = () =>
  from
    .selectFrom('payments as y')
    .select([
      'y.id',
      'y.account_id as accountId',
      'y.invoice_id as invoiceId',
      'y.ref',
      'y.amount',
      'y.refunded',
      'y.lost',
      refundable.as('refundable'),
    ])
    .where('y.state', '=', 'paid');
const byRef = statement((v: { ref: string }) => paidRows().where('y.ref', '=', v.ref));
const byId = statement((v: { id: number }) => paidRows().where('y.id', '=', v.id));
const ofInvoice = statement((v: { invoiceId: number }) =>
  paidRows().where('y.invoice_id', '=', v.invoiceId).orderBy('y.id').limit(1),
);

export type SettledPayment = NonNullable<Awaited<ReturnType<typeof paymentByRef>>>;

/** By the name that the payment service has for it; undefined as long as we have not heard of it. */
export async function paymentByRef({ query }: Pick<Doing, 'query'>, ref: string) {
  const [row] = await query(byRef, { ref });
  return row;
}
export async function paymentById({ query }: Pick<Doing, 'query'>, id: number): Promise<SettledPayment> {
  const [row] = await query(byId, { id });
  if (!row) throw new Error(`There is no paid payment ${id}.`);
  return row;
}
export async function paymentOfInvoice({ query }: Pick<Doing, 'query'>, invoiceId: number) {
  const [row] = await query(ofInvoice, { invoiceId });
  return row;
}

const more = statement((v: { id: number; refunded: number; lost: number }) =>
  from
    .updateTable('payments')
    .set((e) => ({ refunded: e('refunded', '+', v.refunded), lost: e('lost', '+', v.lost) }))
    .where('id', '=', v.id),
);
export const addGone = ({ query }: Doing, id: number, gone: { readonly refunded?: number; readonly lost?: number }) =>
  query(more, { id, refunded: 0, lost: 0, ...gone });
