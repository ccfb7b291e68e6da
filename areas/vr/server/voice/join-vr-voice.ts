import { callLimits } from '#platform/contract/call-limits.ts';
import type { Handler } from '#platform/server/area.ts';
import { callSetup } from '#platform/server/call.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { type joinVrVoice as contract, vrRoomChanged } from '../../contract.ts';
import { goneBefore } from '../clock.ts';
import { from } from '../from.ts';
import { lockSpace } from '../visits/lock-space.ts';
import type { Visit } from '../visits/rows.ts';

const others = statement((v: { spaceId: number; userId: number; since: string }) =>
  from
    .selectFrom('vr_visits')
    .select(count.as('count'))
    .where('space_id', '=', v.spaceId)
    .where('user_id', '<>', v.userId)
    .where('left_at', 'is', null)
    .where('seen_at', '>', moment(v.since))
    .where('voice_at', '>', moment(v.since)),
);
const enter = statement((v: { id: number; now: string }) =>
  from
    .updateTable('vr_visits')
    .set({ voice_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('left_at', 'is', null),
);

/** The last place goes to one person: the space is locked. */
export const joinVrVoice: Handler<typeof contract, Visit> = async (useCase) => {
  const { input, found, principal, query, emit, now, services } = useCase;
  const spaceId = input.id;
  const { capacity } = await lockSpace(query, spaceId, now);
  const forwarded = services.forwarder !== undefined && capacity > callLimits.mesh;
  const [{ count: taken } = { count: 0 }] = await query(others, {
    spaceId,
    userId: principal.id,
    since: goneBefore(now),
  });
  if (!forwarded && taken >= callLimits.mesh) {
    throw problem.conflict('Eight people are using voice in this room already. You can read their captions and write.');
  }
  await query(enter, { id: found.id, now: now.toISOString() });
  await emit(vrRoomChanged, { spaceId });
  // A device that reaches no other tells no one where it is; else it does not where there is a relay.
  return { ...callSetup(services.config, now), forwarded };
};
