import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { statement } from '#platform/server/statement.ts';
import { lockAccount } from '../accounts.ts';
import { doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { inTurn } from '../payments/settle-payments.ts';
import { countsFrom } from './prices.ts';
import { priceOf } from './quote.ts';
import { findSubscription } from './subscription-rows.ts';
import { endOf } from './view.ts';

/** Plans that go on, and whose price is another than was agreed to and told. */
const untold = statement((v: { after: number }) =>
  from
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select(['s.id', 's.account_id as accountId'])
    .where('s.id', '>', v.after)
    .where('s.status', '<>', 'canceled')
    .where('s.cancel_at_period_end', '=', false)
    .where('s.next_plan_id', 'is', null)
    .where(
      sql<boolean>`(case s.billing_interval when 'yearly' then p.yearly_price else p.monthly_price end)
        is distinct from coalesce(s.told_price, s.agreed_price)`,
    )
    .orderBy('s.id')
    .limit(500),
);

/** No change of the plan itself: what someone is just buying still fits. */
const told = statement((v: { id: number; price: number; day: string }) =>
  from
    .updateTable('subscriptions')
    .set({ told_price: v.price, told_on: sql<string>`${v.day}::date` })
    .where('id', '=', v.id),
);

/** Everyone whose price changes is told once, however long the list is and whenever this process ends. */
export async function announcePrices(services: Services, now: Date, query: Query): Promise<void> {
  for (let after = 0; ; ) {
    const page = await query(untold, { after });
    await inTurn(services, page, ({ accountId }) =>
      services.transaction(async (db, emit) => {
        const doing = doingIn(db, emit, now, services.config);
        const account = await lockAccount(doing, accountId);
        const row = await findSubscription(doing.query, accountId);
        if (!row || row.cancelAtPeriodEnd || row.nextPlanId !== null) return;
        const price = priceOf(row, row.billingInterval);
        if (price === (row.toldPrice ?? row.agreedPrice)) return;
        await doing.query(told, { id: row.id, price, day: doing.day });
        // A price from before prices were kept is the one that is listed.
        if (row.agreedPrice === null) return;
        const { planDisplayName } = row;
        const end = endOf(row);
        // After a pause payments go by the day on which it makes the period end.
        const anchor = row.pausedUntil === null ? row.anchor : Number(end.slice(8));
        const on = countsFrom({ ...row, periodEnd: end, anchor, toldPrice: price, toldOn: doing.day }, price);
        await tell(doing, { userId: account.userId, what: 'price-changes', planDisplayName, on });
      }),
    );
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
}
