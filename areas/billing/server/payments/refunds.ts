import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { type AccountRow, lockAccount } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { paymentsOf } from './payments-of.ts';
import type { Fact, Outcome } from './port.ts';
import { addGone, paymentById, paymentByRef, type SettledPayment } from './settled-payments.ts';
import { takeAgain, takeBack } from './take-back.ts';

const rows = () =>
  from
    .selectFrom('refunds as r')
    .select(['r.id', 'r.payment_id as paymentId', 'r.note_id as noteId', 'r.key', 'r.state', 'r.amount']);
const byId = statement((v: { id: number }) => rows().where('r.id', '=', v.id));
const byKey = statement((v: { key: string }) => rows().where('r.key', '=', v.key));

const add = statement((v: { paymentId: number; key: string; amount: number; now: string }) =>
  from
    .insertInto('refunds')
    .values({
      payment_id: v.paymentId,
      key: v.key,
      state: 'pending' as const,
      amount: v.amount,
      created_at: moment(v.now),
    })
    .returning('id'),
);

async function begin({ query, now }: Doing, paymentId: number, about: { amount: number; key: string }) {
  const [row] = await query(add, { paymentId, ...about, now: now.toISOString() });
  if (!row) throw new Error('The refund was not added.');
  return row.id;
}

/** Written down before it is sent, behind a lock on the account; so two at once are never more than was paid. */
export async function beginRefund(doing: Doing, payment: SettledPayment | undefined, amount: number): Promise<number> {
  if (!payment || amount > payment.refundable)
    throw problem.conflict('That is more than was paid and not paid back yet.');
  return begin(doing, payment.id, { amount, key: `refund-${randomUUID()}` });
}

/** What was paid for nothing is taken off the next bills. Who has left has none: it goes back. */
export async function keepOrPayBack(
  doing: Doing,
  { userId }: Pick<AccountRow, 'userId'>,
  { paymentId, planDisplayName }: { readonly paymentId: number; readonly planDisplayName: string },
): Promise<void> {
  if (userId !== null) return tell(doing, { userId, what: 'credited', planDisplayName });
  const payment = await paymentById(doing, paymentId);
  await beginRefund(doing, payment, payment.refundable);
}

type State = 'pending' | 'done' | 'failed' | 'returned';
interface Change {
  readonly id: number;
  readonly before: State;
  readonly state: State;
  readonly ref: string | null;
  readonly noteId: number | null;
  readonly reason: string;
  readonly now: string;
}
const change = statement((v: Change) =>
  from
    .updateTable('refunds')
    .set((e) => ({
      state: v.state,
      ref: sql<string | null>`coalesce(${v.ref}::text, ${e.ref('ref')})`,
      note_id: sql<number | null>`coalesce(${v.noteId}::int, ${e.ref('note_id')})`,
      reason: v.reason,
      settled_at: sql<Moment>`${v.now}::timestamptz`,
    }))
    .where('id', '=', v.id)
    .where('state', '=', v.before),
);

/**
 * What a refund has come to, behind a lock on the account. One that failed stays so, whatever is heard of it later; one
 * that was done can still come back.
 */
async function settleRefund(
  doing: Doing,
  { account, id, outcome }: { readonly account: AccountRow; readonly id: number; readonly outcome: Outcome },
): Promise<void> {
  const [row] = await doing.query(byId, { id });
  if (!row || row.state === 'failed' || row.state === 'returned') return;
  if (outcome.paid && row.state === 'done') return;
  const payment = await paymentById(doing, row.paymentId);
  const { amount } = row;
  const about = { id, before: row.state, reason: '', noteId: null, ref: null, now: doing.now.toISOString() };
  const { userId } = account;
  if (outcome.paid) {
    const words = (what: string) => `Paid back for ${what}`;
    const noteId = await takeBack(doing, { account, payment, amount, side: 'cash', words });
    await addGone(doing, payment.id, { refunded: amount });
    await doing.query(change, { ...about, state: 'done', ref: outcome.ref, noteId });
    return tell(doing, { userId, what: 'refunded', invoiceId: noteId });
  }
  const { reason } = outcome;
  if (row.state === 'pending') return void (await doing.query(change, { ...about, state: 'failed', reason }));
  await takeAgain(doing, { account, payment, amount }, row.noteId);
  await addGone(doing, payment.id, { refunded: -amount });
  await doing.query(change, { ...about, state: 'returned', reason });
  await tell(doing, { userId, what: 'refund-returned', invoiceId: row.noteId });
}

const cameBack = 'The bank sent the money back.';

/** What the payment service says of a refund, ours or one that someone made there. False: of a payment not known yet. */
export async function hearOfRefund(doing: Doing, fact: Extract<Fact, { kind: 'refund' }>): Promise<boolean> {
  const payment = await paymentByRef(doing, fact.paymentRef);
  if (!payment) return false;
  const account = await lockAccount(doing, payment.accountId);
  const key = fact.key ?? `outside-${fact.ref}`;
  const [known] = await doing.query(byKey, { key });
  // One that names a key of ours, and is not ours, belongs to another installation.
  if (!known && fact.key !== null) return true;
  const id = known?.id ?? (await begin(doing, payment.id, { amount: fact.amount, key }));
  const outcome: Outcome = fact.done ? { paid: true, ref: fact.ref } : { paid: false, reason: cameBack };
  await settleRefund(doing, { account, id, outcome });
  return true;
}

const waiting = statement((v: { id: number }) =>
  from
    .selectFrom('refunds as r')
    .innerJoin('payments as y', 'y.id', 'r.payment_id')
    .select(['r.key', 'r.amount', 'y.ref', 'y.account_id as accountId'])
    .select((e) => isoTime(e.ref('r.created_at')).as('begun'))
    .where('r.id', '=', v.id)
    .where('r.state', '=', 'pending'),
);

/** Sends the money outside of a transaction, and settles what came of it; the job goes on where a process ended. */
export async function carryOutRefund(
  services: Services,
  id: number,
  now: Date,
  query: Doing['query'],
): Promise<Outcome | undefined> {
  const payments = paymentsOf(services.config);
  const [row] = await query(waiting, { id });
  if (!payments || !row) return undefined;
  const { key, amount, ref, accountId } = row;
  const outcome = await payments.refund({ key, amount, ref: ref ?? '', begun: new Date(row.begun), now });
  await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, services.config);
    await settleRefund(doing, { account: await lockAccount(doing, accountId), id, outcome });
  });
  return outcome;
}
