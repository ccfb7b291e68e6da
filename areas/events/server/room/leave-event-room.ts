import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type leaveEventRoom as contract, eventRoomChanged, eventVisitEnded } from '../../contract.ts';
import { from } from '../from.ts';

const leave = statement((v: { eventId: number; userId: number; now: string }) =>
  from
    .updateTable('event_visits')
    .set({ left_at: moment(v.now), call_at: null, hand_raised: false, signs_at: null })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId)
    .where('left_at', 'is', null)
    .returning('user_id as userId'),
);

export const leaveEventRoom: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const gone = await query(leave, { eventId: input.id, userId: principal.id, now: now.toISOString() });
  if (gone.length === 0) return undefined;
  await emit(eventVisitEnded, { eventId: input.id, userId: principal.id });
  await emit(eventRoomChanged, { eventId: input.id });
  return undefined;
};
