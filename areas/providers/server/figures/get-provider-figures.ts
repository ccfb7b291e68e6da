import { type RawBuilder, sql } from 'kysely';
import { addMinutes } from '#platform/contract/zones.ts';
import type { Handler } from '#platform/server/area.ts';
import { columns, count, type Given, type Moment, statement } from '#platform/server/statement.ts';
import type { getProviderFigures as contract } from '../../contract.ts';
import { weekdayOf } from '../../pure/hours.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import type { providerDays, providerEnquiries, providerReplies } from '../tables.ts';
import { todayOf } from '../view.ts';

const shownWeeks = 12;
const fewest = 5;

interface Since {
  readonly id: number;
  /** A Monday. */
  readonly first: string;
  readonly zone: string;
}
const mondayOf = (day: RawBuilder<unknown>) =>
  sql<string>`to_char(date_trunc('week', ${day}::timestamp), 'YYYY-MM-DD')`;
const mondayAt = (at: RawBuilder<Moment | null>, zone: Given<string>) =>
  mondayOf(sql`(${at} at time zone ${zone}::text)`);
const beginning = (v: Since) => sql<Moment>`(${v.first}::date::timestamp at time zone ${v.zone}::text)`;

const d = columns<typeof providerDays>('d');
const sum = (column: RawBuilder<number>) => sql<number>`sum(${column})::int`;
const days = statement((v: Omit<Since, 'zone'>) =>
  from
    .selectFrom('provider_days as d')
    .select([
      mondayOf(d.day).as('from'),
      sum(d.views).as('views'),
      sum(d.saves).as('saves'),
      sum(d.requests).as('requests'),
      sum(d.accepted).as('accepted'),
      sum(d.declined).as('declined'),
      sum(d.completed).as('completed'),
    ])
    .where('d.provider_id', '=', v.id)
    .where('d.day', '>=', v.first)
    .groupBy(sql`1`),
);

const q = columns<typeof providerEnquiries>('q');
const questions = statement((v: Since) =>
  from
    .selectFrom('provider_enquiries as q')
    .select([mondayAt(q.created_at, v.zone).as('from'), count.as('questions')])
    .where('q.provider_id', '=', v.id)
    .where('q.created_at', '>=', beginning(v))
    .groupBy(sql`1`),
);

const r = columns<typeof providerReplies>('r');
const replies = statement((v: Since) =>
  from
    .selectFrom('provider_replies as r')
    .select([
      mondayAt(r.asked_at, v.zone).as('from'),
      sql<number>`round((percentile_cont(0.5) within group (
        order by extract(epoch from ${r.answered_at} - ${r.asked_at})) / 60)::numeric)::int`.as('replyMinutes'),
    ])
    .where('r.provider_id', '=', v.id)
    .where('r.asked_at', '>=', beginning(v))
    .where('r.answered_at', 'is not', null)
    .groupBy(sql`1`)
    .having(count, '>=', sql.lit(fewest)),
);

const orHidden = (figure = 0) => (figure < fewest ? null : figure);
const byWeek = <Row extends { readonly from: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.from, row]));

export const getProviderFigures: Handler<typeof contract, OwnProvider> = async ({ input, found, query, now }) => {
  const { id } = input;
  const { zone } = found;
  const today = todayOf(found, now);
  const daysFrom = (day: string, n: number) => addMinutes(`${day}T00:00`, n * 1440).slice(0, 10);
  const first = daysFrom(today, -weekdayOf(today) - 7 * (shownWeeks - 1));
  const [counted, asked, answered] = [
    byWeek(await query(days, { id, first })),
    byWeek(await query(questions, { id, first, zone })),
    byWeek(await query(replies, { id, first, zone })),
  ];
  const weeks = Array.from({ length: shownWeeks }, (_, at) => daysFrom(first, at * 7));
  return {
    id,
    weeks: weeks.map((week) => {
      const row = counted.get(week);
      return {
        from: week,
        views: orHidden(row?.views),
        saves: orHidden(row?.saves),
        questions: orHidden(asked.get(week)?.questions),
        requests: orHidden(row?.requests),
        accepted: orHidden(row?.accepted),
        declined: orHidden(row?.declined),
        completed: orHidden(row?.completed),
        replyMinutes: answered.get(week)?.replyMinutes ?? null,
      };
    }),
  };
};
