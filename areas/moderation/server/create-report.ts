import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type createReport as contract, type FiledReport, reportCreated } from '../contract.ts';
import { sealEvidence } from './evidence.ts';
import { alwaysHigh, filedColumns } from './report-sql.ts';
import { reportables } from './reportables.ts';

/** Hours in which the same member's reports of the same thing are one report. */
const sameReport = 24;

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'mismatch', message }]);

export const createReport: Handler<typeof contract> = async ({ input, actor, db, query, emit, now, services }) => {
  const { contentType, contentId, reason } = input;
  const thing = await reportables[contentType]({ db, query, config: services.config, actor, id: contentId });
  if (!thing) throw problem.notFound();
  if (thing.authorId === actor.id) throw wrong('contentId', 'This is your own. You can change or delete it yourself.');
  if (!thing.nameHidden && thing.authorId !== input.reportedUserId) {
    throw wrong('reportedUserId', 'This was written by somebody else.');
  }

  // Two presses at once wait for each other here, so that the second finds the first.
  await query('report-turn', 'select pg_advisory_xact_lock(7006010, $1)', [actor.id]);
  const earlier = await earlierReport(query, actor.id, contentType, contentId, now);
  if (earlier) return earlier;

  const priority = alwaysHigh.includes(reason) ? 'high' : input.priority;
  const description = input.description ? input.description : null;
  const [report] = await query<FiledReport>(
    'report-add',
    `insert into reports as r (reporter_id, reported_user_id, content_type, content_id, reason, description, priority, created_at, evidence)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::text) returning ${filedColumns}`,
    [
      actor.id,
      thing.nameHidden ? null : thing.authorId,
      contentType,
      contentId,
      reason,
      description,
      priority,
      now.toISOString(),
      sealEvidence(services.config, thing.messages),
    ],
  );
  if (!report) throw new Error('The report was not stored.');
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
