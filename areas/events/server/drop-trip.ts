import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { dropTrip as contract } from '../contract.ts';
import { from } from './from.ts';
import { partTravellers } from './part-travellers.ts';
import { lockEvent } from './seats.ts';

const drop = statement((v: { eventId: number; userId: number }) =>
  from.deleteFrom('event_trips').where('event_id', '=', v.eventId).where('user_id', '=', v.userId),
);

export const dropTrip: Handler<typeof contract> = async ({ input: { id }, principal, query, emit }) => {
  await lockEvent(query, id);
  await query(drop, { eventId: id, userId: principal.id });
  await partTravellers(query, emit, id);
  return undefined;
};
