import { detachAll, detachPassport } from '#areas/passport/server/public.ts';
import { spaceStandingChanged } from '#areas/spaces/contract.ts';
import { isOpenInsideText } from '#areas/spaces/server/public.ts';
import { type Job, on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { partTravellers } from './part-travellers.ts';
import { passportTarget } from './register-for-event.ts';
import { attendeesOf, lockEvent, promote, tell } from './seats.ts';

interface Gone {
  readonly userId: number;
  readonly leftAt: string;
}

/** What somebody planned in a space does not go on without them. Who counted on it is told, and sees why. */
async function cancelPlanned(query: Query, spaceId: number, kind: string, organizerId: number, now: Date) {
  const rows = await query<{ id: number }>(
    'left-space-cancel',
    `update events set cancelled_at = $3::timestamptz, cancel_reason = $4, version = version + 1
       where space_id = $1::int and organizer_id = $2::int and ends_at > $3::timestamptz and cancelled_at is null
       returning id`,
    [spaceId, organizerId, now.toISOString(), `Its organiser has left the ${kind}.`],
  );
  return rows.map(({ id }) => id);
}

/** What was before the leaving: whoever is in it again, and registers anew, keeps that. */
async function dropPart(query: Query, spaceId: number, { userId, leftAt }: Gone, now: Date): Promise<number[]> {
  const given = [spaceId, userId, leftAt];
  const upcoming = `select e.id from events e where e.space_id = $1::int and e.ends_at > $4::timestamptz`;
  const seats = await query<{ eventId: number }>(
    'left-space-seats',
    `delete from event_registrations where user_id = $2::int and since <= $3::timestamptz and event_id in (${upcoming})
       returning event_id as "eventId"`,
    [...given, now.toISOString()],
  );
  const asked = await query<{ eventId: number }>(
    'left-space-access',
    `delete from event_access_requests where user_id = $2::int and asked_at <= $3::timestamptz
       and event_id in (${upcoming}) returning event_id as "eventId"`,
    [...given, now.toISOString()],
  );
  await query(
    'left-space-saves',
    `delete from event_saves where user_id = $2::int and created_at <= $3::timestamptz
       and event_id in (select e.id from events e where e.space_id = $1::int)`,
    given,
  );
  for (const { eventId } of [...seats, ...asked]) await detachPassport(query, userId, passportTarget(eventId));
  return seats.map(({ eventId }) => eventId);
}

/** Whoever is no longer in a space comes to none of its meetings, and organises none; seats go to those who wait. */
export const leftSpace = on(spaceStandingChanged, 'events.leftSpace', async ({ event, db, emit, now }) => {
  const { spaceId, kind, to } = event;
  const query = queryIn(db);
  const gone = await query<Gone>(
    'left-space-who',
    `select user_id as "userId", left_at::text as "leftAt" from space_members
       where space_id = $1::int and user_id = any($2::int[]) and state in ('left', 'removed', 'banned')
         and left_at is not null order by user_id`,
    [spaceId, to],
  );
  for (const one of gone) {
    for (const id of await cancelPlanned(query, spaceId, kind, one.userId, now)) {
      await detachAll(query, [passportTarget(id)]);
      await tell(emit, id, 'eventCancelled', await attendeesOf(query, id, ['going', 'waiting', 'requested']));
    }
    const free = await dropPart(query, spaceId, one, now);
    for (const id of free.sort((a, b) => a - b)) {
      await lockEvent(query, id);
      await promote(query, emit, id, now);
      await partTravellers(query, emit, id);
    }
  }
});

/** A community that is no longer public: those who came from outside cannot see its meetings any more, and keep no seat. */
export const closeDoors: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const out = await query<{ eventId: number; userId: number }>(
    'event-doors',
    `delete from event_registrations r using events e
       where e.id = r.event_id and e.space_id is not null and e.ends_at > $1::timestamptz
         and not ${isOpenInsideText('e.space_id', 'r.user_id')}
       returning r.event_id as "eventId", r.user_id as "userId"`,
    [now.toISOString()],
  );
  await query(
    'event-doors-access',
    `delete from event_access_requests a using events e
       where e.id = a.event_id and e.space_id is not null and e.ends_at > $1::timestamptz
         and not ${isOpenInsideText('e.space_id', 'a.user_id')}`,
    [now.toISOString()],
  );
  for (const { eventId, userId } of out) await detachPassport(query, userId, passportTarget(eventId));
  for (const id of [...new Set(out.map(({ eventId }) => eventId))].sort((a, b) => a - b)) {
    await lockEvent(query, id);
    await promote(query, emit, id, now);
    await partTravellers(query, emit, id);
  }
};
