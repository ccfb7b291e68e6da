import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';

export interface HeldEvent {
  readonly id: number;
  readonly organizerId: number;
  readonly spaceId: number | null;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly zone: string;
  readonly place: string;
  readonly seriesId: number | null;
  readonly maxAttendees: number;
  readonly attendeeCount: number;
  readonly waitingCount: number;
  readonly lastTurn: number;
  readonly requiresApproval: boolean;
  readonly hasWaitlist: boolean;
  readonly registrationClosesAt: string | null;
  readonly accessDeadlineAt: string | null;
  readonly cancelledAt: string | null;
  readonly version: number;
}

/** Everything that moves seats holds the event's row first: so counts are true, and nobody gets a seat twice. */
export async function holdEvent(query: Query, id: number): Promise<HeldEvent> {
  const [row] = await query<HeldEvent>(
    'event-hold',
    `select id, organizer_id as "organizerId", space_id as "spaceId", title, ${isoTime('starts_at')} as "startTime",
       ${isoTime('ends_at')} as "endTime", zone, concat_ws(' ', virtual_link, location, address, postcode) as place,
       series_id as "seriesId", max_attendees as "maxAttendees", attendee_count as "attendeeCount",
       waiting_count as "waitingCount", last_turn as "lastTurn", requires_approval as "requiresApproval",
       has_waitlist as "hasWaitlist", ${isoTime('registration_closes_at')} as "registrationClosesAt",
       ${isoTime('access_deadline_at')} as "accessDeadlineAt", ${isoTime('cancelled_at')} as "cancelledAt", version
     from events where id = $1::int for update`,
    [id],
  );
  if (!row) throw problem.notFound();
  return row;
}

export const isOver = ({ endTime }: HeldEvent, now: Date) => Date.parse(endTime) <= now.getTime();

/** What was called off or is over takes no more changes. */
export function mustBeOn(event: HeldEvent, now: Date) {
  if (event.cancelledAt) throw problem.conflict('This event was cancelled.');
  if (isOver(event, now)) throw problem.conflict('This event is over.');
}

export function mustBeVersion(event: HeldEvent, version: number) {
  if (event.version === version) return;
  throw problem.conflict('This event has changed since you opened it. Load it again, then try again.');
}
