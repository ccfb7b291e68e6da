import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import {
  appealDecided,
  type decideAppeal as contract,
  moderationChanged,
  type ReportContentType,
} from '../contract.ts';
import { settleSuspension } from './actions.ts';
import { loadAppeals } from './load-appeals.ts';

interface LockedAppeal {
  readonly status: string;
  readonly userId: number;
  readonly actionId: number;
  readonly moderatorId: number | null;
  readonly agreedById: number | null;
}

/** Never by whoever made the decision, or agreed to it, and never about oneself. */
export const decideAppeal: Handler<typeof contract> = async (ask) => {
  const { input, principal, db, query, emit, now } = ask;
  const [held] = await query<LockedAppeal>(
    'appeal-hold',
    `select p.status, p.user_id as "userId", p.action_id as "actionId", a.moderator_id as "moderatorId",
       a.agreed_by_id as "agreedById"
     from appeals p join moderation_actions a on a.id = p.action_id where p.id = $1::int for update of p, a`,
    [input.id],
  );
  if (!held) throw problem.notFound();
  if (held.status !== 'pending') throw problem.conflict('Another moderator has already decided this appeal.');
  if (held.userId === principal.id) throw problem.refused('This is about you. Another moderator has to decide.');
  if (held.moderatorId === principal.id || held.agreedById === principal.id) {
    throw problem.refused('You made this decision. Another moderator has to review the appeal.');
  }
  await query(
    'appeal-decide',
    `update appeals set status = $2, answer = $3, decided_by_id = $4::int, decided_at = $5::timestamptz where id = $1::int`,
    [input.id, input.status, input.answer.trim(), principal.id, now.toISOString()],
  );
  if (input.status === 'upheld') await restore(ask, held);
  const action = `moderation.appeal-${input.status}`;
  await writeAudit(db, { actorId: principal.id, action, subject: `action:${held.actionId}` }, now);
  await emit(appealDecided, { actionId: held.actionId, userId: held.userId });
  await emit(moderationChanged, { caseId: null });
  const [appeal] = await loadAppeals(ask, input.id);
  if (!appeal) throw problem.notFound();
  return appeal;
};

/** Everything is as it was: what was taken down is there again, unless another decision keeps it down. */
async function restore(ask: Pick<UseCase<unknown>, 'db' | 'query' | 'emit' | 'now' | 'services'>, held: LockedAppeal) {
  const { db, query, emit, now, services } = ask;
  const [lifted] = await query<{ actionType: string; contentType: ReportContentType | null; contentId: number | null }>(
    'moderation-lift',
    `update moderation_actions set lifted_at = $2::timestamptz where id = $1::int
     returning action_type as "actionType", content_type as "contentType", content_id as "contentId"`,
    [held.actionId, now.toISOString()],
  );
  if (!lifted) return;
  const { actionType, contentType, contentId } = lifted;
  if (actionType === 'user_suspended') await settleSuspension({ query, emit, now }, held.userId);
  if (actionType !== 'content_removed' || !contentType || contentId === null) return;
  const [other] = await query(
    'moderation-still-down',
    `select 1 from moderation_actions where action_type = 'content_removed' and lifted_at is null
       and content_type = $1 and content_id = $2::int limit 1`,
    [contentType, contentId],
  );
  if (!other) {
    const { config } = services;
    await services.reportables.get(contentType)?.setRemoved?.({ db, query, emit, config, now, id: contentId }, false);
  }
}
