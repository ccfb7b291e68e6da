import { type RawBuilder, sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { columns, once, statement } from '#platform/server/statement.ts';
import type { ProviderCounts } from '../contract.ts';
import { limits, type TallyOf } from '../pure/options.ts';
import { clockThere, todayThere } from './clocks.ts';
import { from } from './from.ts';
import type { providerTallies } from './tables.ts';

export interface Counted {
  readonly value: string;
  readonly count: number;
}
export type Point = ProviderCounts['points'][number];

const t = columns<typeof providerTallies>('t');

/** Which rows hold now; all others hold always. */
function holds(now: Date): RawBuilder<boolean> {
  const { minute, weekday, day } = clockThere(now, t.zone);
  return sql`(case ${t.about}
    when 'hours' then ${t.value} in (${weekday}::text, ${day}) and ${t.opens} <= ${minute} and ${minute} < ${t.closes}
    when 'agency' then ${t.until} >= ${todayThere(now, t.zone)}
    when 'usable' then ${t.until} >= ${todayThere(now, t.zone)}
    when 'vacancy' then ${t.until} >= ${todayThere(now, t.zone)}
    else true end)`;
}

const value = sql<string>`(case when ${t.about} = 'hours' then '' else ${t.value} end)`;
const sum = sql<number>`sum(${t.count})::int`;
/** What is kept and holds now, as rows to read within a statement as `kept`. */
export const keptNow = (now: Date) =>
  from
    .selectFrom('provider_tallies as t')
    .select(['t.about', value.as('value'), sum.as('count')])
    .where(holds(now))
    .groupBy(['t.about', value])
    .having(sql`sum(${t.count})`, '>', 0);

export interface KeptCount extends Counted {
  readonly about: TallyOf;
}
/** Of `kept`: all counts, most first. */
export const keptCounts = sql<KeptCount[]>`(
  select coalesce(json_agg(k order by k.count desc, k.value), '[]') from kept k where k.about <> 'point')`;
/** Of `kept`: places, with how many are there. */
export const keptPoints = sql`(
  select (k.value::json ->> 0)::float8 as lat, (k.value::json ->> 1)::float8 as lng, k.value::json ->> 2 as state,
    k.value::json ->> 3 as suburb, k.value::json ->> 4 as postcode, k.count from kept k where k.about = 'point')`;

/** How many of all listed providers have each thing: read from what is kept of them, in one statement. */
export async function talliesOfAll(query: Query, now: Date) {
  const [row] = await query(
    once(
      from
        .with(
          (w) => w('kept').materialized(),
          () => keptNow(now),
        )
        .selectNoFrom([
          keptCounts.as('kept'),
          sql<Point[]>`(
            select coalesce(json_agg(json_build_object('lat', x.at -> 0, 'lng', x.at -> 1, 'state', x.at ->> 2,
              'suburb', x.at ->> 3, 'postcode', x.at ->> 4, 'count', x.count)
              order by x.count desc, x.at ->> 3, x.at ->> 4), '[]')
            from (select k.value::json as at, k.count from kept k where k.about = 'point'
              order by k.count desc, k.value::json ->> 3, k.value::json ->> 4 limit ${limits.points}::int) x)`.as(
            'points',
          ),
        ]),
    ),
  );
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

const merge = statement((_: object) =>
  from
    .with('gone', () => from.deleteFrom('provider_tallies').returningAll())
    .insertInto('provider_tallies')
    .columns(['about', 'value', 'zone', 'until', 'opens', 'closes', 'count'])
    .expression(
      from
        .selectFrom(sql<typeof providerTallies.$inferSelect>`gone`.as('g'))
        .select([
          'g.about',
          'g.value',
          'g.zone',
          'g.until',
          'g.opens',
          'g.closes',
          sql<number>`sum(g.count)::int`.as('count'),
        ])
        .groupBy(['g.about', 'g.value', 'g.zone', 'g.until', 'g.opens', 'g.closes'])
        .having(sql`sum(g.count)`, '<>', 0),
    ),
);

/** Adds up the rows about the same thing. Whoever reads meanwhile sees all of before, or all of after. */
export const mergeTallies: Job['run'] = async ({ db }) => {
  await queryIn(db)(merge, {});
};
