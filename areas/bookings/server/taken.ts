import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { makeMutex } from '#platform/server/mutex.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type SlotAsk, type Span, type Taken, type Times, type WhyNot, whyNotFree } from '../pure/slots.ts';
import { from } from './from.ts';
import type { Lane, Taking } from './kinds.ts';
import { availabilityRows, toTimes } from './times.ts';

const mutex = makeMutex<number | string>();
/** Those who want times of one host, or of the same lanes, wait here, and not each with a connection to the database. */
export const timesMutex = <T>({ hostId, lanes }: Taking, work: () => Promise<T>): Promise<T> =>
  mutex(lanes?.of ?? hostId, work);

/** Whoever asks for a time of these lanes, or changes what they give, waits for one another. */
export const lockBookingsOf = (query: Query, of: string): Promise<void> => takeTurn(query, 'bookings of', of);

const lockedMembers = statement((v: { ids: readonly number[] }) =>
  availabilityRows().where('m.user_id', '=', anyOf(v.ids)).orderBy('m.user_id').forUpdate(),
);

/**
 * Every write that takes a time of this host, or of these lanes, runs behind this lock. A guest may be a host too, whose
 * times are then taken elsewhere: two who ask each other at the same moment wait for one another. Lanes are locked first,
 * and members in their order.
 */
export async function lockTimes(
  query: Query,
  { hostId, lanes }: Taking,
  guestId: number | null = null,
): Promise<Times> {
  const guest = guestId === null ? [] : [guestId];
  if (lanes) {
    await lockBookingsOf(query, lanes.of);
    await query(lockedMembers, { ids: guest });
    return lanes.times;
  }
  const rows = await query(lockedMembers, { ids: [hostId, ...guest] });
  const row = rows.find(({ userId }) => userId === hostId);
  if (!row?.savedAt) throw problem.conflict('There are no free times. Try again later.');
  return toTimes(row);
}

const milliseconds = (column: 'starts_at' | 'ends_at') =>
  sql<number>`date_part('epoch', ${sql.ref(`t.${column}`)}) * 1000`;

interface TakenAsk {
  readonly hostIds: readonly number[];
  readonly viewer: number;
  readonly start: string;
  readonly end: string;
  readonly now: string;
}

const timesIn = (v: TakenAsk) =>
  from
    .selectFrom('booking_times as t')
    .where('t.starts_at', '<', moment(v.end))
    .where('t.ends_at', '>', moment(v.start));
const fromTo = [milliseconds('starts_at').as('from'), milliseconds('ends_at').as('to')] as const;

/** What is kept is in the way of all but the member it is kept for. */
const isInTheWay = (v: Pick<TakenAsk, 'viewer' | 'now'>) =>
  sql<boolean>`(t.part <> 'hold' or (t.expires_at > ${moment(v.now)} and t.guest_id <> ${v.viewer}))`;

/** Of these hosts themselves, but not what is kept for the member who asks. */
const asHosts = (v: TakenAsk) =>
  timesIn(v)
    .select('t.host_id as hostId')
    .where('t.host_id', '=', anyOf(v.hostIds))
    .where('t.lane', '=', sql.lit(''))
    .where(isInTheWay(v));

/** Of these hosts as guests of others, but not what a host keeps elsewhere while filling in a form. */
const asGuests = (v: TakenAsk) =>
  timesIn(v).select('t.guest_id as hostId').where('t.guest_id', '=', anyOf(v.hostIds)).where('t.part', '!=', 'hold');

const takenRows = statement((v: TakenAsk) =>
  asHosts(v)
    .select([...fromTo, 't.kind', 't.ref', 't.booking_id as bookingId', sql<boolean>`true`.as('asHost')])
    .unionAll(
      asGuests(v).select([...fromTo, 't.kind', 't.ref', 't.booking_id as bookingId', sql<boolean>`false`.as('asHost')]),
    ),
);
/** One end of each time, in milliseconds from the start of the range: numbers that are quickly read. */
const packed = (v: TakenAsk, column: 'starts_at' | 'ends_at') =>
  sql<string>`array_agg((date_part('epoch', ${sql.ref(`t.${column}`)} - ${moment(v.start)}) * 1000)::int8)::text`;
const packedTimes = (v: TakenAsk) => [packed(v, 'starts_at').as('starts'), packed(v, 'ends_at').as('ends')] as const;
/** For lists of many hosts, with ten thousand times: a row for each host, since reading rows costs more than the times. */
const takenSpans = statement((v: TakenAsk) =>
  asHosts(v)
    .select(packedTimes(v))
    .groupBy('t.host_id')
    .unionAll(asGuests(v).select(packedTimes(v)).groupBy('t.guest_id')),
);
export type TakenRow = RowOf<typeof takenRows>;

const dayMs = 86_400_000;

interface TakenBy {
  readonly hostIds: readonly number[];
  readonly viewer: number;
  readonly span: Span;
  readonly now: Date;
}

const asked = ({ hostIds, viewer, span, now }: TakenBy): TakenAsk => ({
  hostIds,
  viewer,
  // What is kept free around a booking reaches over the edge of the range.
  start: new Date(span.from - dayMs).toISOString(),
  end: new Date(span.to + dayMs).toISOString(),
  now: now.toISOString(),
});

/** What is taken of these hosts, as hosts and as guests of others. */
export async function takenOf(query: Query, ask: TakenBy): Promise<ReadonlyMap<number, readonly TakenRow[]>> {
  return Map.groupBy(await query(takenRows, asked(ask)), ({ hostId }) => hostId);
}

const unpacked = (list: string, start: number): number[] =>
  list
    .slice(1, -1)
    .split(',')
    .map((milliseconds) => start + Number(milliseconds));

/** The same without what it is taken for. */
export async function takenSpansOf(query: Query, ask: TakenBy): Promise<ReadonlyMap<number, readonly Span[]>> {
  const spans = new Map<number, Span[]>();
  const values = asked(ask);
  const start = Date.parse(values.start);
  for (const { hostId, starts, ends } of await query(takenSpans, values)) {
    const to = unpacked(ends, start);
    const found = unpacked(starts, start).map((from, at) => ({ from, to: to[at] ?? from }));
    spans.set(hostId, [...(spans.get(hostId) ?? []), ...found]);
  }
  return spans;
}

interface LanesAsk extends Omit<TakenAsk, 'hostIds'> {
  readonly lanes: readonly string[];
}
const takenLanes = statement((v: LanesAsk) =>
  from
    .selectFrom('booking_times as t')
    .select(['t.lane', 't.booking_id as bookingId'])
    .select([milliseconds('starts_at').as('from'), milliseconds('ends_at').as('to')])
    .where('t.lane', '=', sql<string>`any(${v.lanes}::text[])`)
    .where('t.lane', '!=', sql.lit(''))
    .where('t.starts_at', '<', moment(v.end))
    .where('t.ends_at', '>', moment(v.start))
    .where(isInTheWay(v)),
);

export const asTaken = (rows: readonly TakenRow[], thing: { readonly kind: string; readonly ref: number }): Taken[] =>
  rows.map(({ from, to, kind, ref, asHost }) => ({
    from,
    to,
    isSame: asHost && kind === thing.kind && ref === thing.ref,
  }));

const whyWords: Readonly<Record<WhyNot, string>> = {
  taken: 'That time was taken a moment ago. Choose another one.',
  closed: 'That isn’t one of the free times. Choose another one.',
  soon: 'That’s too soon. Choose a later time.',
  far: 'That’s too far ahead. Choose an earlier time.',
};

interface Whose extends Taking {
  readonly kind: string;
  readonly ref: number;
  readonly capacity: number;
}

interface RoomAsk {
  readonly viewer: number;
  readonly span: Span;
  readonly now: Date;
  /** Its own times are not in its way. */
  readonly bookingId?: number | undefined;
}

/** Work comes at many lengths: someone who needs 9 am finds it, also where two hours would go by from 8 am. */
const laneStep = 30;
/** The host’s own time. */
export const ownLane: Lane = { key: '', name: '' };
export const laneOrNull = ({ key, name }: Lane): Lane | null => (key === '' ? null : { key, name });

/** Everyone who can give the thing, each with what is in the way within a span. */
export interface Room {
  /** Minutes from one listed start to the next, where they are not one after the other. */
  readonly step?: number;
  readonly lanes: readonly { readonly lane: Lane; readonly taken: readonly Taken[] }[];
  readonly times: Times;
  readonly capacity: number;
  readonly now: Date;
}

/** What is in the way of times of this thing: one statement, however many can give it. */
export async function roomOf(query: Query, times: Times, thing: Whose, ask: RoomAsk): Promise<Room> {
  const { viewer, span, now, bookingId } = ask;
  const others = <Row extends { bookingId: number | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.bookingId === null || row.bookingId !== bookingId);
  const { hostId, lanes, capacity } = thing;
  if (!lanes) {
    const rows = (await takenOf(query, { hostIds: [hostId], viewer, span, now })).get(hostId) ?? [];
    return { lanes: [{ lane: ownLane, taken: asTaken(others(rows), thing) }], times, capacity, now };
  }
  const keys = lanes.each.map(({ key }) => key);
  const { hostIds: _, ...about } = asked({ hostIds: [], viewer, span, now });
  const rows = Map.groupBy(others(await query(takenLanes, { ...about, lanes: keys })), ({ lane }) => lane);
  const taken = (key: string) => (rows.get(key) ?? []).map(({ from, to }) => ({ from, to, isSame: false }));
  const each = lanes.each.map((lane) => ({ lane, taken: taken(lane.key) }));
  return { lanes: each, times, capacity: 1, now, step: laneStep };
}

/** What of a room is asked about times of one length. */
export const asksOf = ({ lanes, times, capacity, now, step }: Room, minutes: number): SlotAsk[] =>
  lanes.map(({ taken }) => ({
    times,
    taken,
    minutes,
    capacity,
    now: now.getTime(),
    ...(step !== undefined && { step }),
  }));

interface Wish {
  /** This one, and no other. */
  readonly lane?: string | undefined;
  /** This one, if it is free. */
  readonly rather?: string | undefined;
  /** Hosts know best when they can: only what is taken is in their way. */
  readonly byHost?: boolean;
}

/** Who can give it then; or why no one can. */
export function whoIsFree(room: Room, span: Span, wish: Wish = {}): { readonly lane: Lane } | { readonly why: string } {
  if (span.from <= room.now.getTime()) return { why: 'That time has passed. Choose a later one.' };
  const asks = asksOf(room, (span.to - span.from) / 60_000);
  const judged = room.lanes.flatMap(({ lane }, at) => {
    const ask = asks[at];
    if (!ask || (wish.lane !== undefined && wish.lane !== lane.key)) return [];
    const why = whyNotFree(ask, span);
    return { lane, why: wish.byHost && why !== 'taken' ? undefined : why };
  });
  const free = judged.filter(({ why }) => why === undefined).map(({ lane }) => lane);
  const [first] = free;
  if (first) return { lane: free.find(({ key }) => key === wish.rather) ?? first };
  const [reason] = judged.flatMap(({ why }) => (why && why !== 'taken' ? [why] : []));
  return { why: whyWords[reason ?? 'taken'] };
}

/** Refuses a time that can’t be had. What it takes is locked. */
export function assertFree(room: Room, span: Span, wish: Wish = {}): Lane {
  const found = whoIsFree(room, span, wish);
  if ('why' in found) throw problem.conflict(found.why);
  return found.lane;
}

/** Someone who does not give this thing is refused at the field. */
export function assertLane({ lanes }: Taking, lane: string | undefined): void {
  if (lane === undefined || lanes?.each.some(({ key }) => key === lane)) return;
  throw problem.invalid([{ field: 'lane', rule: 'unknown', message: 'Choose one of the people who give it.' }]);
}

export const spanOf = (startsAt: string, minutes: number): Span => {
  const from = Date.parse(startsAt);
  return { from, to: from + minutes * 60_000 };
};
export const endOf = (startsAt: string, minutes: number): string =>
  new Date(spanOf(startsAt, minutes).to).toISOString();

interface Time {
  readonly hostId: number;
  readonly guestId: number;
  readonly kind: string;
  readonly ref: number;
  readonly lane: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const timeOf = (v: Time) => ({
  host_id: v.hostId,
  guest_id: v.guestId,
  kind: v.kind,
  ref: v.ref,
  lane: v.lane,
  starts_at: moment(v.startsAt),
  ends_at: moment(v.endsAt),
});

const addHold = statement((v: Time & { expiresAt: string }) =>
  from.insertInto('booking_times').values({ ...timeOf(v), part: sql.lit('hold'), expires_at: moment(v.expiresAt) }),
);
export const dropHold = statement((v: { hostId: number; guestId: number }) =>
  from
    .deleteFrom('booking_times')
    .where('host_id', '=', v.hostId)
    .where('guest_id', '=', v.guestId)
    .where('part', '=', 'hold'),
);
export async function putHold(query: Query, time: Time & { readonly expiresAt: string }): Promise<void> {
  await query(dropHold, time);
  await query(addHold, time);
}

const clear = statement((v: { bookingId: number }) =>
  from.deleteFrom('booking_times').where('booking_id', '=', v.bookingId),
);
const addTime = statement((v: Time & { bookingId: number; part: 'booked' | 'proposed' }) =>
  from.insertInto('booking_times').values({ ...timeOf(v), booking_id: v.bookingId, part: v.part }),
);

interface Booked extends Omit<Time, 'hostId' | 'guestId'> {
  readonly id: number;
  readonly hostId: number | null;
  readonly guestId: number | null;
  readonly status: string;
  readonly proposedStartsAt: string | null;
  readonly proposedEndsAt: string | null;
  readonly proposedLane: string;
}

/** Makes what is taken for a booking what the booking says. */
export async function takeTimes(query: Query, booking: Booked): Promise<void> {
  const { id: bookingId, hostId, guestId, status } = booking;
  const { proposedStartsAt: startsAt, proposedEndsAt: endsAt, proposedLane: lane } = booking;
  await query(clear, { bookingId });
  const isOn = status === 'requested' || status === 'accepted';
  if (!isOn || hostId === null || guestId === null) return;
  const time = { ...booking, hostId, guestId, bookingId };
  await query(addTime, { ...time, part: 'booked' });
  if (!startsAt || !endsAt) return;
  const isAnother = startsAt !== booking.startsAt || endsAt !== booking.endsAt || lane !== booking.lane;
  if (isAnother) await query(addTime, { ...time, part: 'proposed', startsAt, endsAt, lane });
}

/** What a member is taken up with, as a host and as a guest; not what others give in their name. */
export const busyOf = statement((v: { userId: number; start: string; end: string }) =>
  from
    .selectFrom('booking_times as t')
    .select([milliseconds('starts_at').as('from'), milliseconds('ends_at').as('to')])
    .where((e) =>
      e.or([e.and([e('t.host_id', '=', v.userId), e('t.lane', '=', sql.lit(''))]), e('t.guest_id', '=', v.userId)]),
    )
    .where('t.part', '!=', 'hold')
    .where('t.starts_at', '<', moment(v.end))
    .where('t.ends_at', '>', moment(v.start)),
);
