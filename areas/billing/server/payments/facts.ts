import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type Doing, doing as doingIn } from '../doing.ts';
import { from } from '../from.ts';
import { followCheckout } from './checkouts.ts';
import { hearOfDispute } from './disputes.ts';
import { findPaymentByKey, settle } from './payments.ts';
import type { Fact } from './port.ts';
import { hearOfRefund } from './refunds.ts';

const add = statement((v: { id: string; fact: string; now: string }) =>
  from
    .insertInto('payment_events')
    .values({ id: v.id, fact: sql<Fact>`${v.fact}::jsonb`, received_at: moment(v.now) })
    .onConflict((on) => on.column('id').doNothing()),
);
const open = statement((v: { id: string }) =>
  from.selectFrom('payment_events').select('fact').where('id', '=', v.id).where('handled_at', 'is', null),
);
const done = statement((v: { id: string; now: string }) =>
  from
    .updateTable('payment_events')
    .set({ handled_at: moment(v.now) })
    .where('id', '=', v.id),
);

/** Written down before anything is made of it: what was said once is not lost, and counts once. */
export async function keepEvent(
  query: Query,
  { id, fact }: { readonly id: string; readonly fact: Fact },
  now: Date,
): Promise<void> {
  await query(add, { id, fact: JSON.stringify(fact), now: now.toISOString() });
}

/** What can be made of a fact without asking anyone. False: it is about a payment that we have not heard of yet. */
export async function makeOf(doing: Doing, fact: Exclude<Fact, { kind: 'checkout' }>): Promise<boolean> {
  if (fact.kind === 'refund') return hearOfRefund(doing, fact);
  if (fact.kind === 'dispute') return hearOfDispute(doing, fact);
  const paymentId = await findPaymentByKey(doing, fact.key);
  // One that we have not begun belongs to another installation, which pays to the same seller.
  if (paymentId !== undefined) await settle(doing, paymentId, fact.outcome);
  return true;
}

/** Makes what follows from an event, once. True: it was made, now or before. */
export async function handleEvent(services: Services, id: string, now: Date, query: Query): Promise<boolean> {
  const [row] = await query(open, { id });
  if (!row) return true;
  const { fact } = row;
  if (fact.kind === 'checkout') {
    await followCheckout(services, fact.ref, now);
    await query(done, { id, now: now.toISOString() });
    return true;
  }
  return services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, services.config);
    const isMade = await makeOf(doing, fact);
    if (isMade) await doing.query(done, { id, now: now.toISOString() });
    return isMade;
  });
}

const waiting = statement((v: { after: string }) =>
  from
    .selectFrom('payment_events')
    .select('id')
    .where('handled_at', 'is', null)
    .where('id', '>', v.after)
    .orderBy('id')
    .limit(200),
);
export const eventsWaiting = (query: Query, after: string) => query(waiting, { after });

/** A payment service says a thing again for three days at most. */
const keptDays = 30;
const old = statement((v: { before: string }) =>
  from.deleteFrom('payment_events').where((e) => sql<boolean>`${e.ref('handled_at')} < ${v.before}::timestamptz`),
);
/** What waits for a payment that never comes is of another installation. */
const never = statement((v: { before: string }) =>
  from
    .deleteFrom('payment_events')
    .where('handled_at', 'is', null)
    .where((e) => sql<boolean>`${e.ref('received_at')} < ${v.before}::timestamptz`),
);
export async function forgetEvents(query: Query, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  await query(old, { before });
  await query(never, { before });
}
