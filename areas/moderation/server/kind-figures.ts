import { sql } from 'kysely';
import type { UseCase } from '#platform/server/area.ts';
import { moment, statement, tables } from '#platform/server/statement.ts';
import { type KindFigures, type KindRow, type ReasonRow, type ReportReason, reportReasons } from '../contract.ts';
import type { appeals, moderationActions, moderationCases, reports } from './tables.ts';

const from = tables<{
  appeals: typeof appeals;
  moderation_actions: typeof moderationActions;
  moderation_cases: typeof moderationCases;
  reports: typeof reports;
}>();

const isDecided = sql`c.decided_at is not null`;
const hours = sql`extract(epoch from (c.decided_at - c.first_reported_at)) / 3600`;
const measures = sql`('warning_issued', 'content_removed', 'user_suspended')`;
const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;

const ofCases = statement((v: { since: string }) =>
  from
    .selectFrom('moderation_cases as c')
    .select([
      'c.content_type as kind',
      countWhere(sql`c.status in ('pending', 'reviewing')`).as('open'),
      countWhere(isDecided).as('decided'),
      sql<number | null>`round((percentile_cont(0.5) within group (order by ${hours})
        filter (where ${isDecided}))::numeric, 1)::float8`.as('medianHours'),
      countWhere(sql`c.resolution in ${measures}`).as('acted'),
    ])
    .where('c.first_reported_at', '>', moment(v.since))
    .groupBy('c.content_type'),
);

const ofReports = statement((v: { since: string }) =>
  from
    .selectFrom('reports as r')
    .select(['r.content_type as kind', sql<number>`count(*)::int`.as('reports')])
    .where('r.created_at', '>', moment(v.since))
    .groupBy('r.content_type'),
);

const ofAppeals = statement((v: { since: string }) =>
  from
    .selectFrom('appeals as p')
    .innerJoin('moderation_actions as a', 'a.id', 'p.action_id')
    .select([
      'a.content_type as kind',
      sql<number>`count(*)::int`.as('appeals'),
      countWhere(sql`p.status = 'upheld'`).as('appealsUpheld'),
    ])
    .where('p.created_at', '>', moment(v.since))
    .groupBy('a.content_type'),
);

const ofReasons = statement((v: { since: string }) =>
  from
    .selectFrom('reports as r')
    .select([
      'r.reason',
      sql<number>`count(*)::int`.as('reports'),
      countWhere(sql`r.status in ('pending', 'reviewing')`).as('open'),
      countWhere(sql`r.resolution in ${measures}`).as('acted'),
    ])
    .where('r.created_at', '>', moment(v.since))
    .groupBy('r.reason'),
);

const none = { reports: 0, open: 0, decided: 0, medianHours: null, acted: 0, appeals: 0, appealsUpheld: 0 };

const isReason = (reason: string): reason is ReportReason => reportReasons.some((one) => one === reason);

interface Figures {
  readonly kinds: KindFigures[];
  readonly byKind: KindRow[];
  readonly byReason: ReasonRow[];
}

/** Of each kind of thing that was reported, of those whose area wants its numbers apart, and of each reason. */
export async function kindFigures(
  { query, services }: Pick<UseCase<unknown>, 'query' | 'services'>,
  since: string,
): Promise<Figures> {
  const [cases, reported, appealed, reasons] = await Promise.all([
    query(ofCases, { since }),
    query(ofReports, { since }),
    query(ofAppeals, { since }),
    query(ofReasons, { since }),
  ]);
  const figures = new Map<string, KindRow>();
  for (const { kind, ...part } of [...reported, ...cases, ...appealed]) {
    // A warning that is about no thing.
    if (kind !== null) figures.set(kind, { ...(figures.get(kind) ?? { kind, ...none }), ...part });
  }
  const kinds = [...services.reportables.values()].flatMap(({ kind, figures: words }) =>
    words ? { ...words, ...(figures.get(kind) ?? { kind, ...none }) } : [],
  );
  return {
    kinds,
    byKind: [...figures.values()].sort((a, b) => b.reports - a.reports || a.kind.localeCompare(b.kind)),
    byReason: reasons
      .flatMap(({ reason, ...row }) => (isReason(reason) ? { reason, ...row } : []))
      .sort((a, b) => b.reports - a.reports || a.reason.localeCompare(b.reason)),
  };
}
