import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { CrisisReportSummary } from '../contract.ts';
import { authorOf, blockersOf, type RequestRow, requestColumns } from './find-request.ts';
import { authorMarks } from './seal.ts';

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

const requestOf = 'left join crisis_requests r on r.id = p.request_id';

/** Nobody who has or had a part in the conversation is among its reviewers: $1 is the reviewer, $2 their marks. */
const tookNoPart = `p.supporter_id is distinct from $1::int and r.supporter_id is distinct from $1::int
  and r.author_id is distinct from $1::int and (r.author_mark is null or r.author_mark <> all($2::text[]))
  and not exists (select 1 from crisis_messages m where m.request_id = p.request_id and m.supporter_id = $1::int)`;

/** Reports of others, with what they are about; whose author has blocked the reviewer is kept from them too. */
async function load({ query, config, principal }: Ask, reports: readonly ReportRow[]): Promise<FoundReport[]> {
  const requests = await query<RequestRow>(
    'crisis-reports-requests',
    `select ${requestColumns} from crisis_requests r where r.id = any($1::text[])`,
    [reports.flatMap(({ requestId }) => requestId ?? [])],
  );
  const byId = new Map(requests.map((row) => [row.id, row]));
  const hidden = await blockersOf(query, principal.id);
  return reports.flatMap((report): FoundReport[] => {
    const request = byId.get(report.requestId ?? '');
    return request && hidden.has(authorOf(config, request) ?? 0) ? [] : [{ report, request }];
  });
}

const most = 100;

/**
 * What the reviewer may know of: what waits, the longest first, then what was decided last. Who wrote an anonymous
 * request is sealed, so that the database cannot leave out all of what is kept from them: it is asked until there are
 * enough.
 */
export async function listReports(ask: Ask): Promise<FoundReport[]> {
  const found: FoundReport[] = [];
  for (let start = 0; found.length < most; start += most) {
    const rows = await ask.query<ReportRow>(
      'crisis-reports',
      `select ${reportColumns} from crisis_reports p ${requestOf} where ${tookNoPart}
       order by p.outcome is not null, case when p.outcome is null then p.created_at end, p.decided_at desc, p.id
       limit ${most} offset $3::int`,
      [ask.principal.id, [...authorMarks(ask.config, ask.principal.id)], start],
    );
    found.push(...(await load(ask, rows)));
    if (rows.length < most) break;
  }
  return found.slice(0, most);
}

/** Undefined for whoever may not know of it. */
export async function findReport(ask: Ask, id: string): Promise<FoundReport | undefined> {
  const rows = await ask.query<ReportRow>(
    'crisis-report',
    `select ${reportColumns} from crisis_reports p ${requestOf} where ${tookNoPart} and p.id = $3::text`,
    [ask.principal.id, [...authorMarks(ask.config, ask.principal.id)], id],
  );
  const [found] = await load(ask, rows);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockReport(ask: Ask, id: string): Promise<FoundReport | undefined> {
  await ask.query('crisis-report-lock', 'select 1 from crisis_reports where id = $1::text for update', [id]);
  return findReport(ask, id);
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
