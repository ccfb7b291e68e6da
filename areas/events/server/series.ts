import type { Query } from '#platform/server/db.ts';
import type { Scope } from '../pure/options.ts';
import type { LockedEvent } from './seats.ts';

/** Numbers of the events that a change is for: this one first, then the later ones of its series that are still on. */
export async function datesOf(query: Query, event: LockedEvent, scope: Scope): Promise<number[]> {
  if (scope === 'this' || event.seriesId === null) return [event.id];
  const rows = await query<{ id: number }>(
    'event-following',
    `select id from events where series_id = $1::int and starts_at > $2::timestamptz and cancelled_at is null
       order by starts_at`,
    [event.seriesId, event.startTime],
  );
  return [event.id, ...rows.map(({ id }) => id)];
}
