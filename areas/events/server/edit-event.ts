import { addMinutes, localOf, minutesBetween } from '#platform/contract/zones.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import type { editEvent as contract } from '../contract.ts';
import { readEvent } from './event-sql.ts';
import { endTripsTo } from './part-travellers.ts';
import { assertOn, assertVersion, attendeesOf, type LockedEvent, lockEvent, promote, tell } from './seats.ts';
import { datesOf } from './series.ts';
import { momentsOf, readContent, type Written } from './written.ts';

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** One date of the change; `moved` minutes is how much later its wall clock begins than before. */
async function change(query: Query, emit: Emit, event: LockedEvent, written: Written, start: string, now: Date) {
  const later = minutesBetween(written.start, start);
  const moments = momentsOf(written, start, (local) => addMinutes(local, later));
  const columns: Readonly<Record<string, unknown>> = { ...written.columns, ...moments };
  if (Number(columns.max_attendees) < event.attendeeCount) {
    throw problem.invalid([
      {
        field: 'maxAttendees',
        rule: 'taken',
        message: `${event.attendeeCount} people are registered. You can’t have fewer places than that.`,
      },
    ]);
  }
  const names = Object.keys(columns);
  await query(
    '',
    `update events set ${names.map((name, n) => `${name} = $${n + 3}`).join(', ')}, version = version + 1,
       access_changed_at = case when access = $${names.indexOf('access') + 3}::jsonb then access_changed_at else $2::timestamptz end
     where id = $1::int`,
    [event.id, now.toISOString(), ...Object.values(columns)],
  );
  const place = [
    columns.is_here === true && 'here',
    ...['virtual_link', 'location', 'address', 'postcode'].map((name) => columns[name]),
  ];
  const isElsewhere = plain(place.filter(Boolean).join(' ')) !== plain(event.place);
  const isAtAnotherTime = moments.starts_at !== event.startTime || moments.ends_at !== event.endTime;
  if (isAtAnotherTime) {
    await query(
      'event-remind-anew',
      'update event_registrations set reminded_day_at = null, reminded_hours_at = null where event_id = $1::int',
      [event.id],
    );
  }
  if (isElsewhere || isAtAnotherTime) {
    await tell(emit, event.id, 'eventChanged', await attendeesOf(query, event.id, ['going', 'waiting', 'requested']));
  }
  if (columns.is_virtual === true) await endTripsTo(query, event.id);
  await promote(query, emit, event.id, now);
}

/** With `following`, the later dates move by as much as this one does by its wall clock. */
export const editEvent: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const event = await lockEvent(query, input.id);
  assertVersion(event, input.version);
  assertOn(event, now);
  const before = localOf(new Date(event.startTime), event.zone);
  const written = readContent(input, now, before);
  const moved = minutesBetween(before, written.start);
  for (const id of await datesOf(query, event, input.scope)) {
    const one = id === event.id ? event : await lockEvent(query, id);
    const start = id === event.id ? written.start : addMinutes(localOf(new Date(one.startTime), one.zone), moved);
    await change(query, emit, one, written, start, now);
  }
  const answer = await readEvent(query, input.id, principal.id);
  if (!answer) throw problem.notFound();
  return answer;
};
