import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import {
  activityAnswered,
  activityConfirmed,
  type answerActivity as answerContract,
  type confirmActivity as confirmContract,
} from '../../contract.ts';
import { from } from '../from.ts';
import { type ActivityRow, readActivity } from './activity-view.ts';

type State = 'accepted' | 'declined' | 'withdrawn';

const change = statement((v: { id: number; version: number; state: State }) =>
  from
    .updateTable('connection_activities')
    .set((e) => ({ state: v.state, version: e('version', '+', 1) }))
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .returning('id'),
);

/** Who was invited accepts or declines, and may still decline later; who invited can only withdraw. */
function stateAfter({ fromId, state }: ActivityRow, byId: number, accept: boolean): State {
  if (fromId === byId) {
    if (accept) throw problem.conflict('Only the person you invited can accept.');
    return 'withdrawn';
  }
  if (accept && state !== 'invited') throw problem.conflict('This invitation is no longer open.');
  return accept ? 'accepted' : 'declined';
}

export const answerActivity: Handler<typeof answerContract, ActivityRow> = async (useCase) => {
  const { input, found, principal, query, emit, services } = useCase;
  if (found.state === 'declined' || found.state === 'withdrawn') {
    throw problem.conflict('This invitation is no longer open.');
  }
  const { activityId: id, fromId, toId } = found;
  const state = stateAfter(found, principal.id, input.accept);
  const changed = await query(change, { id, version: input.version, state });
  if (changed.length === 0) throw problem.conflict('This has changed since you opened it. Have another look.');
  await emit(activityAnswered, { id, fromId, toId, byId: principal.id, state });
  return readActivity(query, services.config, principal.id, id);
};

const confirm = choice((by: 'confirmed_by_from' | 'confirmed_by_to') =>
  statement((v: { id: number }) =>
    from
      .updateTable('connection_activities')
      .set((e) => ({ [by]: true, version: e('version', '+', 1) }))
      .where('id', '=', v.id)
      .where(by, '=', false)
      .returning('id'),
  ),
);

export const confirmActivity: Handler<typeof confirmContract, ActivityRow> = async (useCase) => {
  const { found, principal, query, emit, services, now } = useCase;
  const { activityId: id, fromId, toId, state } = found;
  if (state !== 'accepted' || Date.parse(found.startsAt) > now.getTime()) {
    throw problem.conflict('You can confirm an accepted activity once it has begun.');
  }
  const by = fromId === principal.id ? 'confirmed_by_from' : 'confirmed_by_to';
  const changed = await query(confirm(by), { id });
  if (changed.length > 0) await emit(activityConfirmed, { id, fromId, toId });
  return readActivity(query, services.config, principal.id, id);
};
