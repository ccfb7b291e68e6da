import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import { type EventNewsKind, eventNews } from '../contract.ts';
import { from } from './from.ts';

const locked = statement((v: { id: number }) =>
  from
    .selectFrom('events as e')
    .select([
      'e.id',
      'e.organizer_id as organizerId',
      'e.space_id as spaceId',
      'e.title',
      'e.zone',
      'e.series_id as seriesId',
      'e.max_attendees as maxAttendees',
      'e.attendee_count as attendeeCount',
      'e.last_turn as lastPosition',
      'e.requires_approval as requiresApproval',
      'e.has_waitlist as hasWaitlist',
      'e.version',
    ])
    .select((e) => [
      isoTime(e.ref('e.starts_at')).as('startTime'),
      isoTime(e.ref('e.ends_at')).as('endTime'),
      isoTime(e.ref('e.registration_closes_at')).as('registrationClosesAt'),
      isoTime(e.ref('e.access_deadline_at')).as('accessDeadlineAt'),
      isoTime(e.ref('e.cancelled_at')).as('cancelledAt'),
      sql<string>`concat_ws(' ', case when ${e.ref('e.is_here')} then 'here' end, ${e.ref('e.virtual_link')}, ${e.ref('e.location')}, ${e.ref('e.address')},
        ${e.ref('e.postcode')})`.as('place'),
    ])
    .where('e.id', '=', v.id)
    .forUpdate(),
);

export type LockedEvent = RowOf<typeof locked>;

/** Everything that moves seats locks the event's row first: so counts are true, and nobody gets a seat twice. */
export async function lockEvent(query: Query, id: number): Promise<LockedEvent> {
  const [row] = await query(locked, { id });
  if (!row) throw problem.notFound();
  return row;
}

export const isOver = ({ endTime }: LockedEvent, now: Date) => Date.parse(endTime) <= now.getTime();

/** What was called off or is over takes no more changes. */
export function assertOn(event: LockedEvent, now: Date) {
  if (event.cancelledAt) throw problem.conflict('This event was cancelled.');
  if (isOver(event, now)) throw problem.conflict('This event is over.');
}

export function assertVersion(event: LockedEvent, version: number) {
  if (event.version === version) return;
  throw problem.conflict('This event has changed since you opened it. Load it again, then try again.');
}

const givePosition = statement((v: { id: number; position: number }) =>
  from.updateTable('events').set({ last_turn: v.position }).where('id', '=', v.id),
);

/** The next place on the waitlist of an event that is locked. */
export async function nextPosition(query: Query, { id, lastPosition }: LockedEvent): Promise<number> {
  const position = lastPosition + 1;
  await query(givePosition, { id, position });
  return position;
}

type Standing = 'going' | 'requested' | 'waiting' | 'declined';

const inStandings = statement((v: { eventId: number; standings: readonly Standing[] }) =>
  from
    .selectFrom('event_registrations')
    .select('user_id as userId')
    .where('event_id', '=', v.eventId)
    .where('standing', '=', sql<string>`any(${v.standings}::text[])`)
    .orderBy('user_id'),
);

/** The members who go, wait or have asked. */
export async function attendeesOf(query: Query, eventId: number, standings: readonly Standing[]): Promise<number[]> {
  const rows = await query(inStandings, { eventId, standings });
  return rows.map(({ userId }) => userId);
}

export async function tell(emit: Emit, eventId: number, kind: EventNewsKind, userIds: readonly number[], by = 0) {
  for (const userId of userIds) await emit(eventNews, { userId, kind, eventId, by });
}

const recounted = statement((v: { eventId: number }) =>
  from
    .updateTable('events as e')
    .from((counts) =>
      counts
        .selectFrom('event_registrations as r')
        .select([
          sql<number>`(count(*) filter (where standing = 'going'))::int`.as('going'),
          sql<number>`(count(*) filter (where standing = 'waiting'))::int`.as('waiting'),
        ])
        .where('r.event_id', '=', v.eventId)
        .as('c'),
    )
    .set((e) => ({ attendee_count: e.ref('c.going'), waiting_count: e.ref('c.waiting') }))
    .where('e.id', '=', v.eventId),
);

/** Counts are made of the rows that they count, while the event is locked. */
export const recount = (query: Query, eventId: number) => query(recounted, { eventId });

const promoted = statement((v: { eventId: number; now: string }) =>
  from
    .with('free', (free) =>
      free
        .selectFrom('events as e')
        .select((e) =>
          sql<number>`greatest(${e.ref('e.max_attendees')} - ${e
            .selectFrom('event_registrations as g')
            .select(sql<number>`count(*)`.as('count'))
            .whereRef('g.event_id', '=', 'e.id')
            .where('g.standing', '=', 'going')}, 0)`.as('seats'),
        )
        .where('e.id', '=', v.eventId),
    )
    .with('next', (next) =>
      next
        .selectFrom('event_registrations as w')
        .select('w.user_id')
        .where('w.event_id', '=', v.eventId)
        .where('w.standing', '=', 'waiting')
        .orderBy('w.turn')
        .limit((e) => e.selectFrom('free').select('free.seats')),
    )
    .updateTable('event_registrations as r')
    .from('next')
    .set({ standing: 'going', since: moment(v.now) })
    .where('r.event_id', '=', v.eventId)
    .whereRef('r.user_id', '=', 'next.user_id')
    .returning('r.user_id as userId'),
);

/** Gives free seats to those who wait, in their order, and tells them. The event is locked. */
export async function promote(query: Query, emit: Emit, eventId: number, now: Date): Promise<void> {
  const rows = await query(promoted, { eventId, now: now.toISOString() });
  await recount(query, eventId);
  await tell(
    emit,
    eventId,
    'eventPlaceFree',
    rows.map(({ userId }) => userId),
  );
}
