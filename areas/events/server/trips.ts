import { type Expression, sql } from 'kysely';
import { isOpen, notBlocked } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, type RowOf, statement } from '#platform/server/statement.ts';
import type { Trip } from '../contract.ts';
import { limits, type TripStep, tripHoursAfter, tripSteps } from '../pure/options.ts';
import { from } from './from.ts';
import { openWords, sealedArea, sealedNote } from './seal.ts';
import type { LockedEvent } from './seats.ts';

/** The member has a place at the event, and an account: one that waits for deletion comes to nothing. */
export const placeOf = (event: Expression<number>, member: Expression<number>) =>
  from
    .selectFrom('event_registrations as r')
    .where('r.event_id', '=', event)
    .where('r.user_id', '=', member)
    .where('r.standing', '=', 'going')
    .where((e) => isOpen(e.ref('r.user_id')));

/** Their trip stands, and so does their place. */
export const tripTo = (event: Expression<number>, member: Expression<number>) =>
  from
    .selectFrom('event_trips as o')
    .where('o.event_id', '=', event)
    .where('o.user_id', '=', member)
    .where((e) => isThere(placeOf(e.ref('o.event_id'), e.ref('o.user_id'))));

const trips = () =>
  from
    .selectFrom('event_trips as t')
    .select(['t.user_id as userId', 't.area_sealed as area', 't.note_sealed as note'])
    .select((e) => sql<Trip['way']>`${e.ref('t.way')}`.as('way'))
    .where((e) => isThere(placeOf(e.ref('t.event_id'), e.ref('t.user_id'))));

interface One {
  readonly eventId: number;
  readonly userId: number;
}
const own = statement((v: One) => trips().where('t.event_id', '=', v.eventId).where('t.user_id', '=', v.userId));

type TripRow = RowOf<typeof own>;

export async function tripOf(query: Query, eventId: number, userId: number): Promise<TripRow | undefined> {
  const [row] = await query(own, { eventId, userId });
  return row;
}

const others = statement((v: One & { limit: number }) =>
  trips()
    .where('t.event_id', '=', v.eventId)
    .where('t.user_id', '!=', v.userId)
    .where((e) => notBlocked(v.userId, e.ref('t.user_id')))
    .orderBy('t.since')
    .orderBy('t.user_id')
    .limit(v.limit),
);

/** The trips of others that the member may see, in the order in which they were offered. */
export const otherTrips = (query: Query, eventId: number, userId: number): Promise<readonly TripRow[]> =>
  query(others, { eventId, userId, limit: limits.trips });

export const tripView = (config: Config, eventId: number, { userId, way, area, note }: TripRow): Trip => ({
  area: openWords(sealedArea, config, eventId, userId, area),
  way,
  note: openWords(sealedNote, config, eventId, userId, note),
});

const asked = statement((v: { eventId: number }) =>
  from
    .selectFrom('event_trip_asks as a')
    .select([
      'a.from_id as fromId',
      'a.to_id as toId',
      'a.state',
      'a.meeting_point_sealed as meetingPoint',
      'a.version',
    ])
    .select(['a.from_step as fromStep', 'a.to_step as toStep'])
    .select((e) => [isoTime(e.ref('a.from_step_at')).as('fromStepAt'), isoTime(e.ref('a.to_step_at')).as('toStepAt')])
    .where('a.event_id', '=', v.eventId)
    .orderBy('a.asked_at')
    .orderBy('a.from_id')
    .orderBy('a.to_id'),
);

type Ask = RowOf<typeof asked>;

/** Who asks whom at an event: few, since each member asks five at most. */
export const asksOf = (query: Query, eventId: number): Promise<readonly Ask[]> => query(asked, { eventId });

/** What two have agreed on, of which the member is one. */
export const agreedOf = (asks: readonly Ask[], userId: number): Ask | undefined =>
  asks.find(({ fromId, toId, state }) => state === 'agreed' && (fromId === userId || toId === userId));

export const otherOf = ({ fromId, toId }: Pick<Ask, 'fromId' | 'toId'>, userId: number): number =>
  fromId === userId ? toId : fromId;

const checkInOf = (step: string, at: string | null): { step: TripStep; at: string } | null => {
  const known = tripSteps.find((one) => one === step);
  return known && at !== null ? { step: known, at } : null;
};

/** What each of two has told the other last. */
export function checkInsOf(ask: Ask, userId: number) {
  const [first, second] = [checkInOf(ask.fromStep, ask.fromStepAt), checkInOf(ask.toStep, ask.toStepAt)];
  return ask.fromId === userId
    ? { myCheckIn: first, theirCheckIn: second }
    : { myCheckIn: second, theirCheckIn: first };
}

/** Until people are home again, they can say where they are and where they meet. */
export function assertTravelling({ cancelledAt, endTime }: LockedEvent, now: Date) {
  if (cancelledAt) throw problem.conflict('This event was cancelled.');
  if (Date.parse(endTime) + tripHoursAfter * 3_600_000 <= now.getTime()) throw problem.conflict('This event is over.');
}

/** Both look for someone, and neither has found anyone yet. The event is locked. */
export async function assertFree(query: Query, asks: readonly Ask[], eventId: number, userId: number, otherId: number) {
  if (!(await tripOf(query, eventId, userId))) throw problem.conflict('Say how you travel first.');
  if (agreedOf(asks, userId)) throw problem.conflict('You already have a travel buddy for this event.');
  const there = (await otherTrips(query, eventId, userId)).some((one) => one.userId === otherId);
  if (!there || agreedOf(asks, otherId)) throw problem.conflict('They no longer look for a travel buddy.');
}
