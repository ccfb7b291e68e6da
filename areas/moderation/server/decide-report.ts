import type { Input } from '#platform/contract/operation.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement, tables } from '#platform/server/statement.ts';
import { type decideReport as contract, moderationChanged, reportDecided } from '../contract.ts';
import { enforce } from './actions.ts';
import { assertAssignee, assertNotAbout, type LockedCase, loadReport, lockCase } from './cases.ts';
import { caseWords, openWords } from './evidence.ts';
import type { moderationCases, reports } from './tables.ts';

type Ask = UseCase<Input<typeof contract>>;

const from = tables<{ moderation_cases: typeof moderationCases; reports: typeof reports }>();

/** MOD-27: the note is what was written; these stand where nothing was. */
const usualNotes = {
  warning_issued: 'Warning issued to user',
  content_removed: 'Content violates community guidelines',
  user_suspended: 'User suspended for violations',
  no_action: 'No violation found',
} as const;
type Resolution = keyof typeof usualNotes;

interface Decided {
  readonly caseId: number;
  readonly status: Ask['input']['status'];
  readonly resolution: Resolution | null;
  readonly notes: string;
  readonly moderatorId: number;
  readonly now: string;
}

const decideCase = statement((v: Decided) =>
  from
    .updateTable('moderation_cases')
    .set((e) => ({
      status: v.status,
      resolution: v.resolution,
      notes: v.notes,
      decided_by_id: v.moderatorId,
      decided_at: moment(v.now),
      taken_by_id: null,
      taken_at: null,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.caseId),
);

const decideReports = statement((v: Decided) =>
  from
    .updateTable('reports')
    .set({
      status: v.status,
      resolution: v.resolution,
      moderator_notes: v.notes,
      moderator_id: v.moderatorId,
      resolved_at: moment(v.now),
    })
    .where('case_id', '=', v.caseId)
    .returning(['id as reportId', 'reporter_id as userId']),
);

/** Once, by the assignee, about what they have read. Each person who reported it is told. */
export const decideReport: Handler<typeof contract> = async (ask) => {
  const { input, principal, db, query, emit, services, now } = ask;
  const { status } = input;
  const found = await lockCase(query, input.id, now);
  const subjectId = await assertNotAbout(ask, found);
  assertAssignee(found, principal);
  if (input.version !== undefined && input.version !== found.version) {
    throw problem.conflict('Someone changed this report since you opened it. Load it again, then decide.');
  }
  const resolution = resolutionOf(input);
  const notes = input.moderatorNotes || (resolution ? usualNotes[resolution] : '');
  if (resolution && resolution !== 'no_action') await act(ask, found, subjectId, resolution, notes);
  const decided = { caseId: found.id, status, resolution, notes, moderatorId: principal.id, now: now.toISOString() };
  await query(decideCase, decided);
  const told = await query(decideReports, decided);
  const action = `moderation.${status}`;
  const detail = { ...(resolution && { resolution }) };
  await writeAudit(db, { actorId: principal.id, action, subject: `case:${found.id}`, detail }, now);
  for (const { reportId, userId } of told) if (userId !== null) await emit(reportDecided, { reportId, userId });
  await emit(moderationChanged, { caseId: found.id });
  return loadReport({ query, services, now }, input.id);
};

function resolutionOf({ status, resolution }: Ask['input']): Resolution | null {
  if (status === 'dismissed') return null;
  if (resolution) return resolution;
  throw problem.invalid([{ field: 'resolution', rule: 'required', message: 'Say what you decided.' }]);
}

const firstReason = statement((v: { caseId: number }) =>
  from
    .selectFrom('reports')
    .select('reason')
    .where('case_id', '=', v.caseId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1),
);

async function act(
  ask: Ask,
  found: LockedCase,
  targetUserId: number | undefined,
  actionType: Exclude<Resolution, 'no_action'>,
  reason: string,
): Promise<void> {
  const { input, query, services } = ask;
  if (targetUserId === undefined)
    throw problem.conflict('This account no longer exists. Choose “No Action” or “Dismiss”.');
  const [first] = await query(firstReason, { caseId: found.id });
  await enforce(ask, {
    actionType,
    targetUserId,
    nameHidden: found.subjectUserId === null,
    reason,
    severity: input.severity,
    expiresAt: input.expiresAt,
    forGood: input.forGood,
    contentType: found.contentType,
    contentId: found.contentId,
    caseId: found.id,
    rule: first?.reason,
    words: openWords(caseWords, services.config, found.id, found.snapshot),
  });
}
