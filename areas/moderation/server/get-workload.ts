import { type Expression, sql } from 'kysely';
import { localOf, momentOf } from '#platform/contract/zones.ts';
import type { Handler } from '#platform/server/area.ts';
import { count, type Moment, moment, statement, tables } from '#platform/server/statement.ts';
import type { getWorkload as contract } from '../contract.ts';
import { assignedMinutes } from '../pure/clock.ts';
import type { moderationCases } from './tables.ts';

const zone = 'Australia/Sydney';
const shownDays = 14;
const dayMs = 86_400_000;

const from = tables<{ moderation_cases: typeof moderationCases }>();

/** The day in Sydney: 2026-11-21. */
const day = (time: Expression<Moment | null>) =>
  sql<string>`to_char(${time} at time zone ${sql.lit(zone)}, 'YYYY-MM-DD')`;

interface Since {
  readonly since: string;
}

const reported = statement((v: Since) =>
  from
    .selectFrom('moderation_cases as c')
    .select((e) => [day(e.ref('c.first_reported_at')).as('day'), count.as('count')])
    .where('c.first_reported_at', '>=', moment(v.since))
    .groupBy((e) => day(e.ref('c.first_reported_at'))),
);

const decided = statement((v: Since) =>
  from
    .selectFrom('moderation_cases as c')
    .select((e) => [day(e.ref('c.decided_at')).as('day'), count.as('count')])
    .where('c.decided_at', '>=', moment(v.since))
    .groupBy((e) => day(e.ref('c.decided_at'))),
);

const together = statement((v: Since) =>
  from
    .selectFrom('moderation_cases as c')
    .select((e) => {
      const hours = sql`extract(epoch from (${e.ref('c.decided_at')} - ${e.ref('c.first_reported_at')})) / 3600`;
      return [
        sql<number>`count(distinct ${e.ref('c.decided_by_id')})::int`.as('moderators'),
        sql<number | null>`round((percentile_cont(0.5) within group (order by ${hours}))::numeric, 1)::float8`.as(
          'medianHours',
        ),
      ];
    })
    .where('c.decided_at', '>=', moment(v.since)),
);

const openByKind = statement(() =>
  from
    .selectFrom('moderation_cases as c')
    .select(['c.content_type as kind', count.as('cases')])
    .where('c.status', 'in', ['pending', 'reviewing'])
    .groupBy('c.content_type')
    .orderBy('cases', 'desc')
    .orderBy('kind'),
);

const ofCaller = statement((v: Since & { userId: number; today: string; now: string }) =>
  from
    .selectFrom('moderation_cases as c')
    .select((e) => {
      const isDecidedByMe = sql`${e.ref('c.decided_by_id')} = ${v.userId}::int and ${e.ref('c.decided_at')}`;
      return [
        sql<number>`count(*) filter (where ${e.ref('c.status')} = 'reviewing' and ${e.ref('c.taken_by_id')} = ${v.userId}::int
          and ${e.ref('c.taken_at')} > ${moment(v.now)} - make_interval(mins => ${sql.lit(assignedMinutes)}))::int`.as(
          'assigned',
        ),
        sql<number>`count(*) filter (where ${isDecidedByMe} >= ${moment(v.today)})::int`.as('decidedToday'),
        sql<number>`count(*) filter (where ${isDecidedByMe} >= ${moment(v.since)})::int`.as('decided'),
      ];
    })
    .where((e) => e.or([e('c.status', '=', 'reviewing'), e('c.decided_at', '>=', moment(v.since))])),
);

/** Sums of all, and the caller’s own part: nobody is compared with anybody. */
export const getWorkload: Handler<typeof contract> = async ({ principal, query, now }) => {
  const today = localOf(now, zone).slice(0, 10);
  const days = Array.from({ length: shownDays }, (_, ago) =>
    new Date(Date.parse(`${today}T00:00:00.000Z`) - ago * dayMs).toISOString().slice(0, 10),
  );
  const midnight = (of: string) => momentOf(`${of}T00:00`, zone).toISOString();
  const since = midnight(days.at(-1) ?? today);
  const asked = { since, userId: principal.id, today: midnight(today), now: now.toISOString() };
  const [came, gone, open, [sums], [mine]] = await Promise.all([
    query(reported, asked),
    query(decided, asked),
    query(openByKind, {}),
    query(together, asked),
    query(ofCaller, asked),
  ]);
  if (!sums || !mine) throw new Error('Nothing was counted.');
  const on = (rows: readonly { day: string; count: number }[], of: string) =>
    rows.find((row) => row.day === of)?.count ?? 0;
  return { ...sums, open, mine, days: days.map((of) => ({ day: of, reported: on(came, of), decided: on(gone, of) })) };
};
