import { sql } from 'kysely';
import { billingDay } from '#areas/billing/server/public.ts';
import type { Db, Query } from '#platform/server/db.ts';
import { withinRole } from '#platform/server/narrow-role.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { charge, leftToday } from '../../pure/pacing.ts';
import { dayIn, dayOrNull, daysFrom } from '../days.ts';
import { from } from '../from.ts';
import { blind } from './blind.ts';
import type { HandedOut } from './token.ts';

/** A view or a press that somebody says has happened. */
export interface Said {
  readonly what: 'view' | 'press';
  readonly ad: HandedOut;
  readonly now: Date;
}
/** new: counted now. again: it was counted before. unseen: a press on what nobody has seen. */
export type Counted = 'new' | 'again' | 'unseen';

const seen = statement(
  (v: { nonces: readonly string[]; expires: readonly string[] }) => sql<{ nonce: string }>`
    insert into ad_views (nonce, expires_at)
    select * from unnest(${v.nonces}::text[], ${v.expires}::timestamptz[]) as given (nonce, expires_at) order by nonce
    on conflict (nonce) do nothing returning nonce`,
);
const pressed = statement(
  (v: { nonces: readonly string[] }) => sql<{ nonce: string }>`
    update ad_views set pressed = true
    where nonce in (select w.nonce from ad_views w where w.nonce = any(${v.nonces}::text[]) and not w.pressed
      order by w.nonce for update)
    returning nonce`,
);
const known = statement(
  (v: { nonces: readonly string[] }) => sql<{ nonce: string }>`
    select nonce from ad_views where nonce = any(${v.nonces}::text[])`,
);

/** Rows are locked in the order of their numbers, so that two batches wait for each other and never for good. */
const campaigns = statement((v: { adIds: readonly number[] }) =>
  from
    .selectFrom('ad_campaigns as c')
    .innerJoin('ad_accounts as a', 'a.id', 'c.account_id')
    .select((e) => [
      'c.id',
      'c.account_id as accountId',
      'c.budget_type as budgetType',
      'c.budget',
      'c.spent',
      'c.status',
      'a.zone',
      dayOrNull(e.ref('c.ends_on')).as('endDay'),
    ])
    .where((e) =>
      e(
        'c.id',
        'in',
        e
          .selectFrom('ads as d')
          .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
          .select('s.campaign_id')
          .where('d.id', '=', anyOf(v.adIds)),
      ),
    )
    .orderBy('c.id')
    .forNoKeyUpdate('c'),
);
const adRows = statement((v: { adIds: readonly number[] }) =>
  from
    .selectFrom('ads as d')
    .innerJoin('ad_sets as s', 's.id', 'd.ad_set_id')
    .select(['d.id', 'd.creative_id as creativeId', 's.campaign_id as campaignId'])
    .where('d.id', '=', anyOf(v.adIds)),
);
const spentOn = statement(
  (v: { ids: readonly number[]; days: readonly string[] }) => sql<{ campaignId: number; spent: number }>`
    select n.campaign_id as "campaignId", sum(n.spent - n.refunded)::int as spent
    from unnest(${v.ids}::int[], ${v.days}::date[]) as given (id, day)
    join ad_days n on n.campaign_id = given.id and n.day = given.day
    group by n.campaign_id`,
);
/** Locked too: campaigns of one account share its month. */
const months = statement((v: { accountIds: readonly number[]; month: string }) =>
  from
    .selectFrom('ad_months')
    .select(['account_id as accountId', 'spent', 'most'])
    .where('account_id', '=', anyOf(v.accountIds))
    .where('month', '=', v.month)
    .orderBy('account_id')
    .forNoKeyUpdate(),
);

interface DayRows {
  readonly campaignIds: readonly number[];
  readonly days: readonly string[];
  readonly adIds: readonly number[];
  readonly creativeIds: readonly number[];
  readonly impressions: readonly number[];
  readonly clicks: readonly number[];
  readonly spent: readonly number[];
}
const addDays = statement(
  (v: DayRows) => sql`
    insert into ad_days (campaign_id, day, ad_id, creative_id, impressions, clicks, spent)
    select * from unnest(${v.campaignIds}::int[], ${v.days}::date[], ${v.adIds}::int[], ${v.creativeIds}::int[],
      ${v.impressions}::int[], ${v.clicks}::int[], ${v.spent}::int[])
    on conflict (campaign_id, day, ad_id) do update set impressions = ad_days.impressions + excluded.impressions,
      clicks = ad_days.clicks + excluded.clicks, spent = ad_days.spent + excluded.spent`,
);
const addSpent = statement(
  (v: { ids: readonly number[]; spent: readonly number[] }) => sql`
    update ad_campaigns c set spent = c.spent + given.spent
    from unnest(${v.ids}::int[], ${v.spent}::int[]) as given (id, spent) where c.id = given.id`,
);
const addMonths = statement(
  (v: { accountIds: readonly number[]; month: string; spent: readonly number[] }) => sql`
    insert into ad_months (account_id, month, spent)
    select given.id, ${v.month}, given.spent from unnest(${v.accountIds}::int[], ${v.spent}::int[]) as given (id, spent)
    on conflict (account_id, month) do update set spent = ad_months.spent + excluded.spent`,
);

interface OfAd {
  views: number;
  clicks: number;
  /** What is to be paid, by price: prices change, and each is charged as it was said. */
  readonly prices: Map<number, number>;
}

async function newOf(query: Query, said: readonly Said[]): Promise<Counted[]> {
  const noncesOf = (what: Said['what']) => said.filter((one) => one.what === what);
  const views = noncesOf('view');
  const distinct = new Map(views.map(({ ad }) => [ad.nonce, ad]));
  const added = new Set(
    views.length === 0
      ? []
      : (
          await query(seen, {
            nonces: [...distinct.keys()],
            expires: [...distinct.values()].map(({ expiresAt }) => expiresAt.toISOString()),
          })
        ).map(({ nonce }) => nonce),
  );
  const nonces = [...new Set(noncesOf('press').map(({ ad }) => ad.nonce))];
  const there = new Set(nonces.length === 0 ? [] : (await query(known, { nonces })).map(({ nonce }) => nonce));
  const now = new Set(nonces.length === 0 ? [] : (await query(pressed, { nonces })).map(({ nonce }) => nonce));
  // One batch may have the same view or press twice: the first counts.
  const first = (set: Set<string>, nonce: string) => set.delete(nonce);
  return said.map(({ what, ad: { nonce } }) => {
    if (what === 'view') return first(added, nonce) ? 'new' : 'again';
    if (!there.has(nonce)) return 'unseen';
    return first(now, nonce) ? 'new' : 'again';
  });
}

/**
 * Counts and charges one batch, in one transaction under the role that can read nothing else. What was counted stays
 * counted after a crash, and counts once. No budget, plan or month is passed by a cent: what doesn't fit costs nothing.
 */
export const countAll = (db: Db, said: readonly Said[]): Promise<Counted[]> =>
  withinRole(db, blind, async (query) => {
    const results = await newOf(query, said);
    const ofAds = new Map<number, OfAd>();
    for (const [at, { what, ad }] of said.entries()) {
      if (results[at] !== 'new' || !ad.counts) continue;
      const one: OfAd = ofAds.get(ad.adId) ?? { views: 0, clicks: 0, prices: new Map() };
      ofAds.set(ad.adId, one);
      if (what === 'view') one.views += 1;
      else one.clicks += 1;
      const price = what === 'view' ? ad.viewPrice : ad.clickPrice;
      if (price > 0) one.prices.set(price, (one.prices.get(price) ?? 0) + 1);
    }
    // A batch is of the moment of whoever came to it last.
    const now = said.at(-1)?.now;
    if (ofAds.size > 0 && now) await store(query, ofAds, now);
    return results;
  });

async function store(query: Query, ofAds: ReadonlyMap<number, OfAd>, now: Date): Promise<void> {
  const adIds = [...ofAds.keys()];
  const month = billingDay(now).slice(0, 7);
  const rows = await query(campaigns, { adIds });
  const belongs = new Map((await query(adRows, { adIds })).map((row) => [row.id, row]));
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const monthRows = await query(months, { accountIds, month });
  const days = rows.map(({ zone }) => dayIn(zone, now));
  const spentToday = new Map(
    (await query(spentOn, { ids: rows.map(({ id }) => id), days })).map((row) => [row.campaignId, row.spent]),
  );
  const roomOfMonth = new Map(
    monthRows.map(({ accountId, spent, most }) => [accountId, most === null ? Number.MAX_SAFE_INTEGER : most - spent]),
  );
  const out = rows.flatMap((row, at) => {
    const today = spentToday.get(row.id) ?? 0;
    const day = days[at] ?? dayIn(row.zone, now);
    const { budgetType, budget, spent, endDay } = row;
    const daysLeft = endDay === null ? null : daysFrom(day, endDay);
    const isRunning = row.status === 'active' && (endDay === null || endDay >= day);
    // A total is shared among days for its pace; what was handed out may still use what is left of it in all.
    const whole =
      budgetType === 'lifetime' ? budget - spent : leftToday({ budgetType, budget, before: 0, today, daysLeft });
    let room = isRunning ? Math.min(whole, roomOfMonth.get(row.accountId) ?? 0) : 0;
    return [...ofAds].flatMap(([adId, { views, clicks, prices }]) => {
      const ad = belongs.get(adId);
      if (ad?.campaignId !== row.id) return [];
      let cost = 0;
      for (const [price, count] of prices) cost += charge(count, price, room - cost).cost;
      room -= cost;
      roomOfMonth.set(row.accountId, (roomOfMonth.get(row.accountId) ?? 0) - cost);
      return [{ row, day, adId, creativeId: ad.creativeId, views, clicks, cost }];
    });
  });
  await query(addDays, {
    campaignIds: out.map(({ row }) => row.id),
    days: out.map(({ day }) => day),
    adIds: out.map(({ adId }) => adId),
    creativeIds: out.map(({ creativeId }) => creativeId),
    impressions: out.map(({ views }) => views),
    clicks: out.map(({ clicks }) => clicks),
    spent: out.map(({ cost }) => cost),
  });
  const byCampaign = summed(out.map(({ row, cost }) => [row.id, cost]));
  const byAccount = summed(out.map(({ row, cost }) => [row.accountId, cost]));
  if (byCampaign.size > 0) await query(addSpent, { ids: [...byCampaign.keys()], spent: [...byCampaign.values()] });
  if (byAccount.size > 0) {
    const accounts = [...byAccount].sort(([one], [other]) => one - other);
    await query(addMonths, {
      accountIds: accounts.map(([id]) => id),
      month,
      spent: accounts.map(([, spent]) => spent),
    });
  }
}

/** Those that cost something. */
function summed(costs: readonly (readonly [number, number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [id, cost] of costs) if (cost > 0) sums.set(id, (sums.get(id) ?? 0) + cost);
  return sums;
}
