import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Given, type Moment, moment, statement } from '#platform/server/statement.ts';
import { logLimits } from '../pure/caption-log.ts';
import { accessWarningDays } from '../pure/options.ts';
import { from } from './from.ts';
import { linesBefore } from './room/clock.ts';
import { tell } from './seats.ts';

const hourMs = 3_600_000;
const ahead = (now: Date, hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();

interface Due {
  readonly eventId: number;
  readonly userId: number;
}

/** A day and two hours before. Who registers later than that has just read when it is. */
export const remind: Job['run'] = async ({ db, emit, now }) => {
  // Two hours first: who is told then is not told of the day as well.
  for (const { column, hours, sets } of [
    { column: 'reminded_hours_at', hours: 2, sets: ['reminded_hours_at', 'reminded_day_at'] },
    { column: 'reminded_day_at', hours: 24, sets: ['reminded_day_at'] },
  ]) {
    const due = await queryIn(db)<Due>(
      `event-remind-${hours}`,
      `update event_registrations r set ${sets.map((set) => `${set} = $1::timestamptz`).join(', ')} from events e
         where e.id = r.event_id and r.standing = 'going' and r.${column} is null and e.cancelled_at is null and e.removed_at is null
           and e.starts_at > $1::timestamptz and e.starts_at <= $2::timestamptz
           and r.since <= e.starts_at - make_interval(hours => ${hours})
         returning r.event_id as "eventId", r.user_id as "userId"`,
      [now.toISOString(), ahead(now, hours)],
    );
    for (const { eventId, userId } of due) await tell(emit, eventId, 'eventReminder', [userId]);
  }
};

/** Five days before, whoever asked for access without an answer is told, and so is the organiser. */
export const warnOfAccess: Job['run'] = async ({ db, emit, now }) => {
  const due = await queryIn(db)<Due & { organizerId: number }>(
    'event-access-late',
    `update event_access_requests a set warned_at = $1::timestamptz from events e
       where e.id = a.event_id and a.state = 'open' and a.warned_at is null and e.cancelled_at is null and e.removed_at is null
         and e.starts_at > $1::timestamptz and e.starts_at <= $2::timestamptz
       returning a.event_id as "eventId", a.user_id as "userId", e.organizer_id as "organizerId"`,
    [now.toISOString(), ahead(now, accessWarningDays * 24)],
  );
  for (const { eventId, userId } of due) await tell(emit, eventId, 'eventAccessLate', [userId]);
  const organizers = new Map(due.map(({ eventId, organizerId }) => [eventId, organizerId]));
  for (const [eventId, organizerId] of organizers) await tell(emit, eventId, 'eventAccessWaiting', [organizerId]);
};

/** Once it is over, those who were registered are asked whether the promises were kept. */
export const askForPromises: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const over = await query<{ id: number; promises: boolean }>(
    'event-promises-due',
    `update events set promises_asked_at = $1::timestamptz
       where promises_asked_at is null and cancelled_at is null and removed_at is null and ends_at <= $1::timestamptz
       returning id, cardinality(features) > 0 and ends_at > $2::timestamptz as promises`,
    [now.toISOString(), ahead(now, -14 * 24)],
  );
  const ids = over.filter(({ promises }) => promises).map(({ id }) => id);
  const people = await query<Due>(
    'event-promises-people',
    `select event_id as "eventId", user_id as "userId" from event_registrations
       where event_id = any($1::int[]) and standing = 'going'`,
    [ids],
  );
  for (const { eventId, userId } of people) await tell(emit, eventId, 'eventPromises', [userId]);
};

const dueLogs = statement((v: { now: string }) =>
  from.deleteFrom('event_caption_logs').where('goes_at', '<=', moment(v.now)),
);

const ended = (before: Given<string>) =>
  from.selectFrom('events as e').select('e.id').where('e.ends_at', '<=', sql<Moment>`${before}::timestamptz`);
const dueLines = statement((v: { before: string }) =>
  from.deleteFrom('event_lines').where('event_id', 'in', ended(v.before)),
);
const dueVisits = statement((v: { before: string }) =>
  from.deleteFrom('event_visits').where('event_id', 'in', ended(v.before)),
);

/** What was said at an event is not kept for ever, and who was in its room only for a day. */
export const forgetLogs: Job['run'] = async ({ db, now }) => {
  const query = queryIn(db);
  await query(dueLogs, { now: now.toISOString() });
  await query(dueLines, { before: ahead(now, -24 * logLimits.days) });
  await query(dueVisits, { before: ahead(now, -24) });
};

const spoken = statement((v: { before: string }) =>
  from.deleteFrom('event_lines').where('kept', '=', false).where('created_at', '<', moment(v.before)),
);

/** What is said in a room goes after two minutes, unless everyone there agreed to keep it. */
export const forgetSpoken: Job['run'] = async ({ db, now }) => {
  await queryIn(db)(spoken, { before: linesBefore(now) });
};
