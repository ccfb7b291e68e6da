import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { type forgetEventWords as contract, eventRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { forgetWords } from './lines.ts';

const disagree = statement((v: { eventId: number; userId: number }) =>
  from
    .updateTable('event_visits')
    .set({ keeps_log: false })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId),
);

/** Whoever is still in the room no longer agrees to a log either. */
export const forgetEventWords: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  await query(disagree, { eventId: input.id, userId: principal.id });
  await forgetWords(query, input.id, principal.id);
  await emit(eventRoomChanged, { eventId: input.id });
  return undefined;
};
