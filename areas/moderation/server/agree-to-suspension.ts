import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type agreeToSuspension as contract, decisionMade, moderationChanged } from '../contract.ts';
import { readAction, settleSuspension } from './actions.ts';

interface Proposed {
  readonly moderatorId: number | null;
  readonly targetUserId: number | null;
  readonly open: boolean;
}

/** For good takes two people. */
export const agreeToSuspension: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const [proposed] = await query<Proposed>(
    'moderation-proposed',
    `select moderator_id as "moderatorId", target_user_id as "targetUserId",
       for_good and expires_at is not null and lifted_at is null as open
     from moderation_actions where id = $1::int for update`,
    [input.id],
  );
  if (!proposed) throw problem.notFound();
  if (!proposed.open || proposed.targetUserId === null) throw problem.conflict('There’s nothing left to agree to.');
  if (proposed.moderatorId === principal.id) {
    throw problem.refused('You proposed this yourself. A permanent suspension needs a second moderator.');
  }
  if (proposed.targetUserId === principal.id) throw problem.refused('This is about you.');
  await query(
    'moderation-agree',
    'update moderation_actions set expires_at = null, agreed_by_id = $2::int where id = $1::int',
    [input.id, principal.id],
  );
  await settleSuspension({ query, emit, now }, proposed.targetUserId);
  const subject = `action:${input.id}`;
  await writeAudit(db, { actorId: principal.id, action: 'moderation.agree', subject }, now);
  await emit(decisionMade, { actionId: input.id, userId: proposed.targetUserId });
  await emit(moderationChanged, { caseId: null });
  const action = await readAction(query, input.id, now);
  if (!action) throw problem.notFound();
  return action;
};
