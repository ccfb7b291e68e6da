import { sql } from 'kysely';
import type { UseCase } from '#platform/server/area.ts';
import { moment, statement, tables } from '#platform/server/statement.ts';
import type { KindFigures } from '../contract.ts';
import type { appeals, moderationActions, moderationCases, reports } from './tables.ts';

const from = tables<{
  appeals: typeof appeals;
  moderation_actions: typeof moderationActions;
  moderation_cases: typeof moderationCases;
  reports: typeof reports;
}>();

const isDecided = sql`c.decided_at is not null`;
const hours = sql`extract(epoch from (c.decided_at - c.first_reported_at)) / 3600`;
const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;

const ofCases = statement((v: { kind: string; since: string }) =>
  from
    .selectFrom('moderation_cases as c')
    .select([
      countWhere(sql`c.status in ('pending', 'reviewing')`).as('open'),
      countWhere(isDecided).as('decided'),
      sql<number | null>`round((percentile_cont(0.5) within group (order by ${hours})
        filter (where ${isDecided}))::numeric, 1)::float8`.as('medianHours'),
      countWhere(sql`c.resolution in ('warning_issued', 'content_removed', 'user_suspended')`).as('acted'),
    ])
    .where('c.content_type', '=', v.kind)
    .where('c.first_reported_at', '>', moment(v.since)),
);

const ofReports = statement((v: { kind: string; since: string }) =>
  from
    .selectFrom('reports as r')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('r.content_type', '=', v.kind)
    .where('r.created_at', '>', moment(v.since)),
);

const ofAppeals = statement((v: { kind: string; since: string }) =>
  from
    .selectFrom('appeals as p')
    .innerJoin('moderation_actions as a', 'a.id', 'p.action_id')
    .select([sql<number>`count(*)::int`.as('appeals'), countWhere(sql`p.status = 'upheld'`).as('appealsUpheld')])
    .where('a.content_type', '=', v.kind)
    .where('p.created_at', '>', moment(v.since)),
);

/** Of each kind whose area wants its numbers apart. */
export async function kindFigures(
  { query, services }: Pick<UseCase<unknown>, 'query' | 'services'>,
  since: string,
): Promise<KindFigures[]> {
  const figures: KindFigures[] = [];
  for (const { kind, figures: words } of services.reportables.values()) {
    if (!words) continue;
    const asked = { kind, since };
    const [[cases], [reported], [appealed]] = await Promise.all([
      query(ofCases, asked),
      query(ofReports, asked),
      query(ofAppeals, asked),
    ]);
    if (!cases || !reported || !appealed) throw new Error('Nothing was counted.');
    figures.push({ kind, ...words, ...reported, ...cases, ...appealed });
  }
  return figures;
}
