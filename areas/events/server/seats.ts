import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { type EventNewsKind, eventNews } from '../contract.ts';

/** Who comes, waits or has asked. */
export async function peopleIn(query: Query, eventId: number, standings: readonly string[]): Promise<number[]> {
  const rows = await query<{ userId: number }>(
    'event-people-in',
    `select user_id as "userId" from event_registrations where event_id = $1::int and standing = any($2::text[])
       order by user_id`,
    [eventId, standings],
  );
  return rows.map(({ userId }) => userId);
}

export async function tell(emit: Emit, eventId: number, kind: EventNewsKind, userIds: readonly number[], by = 0) {
  for (const userId of userIds) await emit(eventNews, { userId, kind, eventId, by });
}

/** Counts are made of the rows that they count, while the event is held. */
export const recount = (query: Query, eventId: number) =>
  query(
    'event-recount',
    `update events e set attendee_count = c.going, waiting_count = c.waiting
       from (select count(*) filter (where standing = 'going')::int as going,
         count(*) filter (where standing = 'waiting')::int as waiting
         from event_registrations where event_id = $1::int) c where e.id = $1::int`,
    [eventId],
  );

/** Gives free seats to those who wait, in their order, and tells them. The event is held. */
export async function promote(query: Query, emit: Emit, eventId: number, now: Date): Promise<void> {
  const rows = await query<{ userId: number }>(
    'event-promote',
    `with free as (
        select e.max_attendees - (select count(*) from event_registrations g
          where g.event_id = e.id and g.standing = 'going') as seats from events e where e.id = $1::int),
      next as (
        select user_id from event_registrations where event_id = $1::int and standing = 'waiting'
        order by turn limit (select greatest(seats, 0) from free))
      update event_registrations r set standing = 'going', since = $2::timestamptz from next
      where r.event_id = $1::int and r.user_id = next.user_id returning r.user_id as "userId"`,
    [eventId, now.toISOString()],
  );
  await recount(query, eventId);
  await tell(
    emit,
    eventId,
    'eventPlaceFree',
    rows.map(({ userId }) => userId),
  );
}
