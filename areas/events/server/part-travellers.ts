import type { Expression } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isThere, moment, statement } from '#platform/server/statement.ts';
import { tripHoursAfter } from '../pure/options.ts';
import { from } from './from.ts';
import { tell } from './seats.ts';
import { placeOf, tripTo } from './trips.ts';

/** Trips of members who have no place at the event any more. */
const lost = () =>
  from.deleteFrom('event_trips as t').where((e) => e.not(isThere(placeOf(e.ref('t.event_id'), e.ref('t.user_id')))));

/** What was asked or agreed, and of which one side has gone. */
const parted = () =>
  from
    .deleteFrom('event_trip_asks as a')
    .where((e) =>
      e.or([
        e.not(isThere(tripTo(e.ref('a.event_id'), e.ref('a.from_id')))),
        e.not(isThere(tripTo(e.ref('a.event_id'), e.ref('a.to_id')))),
      ]),
    )
    .returning(['a.event_id as eventId', 'a.from_id as fromId', 'a.to_id as toId', 'a.state'])
    .returning((e) => [
      isThere(tripTo(e.ref('a.event_id'), e.ref('a.from_id'))).as('fromStays'),
      isThere(tripTo(e.ref('a.event_id'), e.ref('a.to_id'))).as('toStays'),
    ]);

const lostAt = statement((v: { eventId: number }) => lost().where('t.event_id', '=', v.eventId));
const partedAt = statement((v: { eventId: number }) => parted().where('a.event_id', '=', v.eventId));
const lostAnywhere = statement((_: object) => lost());
const partedAnywhere = statement((_: object) => parted());

/** No one waits at a station for someone who isn’t coming. Of one event, or of all. */
export async function partTravellers(query: Query, emit: Emit, eventId?: number): Promise<void> {
  await (eventId === undefined ? query(lostAnywhere, {}) : query(lostAt, { eventId }));
  const gone = await (eventId === undefined ? query(partedAnywhere, {}) : query(partedAt, { eventId }));
  for (const { eventId: id, fromId, toId, state, fromStays, toStays } of gone) {
    if (state !== 'agreed') continue;
    const staying = [...(fromStays ? [fromId] : []), ...(toStays ? [toId] : [])];
    await tell(emit, id, 'eventTripEnded', staying);
  }
}

const tripsAt = statement((v: { eventId: number }) => from.deleteFrom('event_trips').where('event_id', '=', v.eventId));
const asksAt = statement((v: { eventId: number }) =>
  from.deleteFrom('event_trip_asks').where('event_id', '=', v.eventId),
);

/** To what is online now no one travels. Everyone who comes is told that it changed, so no one is told of a buddy. */
export async function endTripsTo(query: Query, eventId: number): Promise<void> {
  await query(asksAt, { eventId });
  await query(tripsAt, { eventId });
}

const isPast = (v: { before: string }, event: Expression<number>) =>
  from
    .selectFrom('events as e')
    .where('e.id', '=', event)
    .where((x) => x.or([x('e.cancelled_at', 'is not', null), x('e.ends_at', '<=', moment(v.before))]));

const pastTrips = statement((v: { before: string }) =>
  from.deleteFrom('event_trips as t').where((e) => isThere(isPast(v, e.ref('t.event_id')))),
);
const pastAsks = statement((v: { before: string }) =>
  from.deleteFrom('event_trip_asks as a').where((e) => isThere(isPast(v, e.ref('a.event_id')))),
);

/** Trips end by themselves, a day after the event or when it is cancelled; those of people who left end at once. */
export const endTrips: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const before = new Date(now.getTime() - tripHoursAfter * 3_600_000).toISOString();
  await query(pastAsks, { before });
  await query(pastTrips, { before });
  await partTravellers(query, emit);
};

const between = statement((v: { one: number; another: number }) =>
  from
    .deleteFrom('event_trip_asks as a')
    .where((e) =>
      e.or([
        e.and([e('a.from_id', '=', v.one), e('a.to_id', '=', v.another)]),
        e.and([e('a.from_id', '=', v.another), e('a.to_id', '=', v.one)]),
      ]),
    )
    .returning(['a.event_id as eventId', 'a.state']),
);

/** A block ends what two have agreed on; the other is told what they would be told of any change of plans. */
export async function partBlockedTravellers(query: Query, emit: Emit, blockerId: number, blockedId: number) {
  for (const { eventId, state } of await query(between, { one: blockerId, another: blockedId })) {
    if (state === 'agreed') await tell(emit, eventId, 'eventTripEnded', [blockedId]);
  }
}

const mine = statement((v: { userId: number }) =>
  from
    .selectFrom('event_trip_asks as a')
    .select(['a.event_id as eventId', 'a.from_id as fromId', 'a.to_id as toId'])
    .where('a.state', '=', 'agreed')
    .where((e) => e.or([e('a.from_id', '=', v.userId), e('a.to_id', '=', v.userId)])),
);

/** Before the rows of a member go: whom they would have travelled with is told. */
export async function leaveTravellers(query: Query, emit: Emit, userId: number) {
  for (const { eventId, fromId, toId } of await query(mine, { userId })) {
    await tell(emit, eventId, 'eventTripEnded', [fromId === userId ? toId : fromId]);
  }
}
