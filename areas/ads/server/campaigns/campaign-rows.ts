import { type RawBuilder, sql } from 'kysely';
import { billingDay } from '#areas/billing/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { mayWrite } from '#platform/server/suspension.ts';
import type { Campaign } from '../../contract.ts';
import { unitsOf } from '../../pure/cents.ts';
import { paysForViews } from '../../pure/options.ts';
import { deliveryOf } from '../../pure/status.ts';
import { day, dayIn, dayOrNull, startOf } from '../days.ts';
import { from } from '../from.ts';

interface Counts {
  readonly approved: number;
  readonly inReview: number;
  readonly held: number;
  readonly refused: number;
}
/** Ads that are switched on, of ad sets that are. */
const counts = sql<Counts>`(select json_build_object(
    'approved', count(*) filter (where d.review = 'approved' and d.hidden_at is null),
    'inReview', count(*) filter (where d.review = 'in-review'),
    'held', count(*) filter (where d.review = 'held'),
    'refused', count(*) filter (where d.review = 'refused' or (d.review = 'approved' and d.hidden_at is not null)))
  from ad_sets s join ads d on d.ad_set_id = s.id
  where s.campaign_id = c.id and s.status = 'active' and d.status = 'active')`;

/** `day` and `month` are those of the moment; the day of its own clock, since an account has one. */
const spentOn = (date: unknown): RawBuilder<number> => sql`coalesce((
  select sum(n.spent - n.refunded)::int from ad_days n where n.campaign_id = c.id and n.day = ${date}::date), 0)`;
const monthLeft = (month: unknown): RawBuilder<number | null> => sql`(select m.most - m.spent from ad_months m
  where m.account_id = c.account_id and m.month = ${month})`;

const rows = (v: { readonly now: string; readonly month: string }) =>
  from
    .selectFrom('ad_campaigns as c')
    .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
    .innerJoin('ad_prices as p', 'p.currency', 'a.currency')
    .select((e) => [
      'c.id',
      'c.account_id as accountId',
      'c.name',
      'c.objective',
      'c.budget_type as budgetType',
      'c.budget',
      'c.status',
      'c.spent',
      'c.version',
      'a.zone',
      'a.currency',
      'a.stopped',
      'p.view',
      'p.click',
      day(e.ref('c.starts_on')).as('startDay'),
      dayOrNull(e.ref('c.ends_on')).as('endDay'),
      isoTime(e.ref('c.created_at')).as('createdAt'),
      exactTime(e.ref('c.created_at')).as('at'),
      counts.as('ads'),
      spentOn(sql`(${v.now}::timestamptz at time zone a.zone)::date`).as('spentToday'),
      monthLeft(v.month).as('monthLeft'),
      mayWrite(sql<number>`${e.ref('a.owner_id')}`, moment(v.now)).as('ownerMayWrite'),
    ]);

const one = statement((v: { id: number; now: string; month: string }) => rows(v).where('c.id', '=', v.id));
export type CampaignRow = RowOf<typeof one>;
const listed = choice((archived: boolean) =>
  statement((v: { accountId: number; now: string; month: string; at: string; atId: number; limit: number }) =>
    rows(v)
      .where('c.account_id', '=', v.accountId)
      .where('c.status', archived ? '=' : '<>', 'archived')
      .where((e) => isOlder(e.ref('c.created_at'), e.ref('c.id'), v))
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(v.limit),
  ),
);

const times = (now: Date) => ({ now: now.toISOString(), month: billingDay(now).slice(0, 7) });

export function campaignView(row: CampaignRow, now: Date): Campaign {
  const { zone, monthLeft: left, stopped, spent, budget, view, click, ownerMayWrite, at: _, ...rest } = row;
  const price = paysForViews(row.objective) ? view : click;
  return {
    ...rest,
    budget: unitsOf(budget),
    startDate: startOf(zone, row.startDay),
    endDate: row.endDay === null ? null : startOf(zone, row.endDay),
    spentAmount: unitsOf(spent),
    spentToday: unitsOf(row.spentToday),
    delivery: deliveryOf({
      ...row.ads,
      // Nothing of an owner who is suspended runs.
      status: row.status === 'active' && !ownerMayWrite ? 'paused' : row.status,
      today: dayIn(zone, now),
      startDay: row.startDay,
      endDay: row.endDay,
      // What is left pays for nothing more: it is the same as nothing.
      isSpent: row.budgetType === 'lifetime' && budget - spent < Math.max(price, 1),
      isOverLimit: left !== null && left < price,
      stopped,
    }),
  };
}

export async function findCampaign(query: Query, id: number, now: Date): Promise<CampaignRow | undefined> {
  const [row] = await query(one, { id, ...times(now) });
  return row;
}

export async function readCampaign(query: Query, id: number, now: Date): Promise<Campaign> {
  const row = await findCampaign(query, id, now);
  if (!row) throw problem.notFound();
  return campaignView(row, now);
}

interface Asked {
  readonly accountId: number;
  readonly archived: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}
export async function campaignPage(query: Query, { accountId, archived, cursor, limit }: Asked, now: Date) {
  const found = await query(listed(archived), {
    accountId,
    ...times(now),
    ...after(readKeyset(cursor, newest)),
    limit: limit + 1,
  });
  return pageOf(
    found,
    limit,
    (row) => campaignView(row, now),
    ({ at, id }) => ({ at, id }),
  );
}
