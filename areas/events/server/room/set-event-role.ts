import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type setEventRole as contract, eventRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';

const appoint = statement((v: { eventId: number; userId: number; role: string }) =>
  from
    .updateTable('event_registrations')
    .set({ role: v.role })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId)
    .where('standing', '=', 'going')
    .returning('user_id as userId'),
);

export const setEventRole: Handler<typeof contract> = async ({ input, query, emit }) => {
  const { id: eventId, userId, role } = input;
  const done = await query(appoint, { eventId, userId, role: role ?? '' });
  if (done.length === 0) throw problem.conflict('This person is no longer registered.');
  await emit(eventRoomChanged, { eventId });
  return undefined;
};
