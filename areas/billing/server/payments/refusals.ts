import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { lockAccount } from '../accounts.ts';
import { type Doing, tell } from '../doing.ts';
import { from } from '../from.ts';
import { dropPurchase, purchaseOf } from './purchases.ts';

const accountOf = statement((v: { id: number }) =>
  from.selectFrom('payments').select('account_id as accountId').where('id', '=', v.id),
);
const heard = statement((v: { id: number; now: string }) =>
  from
    .updateTable('payments')
    .set({ told_at: sql<Moment>`${v.now}::timestamptz` })
    .where('id', '=', v.id)
    .where('state', '=', 'failed')
    .where('by_member', '=', true)
    .where('told_at', 'is', null)
    .returning(['purchase_id as purchaseId', 'invoice_id as invoiceId', 'reason']),
);

/** The member who asked for a payment has its refusal as their answer. */
export const markHeard = (query: Query, id: number, now: Date) => query(heard, { id, now: now.toISOString() });

/** They waited no more, and are told in the words of the answer. What was to be paid is given up, as with an answer. */
export async function tellRefusal(doing: Doing, id: number): Promise<void> {
  const [payment] = await doing.query(accountOf, { id });
  if (!payment) return;
  const { userId } = await lockAccount(doing, payment.accountId);
  const [row] = await markHeard(doing.query, id, doing.now);
  if (!row) return;
  const { purchaseId, invoiceId, reason } = row;
  if (purchaseId !== null) await dropPurchase(doing, await purchaseOf(doing.query, purchaseId));
  await tell(doing, { userId, what: 'refused', invoiceId, reason });
}

const untold = statement((v: { before: string }) =>
  from
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'failed')
    .where('by_member', '=', true)
    .where('told_at', 'is', null)
    .where('settled_at', '<', moment(v.before))
    .orderBy('settled_at')
    .limit(200),
);
/** Refusals of which the service told us while a process ended that was to answer. */
export const refusalsLeft = (query: Query, before: string) => query(untold, { before });

const last = statement((v: { userId: number }) =>
  from
    .selectFrom('payments as y')
    .innerJoin('billing_accounts as a', 'a.id', 'y.account_id')
    .select((e) => [
      'y.state',
      'y.by_member as byMember',
      'y.reason',
      'y.amount',
      'y.currency',
      isoTime(e.ref('y.settled_at')).as('settledAt'),
    ])
    .where('a.user_id', '=', v.userId)
    .orderBy('y.id', 'desc')
    .limit(1),
);
export async function lastPayment(query: Query, userId: number) {
  const [row] = await query(last, { userId });
  return row;
}
