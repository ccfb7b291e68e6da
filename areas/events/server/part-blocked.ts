import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { partBlockedTravellers, partTravellers } from './part-travellers.ts';
import { lockEvent, promote } from './seats.ts';

/** Behind a block an event is missing, so nobody keeps a seat there; it goes to the next who waits. */
export const partBlocked = on(memberBlocked, 'events.partBlocked', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  const pair = [event.blockerId, event.blockedId, now.toISOString()];
  await partBlockedTravellers(query, emit, event.blockerId, event.blockedId);
  const between = `select e.id from events e where e.ends_at > $3::timestamptz
    and ((e.organizer_id = $1::int and x.user_id = $2::int) or (e.organizer_id = $2::int and x.user_id = $1::int))`;
  const left = await query<{ eventId: number }>(
    'event-part',
    `delete from event_registrations x where x.event_id in (${between}) returning x.event_id as "eventId"`,
    pair,
  );
  await query('event-part-access', `delete from event_access_requests x where x.event_id in (${between})`, pair);
  for (const { eventId } of left.sort((a, b) => a.eventId - b.eventId)) {
    await lockEvent(query, eventId);
    await promote(query, emit, eventId, now);
    await partTravellers(query, emit, eventId);
  }
});
