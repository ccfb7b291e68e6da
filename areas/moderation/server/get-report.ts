import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { getReport as contract, ReportDetail } from '../contract.ts';
import { picturesOf } from './case-pictures.ts';
import { caseWords, openWords } from './evidence.ts';
import { historyOf } from './load-actions.ts';
import { type ReportRow, reportsText, viewReports } from './load-reports.ts';

type Ask = Pick<UseCase<unknown>, 'query' | 'services' | 'now'>;

const proposeDays = 30;

export async function loadReport({ query, services, now }: Ask, id: number): Promise<ReportDetail> {
  const [row] = await query<ReportRow>('report', `${reportsText('$1::timestamptz')} where r.id = $2::int`, [
    now.toISOString(),
    id,
  ]);
  const [report] = await viewReports({ query, services }, row ? [row] : []);
  if (!report) throw problem.notFound();
  const [kept] = await query<{ snapshot: string | null; subjectUserId: number | null }>(
    'report-case',
    'select snapshot, subject_user_id as "subjectUserId" from moderation_cases where id = $1::int',
    [report.caseId],
  );
  const subjectId = kept?.subjectUserId ?? null;
  const reportable = services.reportables.get(report.contentType);
  const thing = await reportable?.read({ query, id: report.contentId });
  const history = await historyOf(query, subjectId, now);
  const since = now.getTime() - proposeDays * 86_400_000;
  return {
    ...report,
    text: openWords(caseWords, services.config, report.caseId, kept?.snapshot ?? null),
    pictures: picturesOf(thing),
    href: thing && !thing.removed ? thing.href : null,
    removed: thing?.removed ?? false,
    canRemove: reportable?.setRemoved !== undefined,
    subject: (subjectId !== null && (await peopleOf(query, [subjectId])).get(subjectId)) || null,
    reports: await query<ReportDetail['reports'][number]>(
      'report-others',
      `select id, reason, description, ${isoTime('created_at')} as "createdAt", reporter_id as "reporterId"
       from reports where case_id = $1::int order by created_at, id limit 100`,
      [report.caseId],
    ),
    history,
    proposesSuspension: history.some(
      ({ actionType, status, createdAt }) =>
        actionType === 'content_removed' && status !== 'lifted' && Date.parse(createdAt) > since,
    ),
  };
}

/** Moderators see private messages only where they were reported, and each look is on record (R37). */
export const getReport: Handler<typeof contract> = async ({ input, principal, ...ask }) => {
  const report = await loadReport(ask, input.id);
  const { messages, caseId, contentType } = report;
  if (messages.length > 0) {
    const detail = { contentType, messages: messages.length };
    await ask.services.audit({
      actorId: principal.id,
      action: 'moderation.read-private',
      subject: `case:${caseId}`,
      detail,
    });
  }
  return report;
};
