import { peopleOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import type { Services } from '#platform/server/services.ts';
import type { Report } from '../contract.ts';
import { takenMinutes } from '../pure/clock.ts';
import { openEvidence } from './evidence.ts';
import { rankText } from './report-sql.ts';

export interface ReportRow extends Omit<Report, 'messages' | 'takenBy'> {
  readonly evidence: string | null;
  readonly takenById: number | null;
  readonly at: string;
  /** 0 is dealt with first. */
  readonly rank: number;
}

/** SQL: reports r with their cases c; `now` is a placeholder. Status and priority are those of the case. */
export const reportsText = (
  now: string,
) => `select r.id, c.status, c.priority, ${isoTime('r.created_at')} as "createdAt", r.reason,
  r.content_type as "contentType", r.content_id as "contentId", r.description, r.reported_user_id as "reportedUserId",
  r.reporter_id as "reporterId", ${isoTime('r.resolved_at')} as "resolvedAt", r.resolution,
  r.moderator_notes as "moderatorNotes", ${exactTime('r.created_at')} as at, ${rankText(now)} as rank,
  greatest(1, (select count(distinct o.reporter_id)::int from reports o where o.case_id = c.id)) as reporters, r.evidence,
  r.unsure, c.id as "caseId", c.version, c.queue, ${isoTime('c.first_reported_at')} as "firstReportedAt",
  case when t.held then c.taken_by_id end as "takenById",
  case when t.held then ${isoTime(`(c.taken_at + make_interval(mins => ${takenMinutes}))`)} end as "takenUntil"
from reports r join moderation_cases c on c.id = r.case_id
cross join lateral (select c.status = 'reviewing' and c.taken_at > ${now} - make_interval(mins => ${takenMinutes}) as held) t`;

export async function viewReports(
  ask: { readonly query: Query; readonly services: Services },
  rows: readonly ReportRow[],
): Promise<Report[]> {
  const people = await peopleOf(ask.query, [...new Set(rows.flatMap(({ takenById }) => takenById ?? []))]);
  return rows.map(({ at: _at, rank: _rank, evidence, takenById, ...report }) => ({
    ...report,
    messages: openEvidence(ask.services.config, report, evidence),
    takenBy: (takenById !== null && people.get(takenById)) || null,
  }));
}
