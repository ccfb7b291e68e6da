import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import {
  type createReport as contract,
  type FiledReport,
  helpOffered,
  type ReportReason,
  reportCreated,
} from '../contract.ts';
import { soundsLikeDanger, soundsUrgent } from '../pure/flags.ts';
import { sealEvidence } from './evidence.ts';
import { openCase } from './open-case.ts';

/** REPORT-17: always high, whatever was sent. */
const alwaysHigh: readonly ReportReason[] = ['harassment', 'hate_speech'];

/** SQL: the columns of a FiledReport. */
export const filedColumns = `r.id, r.status, r.priority, ${isoTime('r.created_at')} as "createdAt", r.reason,
  r.content_type as "contentType", r.content_id as "contentId"`;

/** Hours in which the same member's reports of the same thing are one report. */
const sameReport = 24;

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'mismatch', message }]);

export const createReport: Handler<typeof contract> = async ({ input, principal, db, query, emit, now, services }) => {
  const { contentType, contentId, reason } = input;
  const { config } = services;
  const reportable = services.reportables.get(contentType);
  if (!reportable) throw wrong('contentType', 'This can’t be reported.');
  const thing = await reportable.find({ db, query, config, principal, id: contentId });
  if (!thing) throw problem.notFound();
  if (thing.authorId === principal.id) throw wrong('contentId', 'This is yours. You can change or delete it yourself.');
  if (!thing.nameHidden && !thing.ownerUnsaid && thing.authorId !== input.reportedUserId) {
    throw wrong('reportedUserId', 'Someone else wrote this.');
  }

  // Two presses at once wait for each other here, so that the second finds the first.
  await takeTurn(query, 'reports by', principal.id);
  const earlier = await earlierReport(query, principal.id, contentType, contentId, now);
  if (earlier) return earlier;

  const priority = alwaysHigh.includes(reason) ? 'high' : input.priority;
  const description = input.description ? input.description : null;
  const words = thing.messages?.at(-1)?.content ?? (await reportable.read({ query, id: contentId }))?.text ?? '';
  const danger = soundsLikeDanger(words);
  const opened = await openCase(query, config, {
    contentType,
    contentId,
    subjectUserId: thing.nameHidden ? null : thing.authorId,
    words: words || thing.excerpt,
    priority: soundsUrgent(`${words}\n${description ?? ''}`) ? 'urgent' : priority,
    danger: danger || soundsLikeDanger(description ?? ''),
    now,
  });
  const reportId = await nextId(query, 'reports');
  const [report] = await query<FiledReport>(
    'report-add',
    `insert into reports as r (id, case_id, reporter_id, reported_user_id, content_type, content_id, reason, description, priority,
       status, created_at, evidence, unsure)
     values ($13::int, $1::int, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11::text, $12::boolean) returning ${filedColumns}`,
    [
      opened.id,
      principal.id,
      thing.nameHidden ? null : thing.authorId,
      contentType,
      contentId,
      reason,
      description,
      priority,
      opened.status,
      now.toISOString(),
      sealEvidence(config, reportId, thing.messages),
      input.unsure === true && reason === 'other',
      reportId,
    ],
  );
  if (!report) throw new Error('We couldn’t save your report.');
  // What is nobody’s has no author to be offered help.
  if (danger && opened.isNew && thing.authorId > 0) await emit(helpOffered, { userId: thing.authorId });
  await emit(reportCreated, { reportId: report.id });
  return report;
};

async function earlierReport(query: Query, reporterId: number, contentType: string, contentId: number, now: Date) {
  const [report] = await query<FiledReport>(
    'report-earlier',
    `select ${filedColumns} from reports r
     where r.reporter_id = $1 and r.content_type = $2 and r.content_id = $3
       and r.created_at > $4::timestamptz - make_interval(hours => ${sameReport})
     order by r.created_at, r.id limit 1`,
    [reporterId, contentType, contentId, now.toISOString()],
  );
  return report;
}
