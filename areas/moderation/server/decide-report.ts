import type { Input } from '#platform/contract/operation.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type decideReport as contract, moderationChanged, reportDecided } from '../contract.ts';
import { enforce } from './enforce.ts';
import { caseWords, openWords } from './evidence.ts';
import { loadReport } from './get-report.ts';
import { type HeldCase, holdCase, mustHave, mustNotConcern } from './hold-case.ts';

type Ask = UseCase<Input<typeof contract>>;

/** MOD-27: the note is what was written; these stand where nothing was. */
const usualNotes = {
  warning_issued: 'Warning issued to user',
  content_removed: 'Content violates community guidelines',
  user_suspended: 'User suspended for violations',
  no_action: 'No violation found',
} as const;

/** Once, by whoever has taken it, about what they have read. Everybody who reported it hears of it. */
export const decideReport: Handler<typeof contract> = async (ask) => {
  const { input, principal, db, query, emit, services, now } = ask;
  const held = await holdCase(query, input.id, now);
  await mustNotConcern({ principal, query, services }, held);
  mustHave(held, principal);
  if (input.version !== undefined && input.version !== held.version) {
    throw problem.conflict('Someone changed this report since you opened it. Load it again, then decide.');
  }
  const resolution = resolutionOf(input);
  const notes = input.moderatorNotes || (resolution ? usualNotes[resolution] : '');
  if (resolution && resolution !== 'no_action') await act(ask, held, resolution, notes);
  await query(
    'moderation-decide',
    `update moderation_cases set status = $2, resolution = $3, notes = $4, decided_by_id = $5::int,
       decided_at = $6::timestamptz, taken_by_id = null, taken_at = null, version = version + 1 where id = $1::int`,
    [held.id, input.status, resolution, notes, principal.id, now.toISOString()],
  );
  const reporters = await query<{ reportId: number; userId: number | null }>(
    'moderation-decide-reports',
    `update reports set status = $2, resolution = $3, moderator_notes = $4, moderator_id = $5::int,
       resolved_at = $6::timestamptz where case_id = $1::int returning id as "reportId", reporter_id as "userId"`,
    [held.id, input.status, resolution, notes, principal.id, now.toISOString()],
  );
  const action = `moderation.${input.status}`;
  const detail = { ...(resolution && { resolution }) };
  await writeAudit(db, { actorId: principal.id, action, subject: `case:${held.id}`, detail }, now);
  for (const { reportId, userId } of reporters) if (userId !== null) await emit(reportDecided, { reportId, userId });
  await emit(moderationChanged, { caseId: held.id });
  return loadReport({ query, services, now }, input.id);
};

function resolutionOf({ status, resolution }: Ask['input']) {
  if (status === 'dismissed') return null;
  if (resolution) return resolution;
  throw problem.invalid([{ field: 'resolution', rule: 'required', message: 'Say what you decided.' }]);
}

async function act(ask: Ask, held: HeldCase, actionType: keyof typeof usualNotes, reason: string): Promise<void> {
  if (actionType === 'no_action') return;
  const { input, query, services } = ask;
  // Whoever wrote under another name is found here and told to nobody.
  const thing = await services.reportables.get(held.contentType)?.read({ query, id: held.contentId });
  const targetUserId = held.subjectUserId ?? thing?.authorId;
  if (targetUserId === undefined)
    throw problem.conflict('This account no longer exists. Choose “No Action” or “Dismiss”.');
  const [first] = await query<{ reason: string }>(
    'moderation-rule',
    'select reason from reports where case_id = $1::int order by created_at, id limit 1',
    [held.id],
  );
  await enforce(ask, {
    actionType,
    targetUserId,
    nameHidden: held.subjectUserId === null,
    reason,
    severity: input.severity,
    expiresAt: input.expiresAt,
    forGood: input.forGood,
    contentType: held.contentType,
    contentId: held.contentId,
    caseId: held.id,
    rule: first?.reason,
    words: openWords(caseWords, services.config, held.id, held.snapshot),
  });
}
