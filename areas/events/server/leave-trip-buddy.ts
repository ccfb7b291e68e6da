import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { leaveTripBuddy as contract } from '../contract.ts';
import { from } from './from.ts';
import { lockEvent, tell } from './seats.ts';

const leave = statement((v: { eventId: number; userId: number }) =>
  from
    .deleteFrom('event_trip_asks as a')
    .where('a.event_id', '=', v.eventId)
    .where('a.state', '=', 'agreed')
    .where((e) => e.or([e('a.from_id', '=', v.userId), e('a.to_id', '=', v.userId)]))
    .returning(['a.from_id as fromId', 'a.to_id as toId']),
);

export const leaveTripBuddy: Handler<typeof contract> = async ({ input: { id }, principal, query, emit }) => {
  await lockEvent(query, id);
  for (const { fromId, toId } of await query(leave, { eventId: id, userId: principal.id })) {
    await tell(emit, id, 'eventTripEnded', [fromId === principal.id ? toId : fromId]);
  }
  return undefined;
};
