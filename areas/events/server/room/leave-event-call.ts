import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { type leaveEventCall as contract, eventRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';
import type { RoomSelf } from './people.ts';

const leave = statement((v: { eventId: number; userId: number }) =>
  from
    .updateTable('event_visits')
    .set({ call_at: null, signs_at: null })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId)
    .where('call_at', 'is not', null)
    .returning('user_id as userId'),
);

export const leaveEventCall: Handler<typeof contract, RoomSelf> = async ({ input, principal, query, emit }) => {
  const left = await query(leave, { eventId: input.id, userId: principal.id });
  if (left.length > 0) await emit(eventRoomChanged, { eventId: input.id });
  return undefined;
};
