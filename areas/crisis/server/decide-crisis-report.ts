import type { Input } from '#platform/contract/operation.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type decideCrisisReport as contract, crisisChanged, crisisNews } from '../contract.ts';
import { stopSupporter } from './change-supporter.ts';
import { giveBack } from './create-crisis-report.ts';
import { type FoundReport, findReport, summaryOf } from './find-report.ts';
import { reportWords } from './seal.ts';

type Ask = UseCase<Input<typeof contract>, FoundReport>;

const wrong = (field: string, rule: string, message: string) => problem.invalid([{ field, rule, message }]);

/** Once, about what was read. Whoever asked for help keeps their request, whatever is decided and about whom. */
export const decideCrisisReport: Handler<typeof contract, FoundReport> = async (ask) => {
  const { input, principal, found, db, query, emit, now, services } = ask;
  const { config } = services;
  const { report } = found;
  if (report.outcome !== null) throw problem.conflict('This report has already been decided.');
  if (report.version !== input.version) {
    throw problem.conflict('Someone has changed this report since you opened it. Have another look.');
  }
  const told = input.told ?? '';
  if (input.outcome !== 'no_action' && !told) {
    throw wrong('told', 'required', 'Write what the person this report is about should know.');
  }
  await act(ask);
  await query(
    'crisis-report-decide',
    `update crisis_reports set outcome = $2::text, reply_sealed = $3::text, told_sealed = $4::text, decided_by = $5::int,
       decided_at = $6::timestamptz, version = version + 1,
       keeps_away = keeps_away or $2::text in ('moved', 'stopped') where id = $1::text`,
    [
      report.id,
      input.outcome,
      reportWords.reply.put(config, { id: report.id }, input.reply ?? ''),
      input.outcome === 'no_action' ? '' : reportWords.told.put(config, { id: report.id }, told),
      principal.id,
      now.toISOString(),
    ],
  );
  const subject = `crisis report ${report.id}`;
  await writeAudit(db, { actorId: principal.id, action: `crisis.report-${input.outcome}`, subject }, now);
  const { supporterId } = report;
  if (supporterId !== null && !report.byAuthor) {
    await emit(crisisNews, { userId: supporterId, kind: 'crisisReportDecided' });
  }
  if (supporterId !== null && report.byAuthor && input.outcome !== 'no_action') {
    await emit(crisisNews, { userId: supporterId, kind: 'crisisDecision' });
  }
  await emit(crisisChanged, {});
  const decided = await findReport({ query, config, principal }, report.id);
  if (!decided) throw problem.notFound();
  return summaryOf(decided);
};

async function act({ input, principal, found, query, emit, now, services }: Ask) {
  const { report, request } = found;
  const { supporterId } = report;
  if (input.outcome === 'no_action') return;
  if (report.byAuthor && supporterId === null)
    throw problem.conflict('This account no longer exists. Choose “No action”.');
  if (!report.byAuthor && !request) throw problem.conflict('This request no longer exists. Choose “No action”.');
  if (input.outcome === 'moved') {
    if (!request || request.status === 'resolved' || supporterId === null) {
      throw problem.conflict('This request is closed, so no one else can take it over.');
    }
    await giveBack({ query, emit, config: services.config }, request, supporterId);
  }
  if (input.outcome === 'stopped') {
    if (!report.byAuthor || supporterId === null) {
      throw wrong(
        'outcome',
        'impossible',
        'This report is about the person who asked for help. Choose something else.',
      );
    }
    if (request) await giveBack({ query, emit, config: services.config }, request, supporterId);
    await stopSupporter(query, emit, { userId: supporterId, decidedBy: principal.id, now });
  }
}
