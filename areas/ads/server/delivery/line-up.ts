import { sql } from 'kysely';
import { billingDay } from '#areas/billing/server/public.ts';
import { isOpen } from '#areas/people/server/public.ts';
import type { Job, UseCase } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { anyOf, choice, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { mayWrite } from '#platform/server/suspension.ts';
import { shareTurn, takeTurn } from '#platform/server/turns.ts';
import { paysForViews } from '../../pure/options.ts';
import { isOnPace } from '../../pure/pacing.ts';
import { paysForView } from '../account/prices.ts';
import { dayIn, dayOrNull, daysFrom, minuteOfDay } from '../days.ts';
import { from } from '../from.ts';
import { keepRoom } from './room.ts';

/**
 * Campaigns that may have ads out by all that a day doesn't change. Their pace is judged in pure/pacing.ts. Who is
 * suspended can pause nothing, so nothing of theirs runs.
 */
const running = choice((scope: 'campaign' | 'account' | 'all') =>
  statement((v: { of: number; now: string; month: string; limit: number }) =>
    from
      .selectFrom('ad_campaigns as c')
      .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
      .innerJoin('ad_prices as p', 'p.currency', 'a.currency')
      .select((e) => [
        'c.id',
        'c.objective',
        'c.budget_type as budgetType',
        'c.budget',
        'c.spent',
        'p.view',
        'p.click',
        'a.zone',
        'a.stopped',
        dayOrNull(e.ref('c.ends_on')).as('endDay'),
        sql<number>`coalesce((select sum(n.spent - n.refunded)::int from ad_days n
          where n.campaign_id = c.id and n.day = (${v.now}::timestamptz at time zone a.zone)::date), 0)`.as('today'),
        sql<number | null>`(select m.most - m.spent from ad_months m
          where m.account_id = a.id and m.month = ${v.month})`.as('monthLeft'),
      ])
      .where('c.status', '=', 'active')
      .where('a.owner_id', 'is not', null)
      .where(({ ref }) => isOpen(ref('a.owner_id')))
      .where(({ ref }) => mayWrite(sql<number>`${ref('a.owner_id')}`, moment(v.now)))
      .where(sql<boolean>`c.starts_on <= (${v.now}::timestamptz at time zone a.zone)::date
        and (c.ends_on is null or c.ends_on >= (${v.now}::timestamptz at time zone a.zone)::date)`)
      .where(
        scope === 'campaign' ? 'c.id' : scope === 'account' ? 'c.account_id' : 'c.id',
        scope === 'all' ? '>' : '=',
        v.of,
      )
      .orderBy('c.id')
      .limit(v.limit),
  ),
);
type Running = RowOf<ReturnType<typeof running>>;

function isOut(row: Running, now: Date): boolean {
  const { budgetType, budget, spent, today, zone, endDay, monthLeft } = row;
  const price = paysForViews(row.objective) ? row.view : row.click;
  if (price > 0 && row.stopped !== null) return false;
  if (monthLeft !== null && monthLeft < price) return false;
  const daysLeft = endDay === null ? null : daysFrom(dayIn(zone, now), endDay);
  return isOnPace({ budgetType, budget, before: spent - today, today, daysLeft }, price, minuteOfDay(zone, now));
}

const clear = choice((scope: 'campaign' | 'account' | 'all') =>
  statement((v: { of: number }) =>
    from
      .deleteFrom('ad_lineup')
      .where(scope === 'account' ? 'account_id' : 'campaign_id', scope === 'all' ? '>' : '=', v.of),
  ),
);
/** What was approved is what runs: an ad whose creative was changed since waits to be looked at again. */
const add = statement((v: { ids: readonly number[] }) =>
  from
    .insertInto('ad_lineup')
    .columns([
      'surface',
      'ad_id',
      'ad_set_id',
      'campaign_id',
      'account_id',
      'regions',
      'topics',
      'view_price',
      'click_price',
      'frequency',
      'advertiser',
      'turn',
    ])
    .expression((e) =>
      e
        .selectFrom('ads as d')
        .innerJoin('ad_creatives as k', 'k.id', 'd.creative_id')
        .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
        .innerJoin('ad_campaigns as c', 'c.id', 's.campaign_id')
        .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
        .innerJoin('ad_prices as p', 'p.currency', 'a.currency')
        .leftJoin('ad_audiences as u', 'u.id', 's.audience_id')
        .select([
          sql<'feed'>`unnest(s.surfaces)`.as('surface'),
          'd.id as ad_id',
          's.id as ad_set_id',
          'c.id as campaign_id',
          'a.id as account_id',
          sql<never[]>`coalesce(u.regions, '{}')`.as('regions'),
          sql<never[]>`coalesce(u.topics, '{}')`.as('topics'),
          sql<number>`case when ${paysForView} then p.view else 0 end`.as('view_price'),
          sql<number>`case when ${paysForView} then 0 else p.click end`.as('click_price'),
          's.frequency',
          'a.name as advertiser',
          sql<number>`(random() * 1000000000)::int`.as('turn'),
        ])
        .where('c.id', '=', anyOf(v.ids))
        .where('s.status', '=', 'active')
        .where('d.status', '=', 'active')
        .where('d.review', '=', 'approved')
        .where('d.hidden_at', 'is', null)
        .whereRef('d.creative_version', '=', 'k.version'),
    )
    .onConflict((on) => on.columns(['surface', 'ad_id']).doNothing()),
);

const page = 500;
const month = (now: Date) => billingDay(now).slice(0, 7);

type Asks = Pick<UseCase<unknown>, 'query' | 'now'>;
const turn = 'ad line-up';
/** Before any row of an account is locked: the line-up of each minute waits for all turns, and locks such rows. */
export const shareLineUp = (query: Query): Promise<void> => shareTurn(query, turn);

const most = 10_000;
async function refresh({ query, now }: Asks, scope: 'campaign' | 'account', of: number): Promise<void> {
  const rows = await query(running(scope), { of, now: now.toISOString(), month: month(now), limit: most });
  await query(clear(scope), { of });
  const ids = rows.filter((row) => isOut(row, now)).map(({ id }) => id);
  if (ids.length > 0) await query(add, { ids });
}

const accountOf = statement((v: { id: number }) =>
  from.selectFrom('ad_campaigns').select('account_id as accountId').where('id', '=', v.id),
);
/** In the transaction of what changed it: what is paused is gone at once. */
export async function refreshCampaign(ask: Asks, id: number): Promise<void> {
  await shareLineUp(ask.query);
  const [row] = await ask.query(accountOf, { id });
  if (row) await keepRoom(ask.query, row.accountId, ask.now);
  await refresh(ask, 'campaign', id);
}
export async function refreshAccount(ask: Asks, id: number): Promise<void> {
  await shareLineUp(ask.query);
  await keepRoom(ask.query, id, ask.now);
  await refresh(ask, 'account', id);
}

const withoutRoom = statement((v: { month: string; limit: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .select('c.account_id as accountId')
    .distinct()
    .where('c.status', '=', 'active')
    .where(
      sql<boolean>`not exists (select 1 from ad_months m where m.account_id = c.account_id and m.month = ${v.month})`,
    )
    .orderBy('c.account_id')
    .limit(v.limit),
);

/** Each minute: budgets, days and pace put ads in and take them out; a new month asks billing how far it may go. */
async function lineUp(query: Query, now: Date): Promise<void> {
  await takeTurn(query, turn);
  for (const { accountId } of await query(withoutRoom, { month: month(now), limit: page })) {
    await keepRoom(query, accountId, now);
  }
  await query(clear('all'), { of: 0 });
  let of = 0;
  for (;;) {
    const rows = await query(running('all'), { of, now: now.toISOString(), month: month(now), limit: page });
    const ids = rows.filter((row) => isOut(row, now)).map(({ id }) => id);
    if (ids.length > 0) await query(add, { ids });
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    of = last.id;
  }
}
export const lineUpJob: Job['run'] = ({ db, now }) => lineUp(queryIn(db), now);
