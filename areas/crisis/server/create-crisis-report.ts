import type { Handler } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { type createCrisisReport as contract, crisisChanged, crisisNews } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { tellDuty, tellHelpers } from './create-crisis-support.ts';
import { authorOf, blockedBy, type Found, type RequestRow } from './find-request.ts';
import { reportsFor } from './read-reports.ts';
import { newRequestId, reportWords } from './seal.ts';

/** Nothing of the help changes by it, unless the person who asked wants a different supporter. */
export const createCrisisReport: Handler<typeof contract, Found> = async (useCase) => {
  const { input, principal, query, emit, now, services } = useCase;
  const { config } = services;
  // The row of the request is locked: of two presses the second finds the first.
  const { row, side } = useCase.found;
  const byAuthor = side === 'author';
  if (!byAuthor && input.anotherSupporter) {
    const message = 'Hand the request over, so that someone else can help.';
    throw problem.invalid([{ field: 'anotherSupporter', rule: 'mismatch', message }]);
  }
  const messageSeq = input.messageId ?? null;
  const supporterId = await supporterOf(query, row, { byAuthor, actorId: principal.id, messageSeq });
  const place = [row.id, byAuthor, supporterId];
  const waiting = await query<{ id: string; messageSeq: number | null }>(
    'crisis-reports-waiting',
    `select id, message_seq as "messageSeq" from crisis_reports
       where request_id = $1::text and by_author = $2::boolean and supporter_id is not distinct from $3::int and outcome is null`,
    place,
  );
  let id = waiting.find((one) => one.messageSeq === messageSeq)?.id;
  if (id === undefined) {
    if (waiting.length >= limits.waitingReports) {
      const detail = `You have ${limits.waitingReports} reports waiting here. The review team will read them all.`;
      throw problem.conflict(detail);
    }
    id = newRequestId();
    await query(
      'crisis-report-add',
      `insert into crisis_reports (id, request_id, by_author, supporter_id, message_seq, last_seq, reason, details_sealed, created_at)
         values ($4::text, $1::text, $2::boolean, $3::int, $5::int, $6::int, $7::text, $8::text,
           case when $9::boolean then date_trunc('hour', $10::timestamptz) else $10::timestamptz end)`,
      [
        ...place,
        id,
        messageSeq,
        row.messages,
        input.reason,
        reportWords.details.put(config, { id }, input.details ?? ''),
        row.isAnonymous,
        now.toISOString(),
      ],
    );
    await tellReviewers(query, emit, config, row, [principal.id, supporterId ?? 0]);
  }
  if (byAuthor && input.anotherSupporter && supporterId !== null) {
    await query('crisis-report-away', 'update crisis_reports set keeps_away = true where id = $1::text', [id]);
    await giveBack({ query, emit, config }, row, supporterId);
  }
  await emit(crisisChanged, {});
  const [own] = await reportsFor(query, config, principal.id, id);
  if (!own) throw new Error('We couldn’t save your report.');
  return own;
};

interface About {
  readonly byAuthor: boolean;
  readonly actorId: number;
  readonly messageSeq: number | null;
}

/** The supporter in it: the one who reports, or the one who is reported. Null: their account is gone. */
async function supporterOf(query: Query, row: RequestRow, { byAuthor, actorId, messageSeq }: About) {
  if (messageSeq !== null) {
    const [message] = await query<{ byAuthor: boolean; supporterId: number | null }>(
      'crisis-report-message',
      `select by_author as "byAuthor", supporter_id as "supporterId" from crisis_messages
       where request_id = $1::text and seq = $2::int`,
      [row.id, messageSeq],
    );
    if (!message) throw problem.notFound();
    if (message.byAuthor === byAuthor) {
      const text = 'You can report what the other person wrote.';
      throw problem.invalid([{ field: 'messageId', rule: 'mismatch', message: text }]);
    }
    return byAuthor ? message.supporterId : actorId;
  }
  if (!byAuthor) return actorId;
  if (row.supporterId !== null) return row.supporterId;
  const [last] = await query<{ supporterId: number | null }>(
    'crisis-report-last',
    `select supporter_id as "supporterId" from crisis_messages where request_id = $1::text and not by_author
     order by seq desc limit 1`,
    [row.id],
  );
  if (!last) throw problem.conflict('No supporter has written to you yet, so there is no one to report.');
  return last.supporterId;
}

/** The request waits for the others, as if its supporter had handed it over; those who can help are told. */
export async function giveBack(
  { query, emit, config }: { readonly query: Query; readonly emit: Emit; readonly config: Config },
  row: RequestRow,
  supporterId: number,
): Promise<void> {
  if (row.status === 'resolved' || row.supporterId !== supporterId) return;
  await query(
    'crisis-give-back',
    `update crisis_requests set supporter_id = null, version = version + 1,
       status = case when status = 'in-progress' then 'open' else status end where id = $1::text`,
    [row.id],
  );
  const tell = row.status === 'escalated' ? tellDuty : tellHelpers;
  await tell(query, emit, authorOf(config, row) ?? 0, [...row.keptAway, supporterId]);
}

/** Nobody in the conversation, and nobody whom its author has blocked. With no reviewer left, administrators hear of it. */
async function tellReviewers(
  query: Query,
  emit: Emit,
  config: Config,
  row: RequestRow,
  concerned: readonly number[],
): Promise<void> {
  const authorId = authorOf(config, row) ?? 0;
  const people = await query<{ id: number; reviews: boolean }>(
    'crisis-reviewers',
    `select u.id, 'duty' = any(u.roles) and u.roles && array['moderator', 'admin'] as reviews from users u
     where u.roles && array['admin', 'moderator'] and not exists (
       select 1 from crisis_messages m where m.request_id = $1::text and m.supporter_id = u.id) order by u.id`,
    [row.id],
  );
  const out = [...concerned, authorId, row.supporterId ?? 0, ...(await blockedBy(query, authorId))];
  const left = people.filter(({ id }) => !out.includes(id));
  const reviewers = left.filter(({ reviews }) => reviews);
  for (const { id } of reviewers) await emit(crisisNews, { userId: id, kind: 'crisisReported' });
  if (reviewers.length > 0) return;
  const admins = await query<{ id: number }>('crisis-admins', `select id from users where 'admin' = any(roles)`);
  for (const { id } of admins) if (!out.includes(id)) await emit(crisisNews, { userId: id, kind: 'crisisReportWaits' });
}
