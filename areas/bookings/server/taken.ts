import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { makeMutex } from '#platform/server/mutex.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { Availability } from '../contract.ts';
import { type SlotAsk, type Span, type Taken, type WhyNot, whyNotFree } from '../pure/slots.ts';
import { from } from './from.ts';
import { availabilityRows, toTimes } from './times.ts';

/** Those who want times of one host wait here, and not each with a connection to the database. */
export const hostMutex = makeMutex<number>();

const lockedMembers = statement((v: { ids: readonly number[] }) =>
  availabilityRows().where('m.user_id', '=', anyOf(v.ids)).orderBy('m.user_id').forUpdate(),
);

/**
 * Every write that takes a time of this host runs behind this lock. A guest may be a host too, whose times are then taken
 * elsewhere: two who ask each other at the same moment wait for one another. Locks are taken in the order of members.
 */
export async function lockHost(query: Query, hostId: number, guestId: number | null = null): Promise<Availability> {
  const rows = await query(lockedMembers, { ids: guestId === null ? [hostId] : [hostId, guestId] });
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
    .select([milliseconds('starts_at').as('from'), milliseconds('ends_at').as('to')])
    .where('t.starts_at', '<', moment(v.end))
    .where('t.ends_at', '>', moment(v.start));

/** Of these hosts, but not what is kept for the member who asks. */
const asHosts = (v: TakenAsk) =>
  timesIn(v)
    .select('t.host_id as hostId')
    .where('t.host_id', '=', anyOf(v.hostIds))
    .where((e) =>
      e.or([
        e('t.part', '!=', 'hold'),
        e.and([e('t.expires_at', '>', moment(v.now)), e('t.guest_id', '!=', v.viewer)]),
      ]),
    );

/** Of these hosts as guests of others, but not what a host keeps elsewhere while filling in a form. */
const asGuests = (v: TakenAsk) =>
  timesIn(v).select('t.guest_id as hostId').where('t.guest_id', '=', anyOf(v.hostIds)).where('t.part', '!=', 'hold');

const takenRows = statement((v: TakenAsk) =>
  asHosts(v)
    .select(['t.kind', 't.ref', 't.booking_id as bookingId', sql<boolean>`true`.as('asHost')])
    .unionAll(asGuests(v).select(['t.kind', 't.ref', 't.booking_id as bookingId', sql<boolean>`false`.as('asHost')])),
);
/** For lists of many hosts, where ten thousand rows are read: no more than is needed there. */
const takenSpans = statement((v: TakenAsk) => asHosts(v).unionAll(asGuests(v)));
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

/** The same without what it is taken for. */
export async function takenSpansOf(query: Query, ask: TakenBy): Promise<ReadonlyMap<number, readonly Span[]>> {
  return Map.groupBy(await query(takenSpans, asked(ask)), ({ hostId }) => hostId);
}

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

interface Wanted {
  readonly hostId: number;
  readonly viewer: number;
  readonly kind: string;
  readonly ref: number;
  readonly capacity: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly now: Date;
  /** Its own times are not in its way. */
  readonly bookingId?: number;
  /** Hosts know best when they can: only what is taken is in their way. */
  readonly byHost?: boolean;
}

/** Refuses a time that can’t be had. The host is locked. */
export async function assertFree(query: Query, times: Availability, wanted: Wanted): Promise<void> {
  const { hostId, viewer, startsAt, endsAt, now, bookingId, capacity, byHost = false } = wanted;
  const span = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  if (span.from <= now.getTime()) throw problem.conflict('That time has passed. Choose a later one.');
  const rows = (await takenOf(query, { hostIds: [hostId], viewer, span, now })).get(hostId) ?? [];
  const others = rows.filter((row) => row.bookingId === null || row.bookingId !== bookingId);
  const ask: SlotAsk = {
    times,
    taken: asTaken(others, wanted),
    minutes: (span.to - span.from) / 60_000,
    capacity,
    now: now.getTime(),
  };
  const why = whyNotFree(ask, span);
  if (why && (why === 'taken' || !byHost)) throw problem.conflict(whyWords[why]);
}

interface Time {
  readonly hostId: number;
  readonly guestId: number;
  readonly kind: string;
  readonly ref: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

const timeOf = (v: Time) => ({
  host_id: v.hostId,
  guest_id: v.guestId,
  kind: v.kind,
  ref: v.ref,
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
}

/** Makes what is taken for a booking what the booking says. */
export async function takeTimes(query: Query, booking: Booked): Promise<void> {
  const { id: bookingId, hostId, guestId, status, proposedStartsAt, proposedEndsAt } = booking;
  await query(clear, { bookingId });
  const isOn = status === 'requested' || status === 'accepted';
  if (!isOn || hostId === null || guestId === null) return;
  const time = { ...booking, hostId, guestId, bookingId };
  await query(addTime, { ...time, part: 'booked' });
  if (proposedStartsAt && proposedEndsAt && proposedStartsAt !== booking.startsAt) {
    await query(addTime, { ...time, part: 'proposed', startsAt: proposedStartsAt, endsAt: proposedEndsAt });
  }
}

export const busyOf = statement((v: { userId: number; start: string; end: string }) =>
  from
    .selectFrom('booking_times as t')
    .select([milliseconds('starts_at').as('from'), milliseconds('ends_at').as('to')])
    .where((e) => e.or([e('t.host_id', '=', v.userId), e('t.guest_id', '=', v.userId)]))
    .where('t.part', '!=', 'hold')
    .where('t.starts_at', '<', moment(v.end))
    .where('t.ends_at', '>', moment(v.start)),
);
