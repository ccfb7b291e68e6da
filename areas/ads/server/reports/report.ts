import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Db, Query } from '#platform/server/db.ts';
import { contentOf } from '#platform/server/files.ts';
import { withinRole } from '#platform/server/narrow-role.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type {
  AdFigures,
  AdReport,
  downloadAdReport as downloadContract,
  getAdReport as getContract,
} from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { clickRate } from '../../pure/rates.ts';
import type { AccountRow } from '../account/accounts.ts';
import { dayIn, daysFrom, day as dayText } from '../days.ts';
import { blind } from '../delivery/blind.ts';
import { from } from '../from.ts';
import type { Found } from '../policy.ts';

interface Sums {
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
}
const figuresOf = ({ impressions, clicks, spend }: Sums): AdFigures => ({
  impressions,
  clicks,
  rate: clickRate(impressions, clicks),
  spend,
});
const none: Sums = { impressions: 0, clicks: 0, spend: 0 };
const plus = (one: Sums, other: Sums): Sums => ({
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  spend: one.spend + other.spend,
});

/** Sums of days, however many views they stand for. A campaign of another account has none here. */
const rowsOf = statement((v: { accountId: number; campaignId: number; from: string; to: string; limit: number }) =>
  from
    .selectFrom('ad_campaigns as c')
    .innerJoin('ad_days as n', 'n.campaign_id', 'c.id')
    .innerJoin('ad_creatives as k', 'k.id', 'n.creative_id')
    .select((e) => [
      dayText(e.ref('n.day')).as('day'),
      'n.campaign_id as campaignId',
      'c.name as campaign',
      'n.ad_id as adId',
      'n.creative_id as creativeId',
      'k.title',
      'n.impressions',
      'n.clicks',
      sql<number>`n.spent - n.refunded`.as('spend'),
    ])
    .where('c.account_id', '=', v.accountId)
    .where(sql<boolean>`(${v.campaignId}::int = 0 or c.id = ${v.campaignId}::int)`)
    .where(sql<boolean>`n.day between ${v.from}::date and ${v.to}::date`)
    .orderBy('n.day')
    .orderBy('n.campaign_id')
    .orderBy('n.ad_id')
    .limit(v.limit),
);
const inAll = statement((v: { accountId: number }) =>
  from
    .selectFrom('ad_campaigns')
    .select(sql<number>`coalesce(sum(spent), 0)::int`.as('spent'))
    .where('account_id', '=', v.accountId),
);

/** A year of three hundred ads that run each day. */
const mostRows = 120_000;
const defaultDays = 14;
const dayMs = 86_400_000;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

interface Period {
  readonly campaign?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
function periodOf({ from: first, to: last }: Period, zone: string, now: Date) {
  const to = last ?? dayIn(zone, now);
  const begin = first ?? daysBefore(to, defaultDays - 1);
  const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'range', message }]);
  if (begin > to) throw wrong('to', 'The last day is on or after the first.');
  if (daysFrom(begin, to) > limits.reportDays) throw wrong('from', `Choose at most ${limits.reportDays} days.`);
  return { from: begin, to };
}

async function load(db: Db, account: AccountRow, asked: Period, now: Date) {
  const period = periodOf(asked, account.zone, now);
  const read = async (query: Query) => {
    const rows = await query(rowsOf, {
      accountId: account.id,
      campaignId: asked.campaign ?? 0,
      ...period,
      limit: mostRows + 1,
    });
    const [all] = await query(inAll, { accountId: account.id });
    return { rows, spentInAll: all?.spent ?? 0 };
  };
  const { rows, spentInAll } = await withinRole(db, blind, read);
  if (rows.length > mostRows) throw problem.unprocessable('This is too much for one report. Choose fewer days.');
  return { period, rows, spentInAll };
}
type Loaded = Awaited<ReturnType<typeof load>>['rows'][number];

function grouped<K, About>(rows: readonly Loaded[], keyOf: (row: Loaded) => K, about: (row: Loaded) => About) {
  const groups = new Map<K, { about: About; sums: Sums }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? { about: about(row), sums: none };
    groups.set(key, { ...group, sums: plus(group.sums, row) });
  }
  return [...groups.values()].map(({ about: what, sums }) => ({ ...what, ...figuresOf(sums) }));
}

export const getAdReport: Handler<typeof getContract, Found> = async ({ input, found, db, now, services }) => {
  if (!found) return emptyReport(input, services.config.billingCurrency, now);
  const { period, rows, spentInAll } = await load(db, found, input, now);
  const byDay = new Map(
    grouped(
      rows,
      ({ day }) => day,
      ({ day }) => ({ day }),
    ).map((row) => [row.day, row]),
  );
  return {
    ...period,
    currency: found.currency,
    days: daysIn(period).map((day) => byDay.get(day) ?? { day, ...figuresOf(none) }),
    campaigns: grouped(
      rows,
      ({ campaignId }) => campaignId,
      ({ campaignId: id, campaign: name }) => ({ id, name }),
    ),
    ads: grouped(
      rows,
      ({ adId }) => adId,
      ({ adId: id, campaignId, title }) => ({ id, campaignId, title }),
    ),
    creatives: grouped(
      rows,
      ({ creativeId }) => creativeId,
      ({ creativeId: id, title }) => ({ id, title }),
    ),
    total: figuresOf(rows.reduce(plus, none)),
    spentInAll,
  };
};

const daysIn = ({ from: first, to }: { from: string; to: string }) =>
  Array.from({ length: daysFrom(first, to) }, (_, at) => daysBefore(first, -at));

function emptyReport(input: Period, currency: AdReport['currency'], now: Date): AdReport {
  const period = periodOf(input, 'Australia/Sydney', now);
  const days = daysIn(period).map((day) => ({ day, ...figuresOf(none) }));
  return { ...period, currency, days, campaigns: [], ads: [], creatives: [], total: figuresOf(none), spentInAll: 0 };
}

const header = ['Day', 'Campaign', 'Ad', 'Creative', 'Impressions', 'Clicks', 'Rate (%)', 'Spend', 'Currency'];
/** What a spreadsheet would run as a formula is text. */
const cell = (value: string | number) => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

export const downloadAdReport: Handler<typeof downloadContract, Found> = async ({
  input,
  found,
  db,
  now,
  services,
}) => {
  const loaded = found ? await load(db, found, input, now) : undefined;
  const currency = found?.currency ?? services.config.billingCurrency;
  const lines = (loaded?.rows ?? []).map(({ day, campaign, adId, title, impressions, clicks, spend }) =>
    [
      day,
      campaign,
      adId,
      title,
      impressions,
      clicks,
      clickRate(impressions, clicks),
      (spend / 100).toFixed(2),
      currency,
    ]
      .map(cell)
      .join(','),
  );
  const content = contentOf(Buffer.from(`\ufeff${[header.map(cell).join(','), ...lines].join('\r\n')}\r\n`));
  return {
    content,
    type: 'text/csv; charset=utf-8',
    name: `ads-${(loaded?.period ?? periodOf(input, 'Australia/Sydney', now)).to}.csv`,
  };
};
