import { sql } from 'kysely';
import { addSpend, billingDay, spendRoom } from '#areas/billing/server/public.ts';
import type { Job, LongJob } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { adSpendLimitReached } from '../../contract.ts';
import { billed } from '../account/accounts.ts';
import { paysForView } from '../account/prices.ts';
import { peopleOf } from '../account/tell.ts';
import { from } from '../from.ts';
import { lockCampaigns, waive } from './take-back.ts';

const owner = statement((v: { id: number; month: string }) =>
  from
    .selectFrom('ad_accounts as a')
    .leftJoin('ad_months as m', (on) => on.onRef('m.account_id', '=', 'a.id').on('m.month', '=', v.month))
    .select((e) => ['a.owner_id as ownerId', sql<number>`coalesce(${e.ref('m.reported')}, 0)`.as('reported')])
    .where('a.id', '=', v.id),
);
const keepMost = statement((v: { id: number; month: string; most: number | null }) =>
  from
    .insertInto('ad_months')
    .values({ account_id: v.id, month: v.month, most: v.most })
    .onConflict((on) => on.columns(['account_id', 'month']).doUpdateSet({ most: v.most })),
);
const keepStopped = statement((v: { id: number; stopped: 'no-card' | 'unpaid' | null }) =>
  from.updateTable('ad_accounts').set({ stopped: v.stopped }).where('id', '=', v.id),
);

/** Asks billing how far an account may go this month, and keeps it where delivery can read it: it can't ask itself. */
export async function keepRoom(query: Query, accountId: number, now: Date): Promise<void> {
  const day = billingDay(now);
  const month = day.slice(0, 7);
  const [row] = await query(owner, { id: accountId, month });
  if (!row || row.ownerId === null) return;
  const { left, stopped } = await spendRoom({ query, day }, row.ownerId);
  // The account first, as whoever changes it locks it.
  await query(keepStopped, { id: accountId, stopped: stopped ?? null });
  // What billing has left is without what it was told already.
  await query(keepMost, { id: accountId, month, most: left === null ? null : row.reported + left });
}

const unreported = statement((v: { after: number; limit: number }) =>
  from
    .selectFrom('ad_months as m')
    .innerJoin('ad_accounts as a', 'a.id', 'm.account_id')
    .select('m.account_id as accountId')
    .distinct()
    .whereRef('m.spent', '>', 'm.reported')
    .where('a.owner_id', 'is not', null)
    .where('m.account_id', '>', v.after)
    .orderBy('m.account_id')
    .limit(v.limit),
);
const openMonths = statement((v: { accountId: number }) =>
  from
    .selectFrom('ad_months as m')
    .innerJoin('ad_accounts as a', 'a.id', 'm.account_id')
    .select(['m.month', 'm.spent', 'm.reported', 'a.owner_id as ownerId'])
    .where('m.account_id', '=', v.accountId)
    .whereRef('m.spent', '>', 'm.reported')
    .orderBy('m.month'),
);
const reported = statement((v: { accountId: number; month: string }) =>
  from
    .updateTable('ad_months')
    .set((e) => ({ reported: e.ref('spent') }))
    .where('account_id', '=', v.accountId)
    .where('month', '=', v.month),
);

/**
 * Tells billing what ads of an account have cost since it was told last; nothing is charged meanwhile. What it doesn't
 * take, because a card or a limit went, is taken back here too, so that figures and bills are the same to the cent. The
 * last minute of a month is billed with the next one, since its bill may be written already.
 */
export async function reportAccount(ask: Parameters<typeof billed>[0], accountId: number): Promise<void> {
  const query = queryIn(ask.db);
  await lockCampaigns(query, accountId);
  for (const { month, spent, reported: before, ownerId } of await query(openMonths, { accountId })) {
    if (ownerId === null) continue;
    const counted = await addSpend(billed(ask), ownerId, spent - before);
    await waive(query, { accountId, month, amount: spent - before - counted });
    await query(reported, { accountId, month });
  }
}

const page = 100;
/** Each account in a transaction of its own. Killed, the next run says it: nothing is told twice. */
export const reportSpend: LongJob['long'] = async ({ query, now, services }) => {
  let after = 0;
  for (;;) {
    const rows = await query(unreported, { after, limit: page });
    for (const { accountId } of rows) {
      await services.transaction((db, emit) => reportAccount({ db, emit, now, services }, accountId));
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.accountId;
  }
};

/** What the cheapest of the campaigns that are active pays for; null: none is. */
const cheapest = sql`(select min(case when ${paysForView} then p.view else p.click end)
  from ad_campaigns c join ad_accounts a on a.id = c.account_id join ad_prices p on p.currency = a.currency
  where c.account_id = ad_months.account_id and c.status = 'active')`;
const reached = statement((v: { month: string; limit: number }) =>
  from
    .selectFrom('ad_months')
    .select('account_id as accountId')
    .where('month', '=', v.month)
    .where('told_at', 'is', null)
    .where(sql<boolean>`spent > 0 and (spent >= most or most - spent < ${cheapest})`)
    .orderBy('account_id')
    .limit(v.limit),
);
const told = statement((v: { accountId: number; month: string; now: string }) =>
  from
    .updateTable('ad_months')
    .set({ told_at: moment(v.now) })
    .where('account_id', '=', v.accountId)
    .where('month', '=', v.month),
);
/** People whose ads have reached the limit of a month, or have too little left for one more, are told once. */
export const tellLimits: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const month = billingDay(now).slice(0, 7);
  for (const { accountId } of await query(reached, { month, limit: page })) {
    await query(told, { accountId, month, now: now.toISOString() });
    await emit(adSpendLimitReached, { id: accountId, month, to: await peopleOf(query, accountId) });
  }
};
