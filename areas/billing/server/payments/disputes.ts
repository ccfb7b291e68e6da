import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { after, exactTime, isOlder, isoTime, type Keyset } from '#platform/server/keyset.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { paymentDisputed } from '../../contract.ts';
import { lockAccount } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { from } from '../from.ts';
import { post } from '../ledger.ts';
import type { DisputeState, Fact } from './port.ts';
import { addGone, paymentByRef } from './settled-payments.ts';
import { takeBack } from './take-back.ts';

/** What is further has the last word, in whatever order it is heard. A bank that has decided against us is final. */
const ranks: Readonly<Record<DisputeState, number>> = { asked: 0, open: 1, won: 2, lost: 3 };

const byRef = statement((v: { ref: string }) =>
  from.selectFrom('disputes').select(['id', 'state', 'amount']).where('ref', '=', v.ref),
);
interface New {
  readonly ref: string;
  readonly paymentId: number;
  readonly amount: number;
  readonly reason: string;
  readonly respondBy: string | null;
  readonly openedAt: string;
}
const add = statement((v: New) =>
  from
    .insertInto('disputes')
    .values({
      ref: v.ref,
      payment_id: v.paymentId,
      amount: v.amount,
      reason: v.reason,
      state: 'asked' as const,
      respond_by: sql<Moment | null>`${v.respondBy}::timestamptz`,
      opened_at: moment(v.openedAt),
    })
    .returning('id'),
);
const change = statement((v: { id: number; state: DisputeState; closedAt: string | null }) =>
  from
    .updateTable('disputes')
    .set({ state: v.state, closed_at: sql<Moment | null>`${v.closedAt}::timestamptz` })
    .where('id', '=', v.id),
);

/** A bank asks for a payment back. False: of a payment not known yet. */
export async function hearOfDispute(doing: Doing, fact: Extract<Fact, { kind: 'dispute' }>): Promise<boolean> {
  const payment = await paymentByRef(doing, fact.paymentRef);
  if (!payment) return false;
  const account = await lockAccount(doing, payment.accountId);
  const [known] = await doing.query(byRef, { ref: fact.ref });
  const before: DisputeState = known?.state ?? 'asked';
  const { state, amount, ref, reason, respondBy, openedAt } = fact;
  const [added] = known
    ? [known]
    : await doing.query(add, { ref, paymentId: payment.id, amount, reason, respondBy, openedAt });
  if (!added) return true;
  if (!known) await doing.emit(paymentDisputed, { id: added.id, at: doing.now.toISOString() });
  if (ranks[state] <= ranks[before]) return true;
  const about = { accountId: account.id, currency: account.currency, paymentId: payment.id };
  const isHeld = before === 'open';
  if (state === 'open') await post(doing, about, ['disputed', 'cash', amount]);
  if (state === 'won' && isHeld) await post(doing, about, ['cash', 'disputed', amount]);
  if (state === 'lost') {
    const words = (what: string) => `Reversed by your bank for ${what}`;
    await takeBack(doing, { account, payment, amount, side: isHeld ? 'disputed' : 'cash', words });
    await addGone(doing, payment.id, { lost: amount });
  }
  const isOver = state === 'won' || state === 'lost';
  await doing.query(change, { id: added.id, state, closedAt: isOver ? doing.now.toISOString() : null });
  return true;
}

const newest = statement((v: { limit: number; at: string; atId: number }) =>
  from
    .selectFrom('disputes as d')
    .innerJoin('payments as y', 'y.id', 'd.payment_id')
    .innerJoin('billing_accounts as a', 'a.id', 'y.account_id')
    .leftJoin('invoices as i', 'i.id', 'y.invoice_id')
    .select([
      'd.id',
      'd.state',
      'd.reason',
      'd.amount',
      'y.currency',
      'a.user_id as memberId',
      'i.number as invoiceNumber',
    ])
    .select((e) => [
      isoTime(e.ref('d.respond_by')).as('respondBy'),
      isoTime(e.ref('d.opened_at')).as('openedAt'),
      exactTime(e.ref('d.opened_at')).as('exactly'),
    ])
    .where((e) => isOlder(e.ref('d.opened_at'), e.ref('d.id'), v))
    .orderBy('d.opened_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(v.limit),
);
export const disputesFrom = (query: Query, limit: number, keyset: Keyset) => query(newest, { limit, ...after(keyset) });
