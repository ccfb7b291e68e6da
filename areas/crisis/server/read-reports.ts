import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type {
  CrisisReport,
  CrisisReportDetail,
  getCrisisReport as getContract,
  listCrisisReports as listContract,
  listMyCrisisReports as mineContract,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type FoundReport, listReports, type ReportRow, reportColumns, summaryOf } from './find-report.ts';
import { authorMarks, openReportWords, openText, openWords } from './seal.ts';

const most = 100;

/** What a member sent, and what was decided about them. The supporter it is about never learns where it was, or by whom. */
export async function reportsFor(query: Query, config: Config, userId: number, id?: string): Promise<CrisisReport[]> {
  const rows = await query<ReportRow & { mine: boolean }>(
    'crisis-my-reports',
    `with own as (select id from crisis_requests where author_id = $1::int or author_mark = any($2::text[])),
       mine as (
         select p.*, true as mine from crisis_reports p
         where case when p.by_author then p.request_id in (select id from own) else p.supporter_id = $1::int end
         union all
         select p.*, false as mine from crisis_reports p where p.outcome <> 'no_action'
           and case when p.by_author then p.supporter_id = $1::int else p.request_id in (select id from own) end)
     select ${reportColumns}, p.mine from mine p where $3::text is null or p.id = $3::text
     order by coalesce(p.decided_at, p.created_at) desc, p.id limit ${most}`,
    [userId, [...authorMarks(config, userId)], id ?? null],
  );
  return rows.map((row) => {
    const words = (which: 'details' | 'reply' | 'told') => openReportWords(config, row.id, which, row[which]);
    const { id, requestId, messageSeq, reason, outcome, reportedAt, decidedAt } = row;
    if (!row.mine) {
      return {
        id,
        requestId: row.byAuthor ? null : requestId,
        mine: false,
        side: row.byAuthor ? 'supporter' : 'author',
        messageId: null,
        reason: null,
        details: '',
        outcome: outcome ?? 'waiting',
        words: words('told'),
        reportedAt: null,
        decidedAt,
      };
    }
    return {
      id,
      requestId,
      mine: true,
      side: row.byAuthor ? 'author' : 'supporter',
      messageId: messageSeq,
      reason,
      details: words('details'),
      outcome: outcome === null ? 'waiting' : outcome === 'no_action' ? 'no_action' : 'acted',
      words: words('reply'),
      reportedAt,
      decidedAt,
    };
  });
}

export const listMyCrisisReports: Handler<typeof mineContract> = async ({ principal, query, services }) => ({
  items: await reportsFor(query, services.config, principal.id),
});

export const listCrisisReports: Handler<typeof listContract> = async ({ principal, query, services }) => {
  const found = await listReports({ query, config: services.config, principal });
  return { items: found.map(summaryOf) };
};

interface MessageRow {
  readonly seq: number;
  readonly byAuthor: boolean;
  readonly supporterId: number | null;
  readonly body: string;
  readonly sentAt: string;
}

/** The reported message and those before it; of the whole conversation the last ones at that time. */
const messagesOf = (query: Query, { requestId, messageSeq, lastSeq }: ReportRow) =>
  query<MessageRow>(
    'crisis-report-messages',
    `select * from (
       select m.seq, m.by_author as "byAuthor", m.supporter_id as "supporterId", m.body_sealed as body,
         ${isoTime('m.sent_at')} as "sentAt"
       from crisis_messages m where m.request_id = $1::text and m.seq <= $2::int
       order by m.seq desc limit ${limits.evidence + 1}) as last order by seq`,
    [requestId, messageSeq ?? lastSeq],
  );

async function detailOf(query: Query, config: Config, found: FoundReport): Promise<CrisisReportDetail> {
  const { report, request } = found;
  const rows = await messagesOf(query, report);
  const ids = [report.supporterId, report.decidedBy, request?.authorId, ...rows.map((row) => row.supporterId)];
  const people = await peopleOf(
    query,
    ids.flatMap((id) => id ?? []),
  );
  const words = (which: 'details' | 'reply' | 'told') => openReportWords(config, report.id, which, report[which]);
  const asked = request && report.messageSeq === null && openWords(config, request.id, request.words).description;
  return {
    ...summaryOf(found),
    details: words('details'),
    supporter: people.get(report.supporterId ?? 0) ?? null,
    author: people.get(request?.authorId ?? 0) ?? null,
    requestStatus: request?.status ?? null,
    description: asked || null,
    messages: rows.map(({ seq, byAuthor, supporterId, body, sentAt }) => ({
      id: seq,
      from: byAuthor ? 'author' : 'supporter',
      supporter: people.get(supporterId ?? 0) ?? null,
      content: openText(config, request?.id ?? '', seq, body),
      sentAt,
      reported: seq === report.messageSeq,
    })),
    decidedBy: people.get(report.decidedBy ?? 0) ?? null,
    reply: words('reply'),
    told: words('told'),
  };
}

/** Each reading is on record before anything is shown, as with private messages (R37). */
export const getCrisisReport: Handler<typeof getContract, FoundReport> = async ({
  principal,
  found,
  query,
  services,
}) => {
  const detail = await detailOf(query, services.config, found);
  await services.audit({
    actorId: principal.id,
    action: 'crisis.read-report',
    subject: `crisis report ${detail.id}`,
    detail: { messages: detail.messages.length },
  });
  return detail;
};
