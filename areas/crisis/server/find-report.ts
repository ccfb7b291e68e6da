import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { CrisisReportSummary } from '../contract.ts';
import { authorOf, isAuthor, type RequestRow, requestColumns } from './find-request.ts';

/** A report as it is stored. */
export interface ReportRow {
  readonly id: string;
  readonly requestId: string | null;
  readonly byAuthor: boolean;
  readonly supporterId: number | null;
  readonly messageSeq: number | null;
  readonly lastSeq: number;
  readonly reason: CrisisReportSummary['reason'];
  readonly details: string;
  readonly outcome: CrisisReportSummary['outcome'];
  readonly reply: string;
  readonly told: string;
  readonly decidedBy: number | null;
  readonly reportedAt: string;
  readonly decidedAt: string | null;
  readonly version: number;
}

export const reportColumns = `p.id, p.request_id as "requestId", p.by_author as "byAuthor", p.supporter_id as "supporterId",
  p.message_seq as "messageSeq", p.last_seq as "lastSeq", p.reason, p.details_sealed as details, p.outcome,
  p.reply_sealed as reply, p.told_sealed as told, p.decided_by as "decidedBy", ${isoTime('p.created_at')} as "reportedAt",
  ${isoTime('p.decided_at')} as "decidedAt", p.version`;

const most = 100;

export interface FoundReport {
  readonly report: ReportRow;
  /** Undefined: its author's account is gone, and the request with it. */
  readonly request: RequestRow | undefined;
}

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly principal: Principal;
}

/**
 * What the reviewer may know of, one or all. Nobody who has or had a part in the conversation is among its reviewers,
 * nor anybody whom its author has blocked.
 */
async function load({ query, config, principal }: Ask, id: string | null): Promise<FoundReport[]> {
  const reports = await query<ReportRow & { tookPart: boolean }>(
    'crisis-reports',
    `select ${reportColumns}, exists (
         select 1 from crisis_messages m where m.request_id = p.request_id and m.supporter_id = $1::int) as "tookPart"
     from crisis_reports p where $2::text is null or p.id = $2::text
     order by p.outcome is not null, case when p.outcome is null then p.created_at end, p.decided_at desc, p.id limit ${most}`,
    [principal.id, id],
  );
  const requests = await query<RequestRow>(
    'crisis-reports-requests',
    `select ${requestColumns} from crisis_requests r where r.id = any($1::text[])`,
    [reports.flatMap(({ requestId }) => requestId ?? [])],
  );
  const blockers = await query<{ id: number }>(
    'crisis-blockers',
    'select blocker_id as id from blocks where blocked_id = $1::int',
    [principal.id],
  );
  const byId = new Map(requests.map((row) => [row.id, row]));
  const hidden = new Set(blockers.map((one) => one.id));
  return reports.flatMap(({ tookPart, ...report }): FoundReport[] => {
    const request = byId.get(report.requestId ?? '');
    if (tookPart || report.supporterId === principal.id || request?.supporterId === principal.id) return [];
    if (request && (isAuthor(config, request, principal) || hidden.has(authorOf(config, request) ?? 0))) return [];
    return [{ report, request }];
  });
}

export const findReports = (ask: Ask) => load(ask, null);

/** 404 for whoever may not know of it. With `lock`, until the transaction ends. */
export async function findReport(ask: Ask & { readonly id: string }, lock = false): Promise<FoundReport> {
  if (lock) {
    await ask.query('crisis-report-lock', 'select 1 from crisis_reports where id = $1::text for update', [ask.id]);
  }
  const [found] = await load(ask, ask.id);
  if (!found) throw problem.notFound();
  return found;
}

export const summaryOf = ({ report, request }: FoundReport): CrisisReportSummary => ({
  id: report.id,
  reason: report.reason,
  by: report.byAuthor ? 'author' : 'supporter',
  isAnonymous: request?.isAnonymous ?? false,
  outcome: report.outcome,
  reportedAt: report.reportedAt,
  decidedAt: report.decidedAt,
  version: report.version,
});
