import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { askWithinRole, withinRole } from '#platform/server/narrow-role.ts';
import { problem } from '#platform/server/problem.ts';
import { count, statement } from '#platform/server/statement.ts';
import type {
  AdFigures,
  AdReport,
  downloadAdReport as downloadContract,
  getAdReport as getContract,
} from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { clickRate } from '../../pure/rates.ts';
import type { AccountRow } from '../account/accounts.ts';
import { dayIn, dayOrNull, daysFrom, day as dayText } from '../days.ts';
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

/** A year of three hundred ads that run each day. */
const mostRows = 120_000;
interface Asked {
  readonly accountId: number;
  /** 0: all of them. */
  readonly campaignId: number;
  readonly from: string;
  readonly to: string;
}
const cost = sql<number>`n.spent - n.refunded`;
/** Days of ads, however many views each stands for. A campaign of another account has none here. */
const adDaysOf = (v: Asked) =>
  from
    .selectFrom('ad_campaigns as c')
    .innerJoin('ad_days as n', 'n.campaign_id', 'c.id')
    .where('c.account_id', '=', v.accountId)
    .where(sql<boolean>`(${v.campaignId}::int = 0 or c.id = ${v.campaignId}::int)`)
    .where(sql<boolean>`n.day between ${v.from}::date and ${v.to}::date`);

/**
 * Each row is the sum of one day, or of one ad. They come of one read, and agree while views are being counted.
 * An ad stays in its campaign and keeps its creative: sums of these are sums of ads.
 */
const sumsOf = statement((v: Asked) =>
  from
    .with('sums', () =>
      from
        .selectFrom(
          adDaysOf(v)
            .select(['n.day', 'n.ad_id', 'n.impressions', 'n.clicks', cost.as('cost')])
            .limit(sql.lit(mostRows + 1))
            .as('n'),
        )
        .select([
          'n.day',
          'n.ad_id',
          count.as('rows'),
          sql<number>`sum(n.impressions)`.as('impressions'),
          sql<number>`sum(n.clicks)`.as('clicks'),
          sql<number>`sum(n.cost)`.as('spend'),
        ])
        .groupBy(sql`grouping sets ((n.day), (n.ad_id))`),
    )
    .selectFrom('sums as x')
    .leftJoin('ads as d', 'd.id', 'x.ad_id')
    .leftJoin('ad_sets as s', 's.id', 'd.ad_set_id')
    .leftJoin('ad_campaigns as c', 'c.id', 's.campaign_id')
    .leftJoin('ad_creatives as k', 'k.id', 'd.creative_id')
    .select((e) => [
      dayOrNull(e.ref('x.day')).as('day'),
      'x.rows',
      'x.impressions',
      'x.clicks',
      'x.spend',
      'd.id as adId',
      'c.id as campaignId',
      'c.name as campaign',
      'k.id as creativeId',
      'k.title',
    ])
    .orderBy('c.id')
    .orderBy('d.id'),
);
const inAll = statement((v: { accountId: number }) =>
  from
    .selectFrom('ad_campaigns')
    .select(sql<number>`coalesce(sum(spent), 0)::bigint`.as('spent'))
    .where('account_id', '=', v.accountId),
);

const rowsOf = statement((v: Asked) =>
  adDaysOf(v)
    .innerJoin('ad_creatives as k', 'k.id', 'n.creative_id')
    .select((e) => [
      dayText(e.ref('n.day')).as('day'),
      'c.name as campaign',
      'n.ad_id as adId',
      'k.title',
      'n.impressions',
      'n.clicks',
      cost.as('spend'),
    ])
    .orderBy('n.day')
    .orderBy('n.campaign_id')
    .orderBy('n.ad_id')
    .limit(sql.lit(mostRows + 1)),
);
function assertNotTooMuch(rows: number): void {
  if (rows > mostRows) throw problem.unprocessable('This is too much for one report. Choose fewer days.');
}

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

const askedOf = (account: AccountRow, input: Period, now: Date): Asked => ({
  accountId: account.id,
  campaignId: input.campaign ?? 0,
  ...periodOf(input, account.zone, now),
});

function grouped<Row extends Sums, About>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  about: (row: Row) => About,
) {
  const groups = new Map<number, { about: About; sums: Sums }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? { about: about(row), sums: none };
    groups.set(key, { ...group, sums: plus(group.sums, row) });
  }
  return [...groups.values()].map(({ about: what, sums }) => ({ ...what, ...figuresOf(sums) }));
}

export const getAdReport: Handler<typeof getContract, Found> = async ({ input, found, db, now, services }) => {
  if (!found) return emptyReport(input, services.config.billingCurrency, now);
  const asked = askedOf(found, input, now);
  const period = { from: asked.from, to: asked.to };
  const { sums, all } = await withinRole(db, blind, async (query) => ({
    sums: await query(sumsOf, asked),
    all: await query(inAll, { accountId: found.id }),
  }));
  const ofDays = sums.filter(({ day }) => day !== null);
  assertNotTooMuch(ofDays.reduce((rows, row) => rows + row.rows, 0));
  const byDay = new Map(ofDays.map((row) => [row.day, row]));
  const ofAds = sums.flatMap(({ adId, campaignId, campaign, creativeId, title, ...figures }) =>
    adId === null || campaignId === null || campaign === null || creativeId === null || title === null
      ? []
      : [{ ...figures, adId, campaignId, campaign, creativeId, title }],
  );
  return {
    ...period,
    currency: found.currency,
    days: daysIn(period).map((day) => ({ day, ...figuresOf(byDay.get(day) ?? none) })),
    campaigns: grouped(
      ofAds,
      ({ campaignId }) => campaignId,
      ({ campaignId: id, campaign: name }) => ({ id, name }),
    ),
    ads: ofAds.map((row) => ({ id: row.adId, campaignId: row.campaignId, title: row.title, ...figuresOf(row) })),
    creatives: grouped(
      ofAds,
      ({ creativeId }) => creativeId,
      ({ creativeId: id, title }) => ({ id, title }),
    ),
    total: figuresOf(ofDays.reduce<Sums>(plus, none)),
    spentInAll: all[0]?.spent ?? 0,
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
  const asked = found ? askedOf(found, input, now) : undefined;
  const rows = asked ? await askWithinRole(db, blind, rowsOf, asked) : [];
  assertNotTooMuch(rows.length);
  const currency = found?.currency ?? services.config.billingCurrency;
  const lines = rows.map(({ day, campaign, adId, title, impressions, clicks, spend }) =>
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
    name: `ads-${(asked ?? periodOf(input, 'Australia/Sydney', now)).to}.csv`,
  };
};
