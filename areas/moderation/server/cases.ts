import { sql } from 'kysely';
import { isOpen, isOpenText, type PersonRow, personOf } from '#areas/people/server/public.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, type RowOf, statement, tables } from '#platform/server/statement.ts';
import type { Report, ReportContentType, ReportDetail, ReportReason, ReportStatus } from '../contract.ts';
import { assignedMinutes } from '../pure/clock.ts';
import { historyOf } from './actions.ts';
import { picturesOf } from './case-pictures.ts';
import { caseWords, openEvidence, openWords } from './evidence.ts';
import type { moderationCases, reports } from './tables.ts';

const from = tables<{ moderation_cases: typeof moderationCases; reports: typeof reports; users: typeof users }>();

const lockedCase = statement((v: { reportId: number; now: string }) =>
  from
    .selectFrom('reports as r')
    .innerJoin('moderation_cases as c', 'c.id', 'r.case_id')
    .leftJoin('users as u', 'u.id', 'c.taken_by_id')
    .select([
      'c.id',
      'c.content_id as contentId',
      'c.subject_user_id as subjectUserId',
      'c.snapshot',
      'c.taken_by_id as assigneeId',
      'u.name as assigneeName',
      'c.version',
    ])
    .select((e) => [
      sql<ReportContentType>`${e.ref('c.content_type')}`.as('contentType'),
      sql<ReportStatus>`${e.ref('c.status')}`.as('status'),
      sql<boolean>`coalesce(${e.ref('c.taken_at')} > ${moment(v.now)} - make_interval(mins => ${sql.lit(assignedMinutes)}),
        false)`.as('isAssigned'),
    ])
    .where('r.id', '=', v.reportId)
    .forUpdate('c'),
);

/** Assigned is it while the assignee has done something with it within the minutes that it is theirs. */
export type LockedCase = RowOf<typeof lockedCase>;

/** The case of a report, locked until the transaction ends, so that two moderators come one after the other. */
export async function lockCase(query: Query, reportId: number, now: Date): Promise<LockedCase> {
  const [found] = await query(lockedCase, { reportId, now: now.toISOString() });
  if (!found) throw problem.notFound();
  return found;
}

type Asking = Pick<UseCase<unknown>, 'principal' | 'query' | 'services'>;

/** Nobody judges what is said about themselves, also where they wrote it under another name. Answers whom it is about. */
export async function assertNotAbout({ principal, query, services }: Asking, found: LockedCase) {
  // Whoever wrote under another name is found here and told to nobody.
  const thing = await services.reportables.get(found.contentType)?.read({ query, id: found.contentId });
  const subjectId = found.subjectUserId ?? thing?.authorId;
  if (subjectId === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
  return subjectId;
}

export function assertOpen({ status }: LockedCase): void {
  if (status === 'pending' || status === 'reviewing') return;
  throw problem.conflict('This report has already been decided. Load it again to see the decision.');
}

export function assertNotAssigned({ isAssigned, assigneeId, assigneeName }: LockedCase, principal: Principal): void {
  if (!isAssigned || assigneeId === principal.id) return;
  throw problem.conflict(`${assigneeName ?? 'Another moderator'} has taken this report and is reviewing it.`);
}

/** Only the assignee may go on with it. */
export function assertAssignee(found: LockedCase, principal: Principal): void {
  assertOpen(found);
  assertNotAssigned(found, principal);
  if (found.assigneeId !== principal.id)
    throw problem.conflict('Take this report first, so that no one else decides it too.');
}

/** C-07: these go before all others in the queue, whatever the payload's priority. */
export const seriousReasons: readonly ReportReason[] = ['harassment', 'hate_speech', 'inappropriate_content'];
const serious = seriousReasons.map((reason) => `'${reason}'`).join(', ');

/** Reports that were dismissed within these days make their maker's next ones wait longer. Nobody sees it. */
const doubtDays = 30;
const doubtfulAfter = 3;
const doubtful = (report: string, now: string) => `(select count(*) from reports d
    where d.reporter_id = ${report}.reporter_id and d.status = 'dismissed'
      and d.resolved_at > ${now} - make_interval(days => ${doubtDays})) >= ${doubtfulAfter}`;

/** SQL: 0 is dealt with first. The number of reporters changes nothing, so that no crowd can move a case. */
export const rankText = (now: string) => `case
    when c.queue = 'self_harm' or c.priority = 'urgent' then 0
    when exists (select 1 from reports s where s.case_id = c.id and s.reason in (${serious}) and not ${doubtful('s', now)}) then 1
    when exists (select 1 from reports s where s.case_id = c.id and not ${doubtful('s', now)}) then 2
    else 3 end`;

export interface ReportRow extends Omit<Report, 'messages' | 'assignee'> {
  readonly evidence: string | null;
  readonly assignee: PersonRow | null;
  readonly at: string;
  /** 0 is dealt with first. */
  readonly rank: number;
}

/** SQL: a PersonRow of the users u; null where a left join has found none. */
const personJson = (u: string) => `case when ${u}.id is not null then
    json_build_object('id', ${u}.id, 'displayName', ${u}.name, 'username', ${u}.username) end`;

/** SQL: reports r with their cases c; `now` is a placeholder. Status and priority are those of the case. */
export const reportsText = (
  now: string,
) => `select r.id, c.status, c.priority, ${isoTime('r.created_at')} as "createdAt", r.reason,
  r.content_type as "contentType", r.content_id as "contentId", r.description, r.reported_user_id as "reportedUserId",
  r.reporter_id as "reporterId", ${isoTime('r.resolved_at')} as "resolvedAt", r.resolution,
  r.moderator_notes as "moderatorNotes", ${exactTime('r.created_at')} as at, ${rankText(now)} as rank,
  greatest(1, (select count(distinct o.reporter_id)::int from reports o where o.case_id = c.id)) as reporters, r.evidence,
  r.unsure, c.id as "caseId", c.version, c.queue, ${isoTime('c.first_reported_at')} as "firstReportedAt",
  ${personJson('a')} as assignee,
  case when t.assigned then ${isoTime(`(c.taken_at + make_interval(mins => ${assignedMinutes}))`)} end as "assignedUntil"
from reports r join moderation_cases c on c.id = r.case_id
cross join lateral (select c.status = 'reviewing'
  and c.taken_at > ${now} - make_interval(mins => ${assignedMinutes}) as assigned) t
left join users a on t.assigned and a.id = c.taken_by_id and ${isOpenText('a.id')}`;

export const reportView = (
  config: Config,
  { at: _at, rank: _rank, evidence, assignee, ...report }: ReportRow,
): Report => ({
  ...report,
  messages: openEvidence(config, report, evidence),
  assignee: assignee && personOf(assignee),
});

const aboutCase = statement((v: { caseId: number }) =>
  from
    .selectFrom('moderation_cases as c')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'c.subject_user_id').on((e) => isOpen(e.ref('u.id'))))
    .select(['c.snapshot', 'c.subject_user_id as subjectId'])
    .select(sql<PersonRow | null>`${sql.raw(personJson('u'))}`.as('subject'))
    .where('c.id', '=', v.caseId),
);

const reportsOfCase = statement((v: { caseId: number }) =>
  from
    .selectFrom('reports as r')
    .select(['r.id', 'r.description', 'r.reporter_id as reporterId'])
    .select((e) => [
      sql<ReportReason>`${e.ref('r.reason')}`.as('reason'),
      isoTime(e.ref('r.created_at')).as('createdAt'),
    ])
    .where('r.case_id', '=', v.caseId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(100),
);

const proposeDays = 30;

/** A report with all that a moderator decides it by. */
export async function loadReport(
  { query, services, now }: Pick<UseCase<unknown>, 'query' | 'services' | 'now'>,
  id: number,
): Promise<ReportDetail> {
  const [row] = await query<ReportRow>('report', `${reportsText('$1::timestamptz')} where r.id = $2::int`, [
    now.toISOString(),
    id,
  ]);
  if (!row) throw problem.notFound();
  const report = reportView(services.config, row);
  const [about] = await query(aboutCase, report);
  const reportable = services.reportables.get(report.contentType);
  const thing = await reportable?.read({ query, id: report.contentId });
  const history = await historyOf(query, about?.subjectId ?? null, now);
  const since = now.getTime() - proposeDays * 86_400_000;
  return {
    ...report,
    text: openWords(caseWords, services.config, report.caseId, about?.snapshot ?? null),
    pictures: picturesOf(thing),
    href: thing && !thing.removed ? thing.href : null,
    removed: thing?.removed ?? false,
    canRemove: reportable?.setRemoved !== undefined,
    subject: about?.subject ? personOf(about.subject) : null,
    reports: await query(reportsOfCase, report),
    history,
    proposesSuspension: history.some(
      ({ actionType, status, createdAt }) =>
        actionType === 'content_removed' && status !== 'lifted' && Date.parse(createdAt) > since,
    ),
  };
}
