import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

/** What another list may show of an event: it is changed on its own page alone. */
export interface AttendedEvent {
  readonly id: number;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly zone: string;
  /** '' for an event online. */
  readonly location: string;
}

const attended = statement((v: { userId: number; now: string; limit: number }) =>
  from
    .selectFrom('events as e')
    .innerJoin('event_registrations as r', 'r.event_id', 'e.id')
    .select((e) => [
      'e.id',
      'e.title',
      isoTime(e.ref('e.starts_at')).as('startTime'),
      isoTime(e.ref('e.ends_at')).as('endTime'),
      'e.zone',
      'e.location',
    ])
    .where('r.user_id', '=', v.userId)
    .where('r.standing', '=', 'going')
    .where('e.ends_at', '>', moment(v.now))
    .where('e.cancelled_at', 'is', null)
    .where('e.removed_at', 'is', null)
    .where((e) => notBlocked(v.userId, e.ref('e.organizer_id')))
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(v.limit),
);

/** Events to come, or going on, that the member is registered for. Who leaves a space is in none of its meetings. */
export const attendedEvents = (
  query: Query,
  ask: { readonly userId: number; readonly now: Date; readonly limit: number },
): Promise<AttendedEvent[]> => query(attended, { ...ask, now: ask.now.toISOString() });
