import type { Query } from '#platform/server/db.ts';
import type { CommunityEvent, EventDetail } from '../contract.ts';

/** Who was registered to the end may say how it was; checking people in is not needed for it. */
export async function mayConfirm(query: Query, eventId: number, userId: number, now: Date): Promise<boolean> {
  const [row] = await query(
    'event-may-confirm',
    `select 1 from event_registrations r join events e on e.id = r.event_id
       where r.event_id = $1::int and r.user_id = $2::int and r.standing = 'going' and e.ends_at <= $3::timestamptz
         and e.cancelled_at is null and cardinality(e.features) > 0`,
    [eventId, userId, now.toISOString()],
  );
  return row !== undefined;
}

/**
 * What is known of meetings of a space says that somebody is in it: a record has those of the same space, and what was
 * for everybody. For each feature: in how many of the organiser's events that people have confirmed it was given. At one event the
 * greater number counts; where as many say yes as no, it was not given.
 */
export const recordOf = (query: Query, { organizerId, space }: CommunityEvent, now: Date) =>
  query<EventDetail['record'][number]>(
    'event-record',
    `select feature, count(*) filter (where yes > no)::int as kept, count(*)::int as of from (
        select p.event_id, p.feature, count(*) filter (where p.kept) as yes, count(*) filter (where not p.kept) as no
        from events e join event_promises p on p.event_id = e.id
        where e.organizer_id = $1::int and e.ends_at <= $2::timestamptz
          and (e.space_id is null or e.space_id = $3::int) group by p.event_id, p.feature) each
      group by feature order by feature`,
    [organizerId, now.toISOString(), space?.id ?? null],
  );

export const confirmationsOf = (query: Query, eventId: number, userId: number) =>
  query<EventDetail['myConfirmations'][number]>(
    'event-my-promises',
    'select feature, kept from event_promises where event_id = $1::int and user_id = $2::int order by feature',
    [eventId, userId],
  );
