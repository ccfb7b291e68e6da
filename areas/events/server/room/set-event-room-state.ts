import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { type setEventRoomState as contract, eventRoomChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { forgetWords } from './lines.ts';
import type { RoomSelf } from './people.ts';
import { readRoom } from './view.ts';

interface State {
  readonly eventId: number;
  readonly userId: number;
  readonly handRaised: boolean;
  readonly signs: boolean;
  readonly keepsLog: boolean;
  readonly now: string;
}
const set = statement((v: State) =>
  from
    .updateTable('event_visits')
    .set((x) => ({
      hand_raised: v.handRaised,
      // Since when they have signed without a break; whoever began last is the one who signs.
      signs_at: sql<Moment | null>`case when ${v.signs}::boolean
        then coalesce(${x.ref('signs_at')}, ${v.now}::timestamptz) end`,
      keeps_log: v.keepsLog,
    }))
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId),
);

export const setEventRoomState: Handler<typeof contract, RoomSelf> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const { id: eventId, ...state } = input;
  await query(set, { eventId, userId: principal.id, ...state, now: now.toISOString() });
  if (!state.keepsLog) await forgetWords(query, eventId, principal.id);
  await emit(eventRoomChanged, { eventId });
  return readRoom(query, { eventId, userId: principal.id, now });
};
