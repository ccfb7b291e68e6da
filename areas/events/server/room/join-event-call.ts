import { callLimits } from '#platform/contract/call-limits.ts';
import type { Handler } from '#platform/server/area.ts';
import { callSetup } from '#platform/server/call.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type joinEventCall as contract, eventRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { lockEvent } from '../seats.ts';
import { presentIn, type RoomSelf } from './people.ts';

const enter = statement((v: { eventId: number; userId: number; now: string }) =>
  from
    .updateTable('event_visits')
    .set({ call_at: moment(v.now) })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId),
);

/** The last place goes to one person: the event is locked. */
export const joinEventCall: Handler<typeof contract, RoomSelf> = async (useCase) => {
  const { input, principal, query, emit, now, services } = useCase;
  const ask = { eventId: input.id, userId: principal.id, now };
  await lockEvent(query, input.id);
  const taken = (await presentIn(query, ask)).filter(({ userId, inCall }) => inCall && userId !== principal.id);
  if (taken.length >= callLimits.mesh) {
    throw problem.conflict('Eight people take part by voice or picture already. You can read what is said, and write.');
  }
  await query(enter, { eventId: input.id, userId: principal.id, now: now.toISOString() });
  await emit(eventRoomChanged, { eventId: input.id });
  return callSetup(services.config, now);
};
