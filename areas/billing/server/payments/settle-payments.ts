import { sql } from 'kysely';
import { longJob } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { lockAccount } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { from } from '../from.ts';
import { checkoutsGivenUp, checkoutsLeft, closeCheckouts, closeGivenUp, followCheckout } from './checkouts.ts';
import { eventsWaiting, forgetEvents, handleEvent } from './facts.ts';
import { customersLeaving, forgetCustomer } from './forget-customers.ts';
import { carryOut } from './payments.ts';
import { paymentsOf } from './payments-of.ts';
import { NoAnswer } from './port.ts';
import { dropPurchase } from './purchases.ts';
import { carryOutRefund } from './refunds.ts';
import { refusalsLeft, tellRefusal } from './refusals.ts';

/** One that fails holds up no other; the next run comes to it again. */
export async function inTurn<T>(
  { log }: Pick<Services, 'log'>,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<void> {
  for (const thing of things) {
    try {
      await work(thing);
    } catch (err) {
      if (err instanceof NoAnswer) log.warn({ why: err.message }, 'The payment service gave no answer');
      else log.error({ err }, 'A payment could not be settled');
    }
  }
}

const minuteMs = 60_000;
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString();

const payments = statement((v: { before: string }) =>
  from
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<', moment(v.before))
    .orderBy('id')
    .limit(200),
);
const refunds = statement((v: { before: string }) =>
  from
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<', moment(v.before))
    .orderBy('id')
    .limit(200),
);

/** Payments and refunds whose process ended before it knew what came of them, and what was told and waits. */
export async function settleLeft(services: Services, now: Date, query: Query): Promise<void> {
  const before = ago(now, 2);
  await inTurn(services, await query(payments, { before }), ({ id }) => carryOut(services, id, now, query));
  await inTurn(services, await query(refunds, { before }), ({ id }) => carryOutRefund(services, id, now, query));
  await inTurn(services, await refusalsLeft(query, before), ({ id }) =>
    services.transaction((db, emit) => tellRefusal(doingIn(db, emit, now, services.config), id)),
  );
  for (let after = ''; ; ) {
    const events = await eventsWaiting(query, after);
    await inTurn(services, events, ({ id }) => handleEvent(services, id, now, query));
    const last = events.at(-1);
    if (!last) break;
    after = last.id;
  }
}

const stale = statement((v: { before: string }) =>
  from
    .selectFrom('purchases as u')
    .select(['u.id', 'u.account_id as accountId', 'u.promo_id as promoId', 'u.checkout_ref as checkoutRef'])
    .where('u.state', '=', 'open')
    .where('u.created_at', '<', moment(v.before))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('payments as y')
            .select(sql.lit(1).as('one'))
            .whereRef('y.purchase_id', '=', 'u.id')
            .where('y.state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('u.id')
    .limit(200),
);

/** Checkouts of which no one has told us, and purchases that no one went on with for a day. */
export async function dropStale(services: Services, now: Date, query: Query): Promise<void> {
  await inTurn(services, await checkoutsLeft(query, ago(now, 10)), async ({ ref }) => {
    if (ref !== null) await followCheckout(services, ref, now);
  });
  await inTurn(services, await query(stale, { before: ago(now, 24 * 60) }), async (open) => {
    const isDropped = await services.transaction(async (db, emit) => {
      const doing = doingIn(db, emit, now, services.config);
      await lockAccount(doing, open.accountId);
      return dropPurchase(doing, open);
    });
    if (isDropped && open.checkoutRef !== null) await closeCheckouts(services, [open.checkoutRef]);
  });
}

export const settlePayments = longJob('billing.settle', '*/5 * * * *', async ({ query, now, services }) => {
  if (!paymentsOf(services.config)) return;
  await settleLeft(services, now, query);
  await forgetEvents(query, now);
  await inTurn(services, await customersLeaving(query), (account) => forgetCustomer(services, account, query));
  for (let after = 0; ; ) {
    const page = await checkoutsGivenUp(query, after);
    await inTurn(services, page, (one) => closeGivenUp(services, one, { now, query }));
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
});
