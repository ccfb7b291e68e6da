import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type appealDecision as contract, type Decision, moderationChanged } from '../contract.ts';
import { loadDecisions } from './load-decisions.ts';

/** Once for each decision. A suspended member may. */
export const appealDecision: Handler<typeof contract, Decision> = async (ask) => {
  const { input, principal, found: decision, db, query, emit, now } = ask;
  if (decision.status === 'lifted') throw problem.conflict('This decision has already been reversed.');
  if (Date.parse(decision.appealUntil) <= now.getTime()) {
    throw problem.gone('You can appeal within 30 days of a decision. That time has passed.');
  }
  const [added] = await query(
    'appeal-add',
    `insert into appeals (action_id, user_id, words, created_at) values ($1::int, $2::int, $3, $4::timestamptz)
     on conflict do nothing returning id`,
    [input.id, principal.id, input.words.trim(), now.toISOString()],
  );
  if (!added) throw problem.conflict('You’ve already appealed this decision.');
  await writeAudit(db, { actorId: principal.id, action: 'moderation.appeal', subject: `action:${input.id}` }, now);
  await emit(moderationChanged, { caseId: null });
  const [after] = await loadDecisions(ask, input.id);
  if (!after) throw problem.notFound();
  return after;
};
