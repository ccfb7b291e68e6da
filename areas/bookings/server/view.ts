import { conversationsAbout } from '#areas/messages/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { anyOf, count, moment, statement } from '#platform/server/statement.ts';
import type { Booking } from '../contract.ts';
import { callTimes } from '../pure/call.ts';
import {
  type Action,
  actionsOf,
  type BookingState,
  differsUntil,
  onlyOutcome,
  otherSide,
  type Side,
  settledBy,
} from '../pure/machine.ts';
import { priceOf, sumOf } from '../pure/price.ts';
import { from } from './from.ts';
import { kindOf } from './kinds.ts';
import { passportsOf } from './passport.ts';
import { type RatingRow, ratingsOfBookings, ratingView } from './ratings.ts';
import { type BookingRow, stateOf } from './rows.ts';
import { openWords, sealedProposal, sealedWords } from './seal.ts';
import { laneOrNull } from './taken.ts';

/** Of someone who may see it: whoever answers for the business is on the side of the host. */
export const sideOf = ({ guestId }: Pick<BookingRow, 'guestId'>, userId: number): Side =>
  guestId === userId ? 'guest' : 'host';

/** Not one of the two people: they answer for the business that gives it. */
export const isHelper = ({ hostId, guestId }: Pick<BookingRow, 'hostId' | 'guestId'>, userId: number): boolean =>
  hostId !== userId && guestId !== userId;

export const personOn = (row: Pick<BookingRow, 'hostId' | 'guestId'>, side: Side): number | null =>
  side === 'host' ? row.hostId : row.guestId;

/** When each side first rated. */
export const ratedAtOf = (ratings: readonly RatingRow[]) => {
  const of = (side: Side) => ratings.find(({ bySide }) => bySide === side)?.createdAt ?? null;
  return { host: of('host'), guest: of('guest') };
};

function proposalOf(row: BookingRow, config: Config): Booking['proposal'] {
  const { proposedBy: by, proposedStartsAt: startsAt, proposedEndsAt: endsAt } = row;
  if (!by || !startsAt || !endsAt) return null;
  const { terms, note } = openWords(sealedProposal, config, row.id, row.proposalSealed);
  const lane = laneOrNull({ key: row.proposedLane, name: row.proposedLaneName });
  const changesTime = startsAt !== row.startsAt || endsAt !== row.endsAt;
  return { by, startsAt, endsAt, lane, terms, note, changesTime };
}

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
  /** A supporter asks for them. */
  readonly acting?: Principal['for'];
  readonly now: Date;
}

/** The call that each thing to do is made with. */
const callFor: Readonly<Record<Action, string>> = {
  accept: 'acceptBooking',
  decline: 'declineBooking',
  propose: 'proposeBooking',
  withdraw: 'withdrawProposal',
  cancel: 'cancelBooking',
  late: 'sayLate',
  setLink: 'setMeetingLink',
  start: 'startBooking',
  sayHappened: 'sayOutcome',
  sayMissed: 'sayOutcome',
  rate: 'rateBooking',
};

/** What the two of these bookings talk about, by the booking: a thing and its conversation have the same number. */
async function talksOf(query: Query, kind: string, rows: readonly BookingRow[]) {
  const own = { kind, refs: new Map(rows.map(({ id, ref }) => [id, ref])) };
  return (await kindOf(kind)?.talks?.(query, rows)) ?? own;
}

/** Where the member talks about these bookings. */
async function conversationsOf(query: Query, userId: number, rows: readonly BookingRow[]) {
  const known = new Map<number, number>();
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const talks = await talksOf(query, kind, some);
    const found = await conversationsAbout(query, userId, talks.kind, [...new Set(talks.refs.values())]);
    for (const { id } of some) {
      const one = found.get(talks.refs.get(id) ?? 0);
      if (one?.goesOn) known.set(id, one.id);
    }
  }
  return ({ id }: BookingRow): number | null => known.get(id) ?? null;
}

const openOf = statement((v: { seriesIds: readonly number[]; now: string }) =>
  from
    .selectFrom('bookings as b')
    .select(['b.series_id as seriesId', count.as('count')])
    .where('b.series_id', '=', anyOf(v.seriesIds))
    .where('b.status', 'in', ['requested', 'accepted'])
    .where('b.ends_at', '>', moment(v.now))
    .groupBy('b.series_id'),
);

/** Which of those that were asked for together it is. */
async function seriesOf(
  { query, now }: Ask,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => Booking['series']> {
  const seriesIds = [...new Set(rows.flatMap(({ seriesId }) => seriesId ?? []))];
  const open = seriesIds.length === 0 ? [] : await query(openOf, { seriesIds, now: now.toISOString() });
  const counts = new Map(open.map((one) => [one.seriesId, one.count]));
  return ({ seriesId: id, seriesNth: nth, seriesOf: of }) =>
    id === null ? null : { id, nth, of, open: counts.get(id) ?? 0 };
}

/** How long each side says it was, and what they agree on; null where hours aren’t counted. */
function hoursOf(row: BookingRow, { countsHours, status }: BookingState): Booking['hours'] {
  if (!countsHours) return null;
  const said = (minutes: number | null) =>
    minutes === null ? null : { minutes, sum: row.price && sumOf(row.price, minutes) };
  const agreed = status === 'completed' ? (row.settledMinutes ?? row.hostMinutes ?? row.guestMinutes) : null;
  return {
    host: said(row.hostMinutes),
    guest: said(row.guestMinutes),
    agreed: said(agreed),
    settled: row.settledMinutes !== null,
  };
}

function settlesAt({ status, outcomeAt }: BookingRow, { outcomes }: BookingState): string | null {
  if (!outcomeAt) return null;
  if (status === 'hoursDiffer') return differsUntil(outcomeAt);
  return status === 'accepted' && onlyOutcome(outcomes) ? settledBy(outcomeAt) : null;
}

/** Bookings as one of their two people sees them. */
export async function bookingViews(ask: Ask, rows: readonly BookingRow[]): Promise<Booking[]> {
  const { query, config, userId, acting, now } = ask;
  const ids = rows.flatMap(({ hostId, guestId }) => [hostId, guestId]).filter((id) => id !== null);
  const people = await peopleOf(query, [...new Set(ids)]);
  const ratings = Map.groupBy(
    await ratingsOfBookings(
      query,
      rows.map(({ id }) => id),
      userId,
    ),
    ({ bookingId }) => bookingId,
  );
  // Messages, calls and ratings are not what a supporter is for.
  const conversations = acting ? () => null : await conversationsOf(query, userId, rows);
  const [series, passport] = [await seriesOf(ask, rows), await passportsOf(query, userId, rows)];
  return rows.map((row): Booking => {
    const side = sideOf(row, userId);
    const own = ratings.get(row.id) ?? [];
    const state = stateOf(row, ratedAtOf(own));
    const rating = (of: Side) => {
      const found = own.find(({ bySide, hidden }) => bySide === of && !hidden);
      return found ? ratingView(found) : null;
    };
    const { terms, note } = openWords(sealedWords, config, row.id, row.wordsSealed);
    const { id, kind, ref, title, link, status, startsAt, endsAt, hostZone, guestZone, offeredBy, version } = row;
    return {
      id,
      kind,
      ref,
      title: title || 'Booking',
      link,
      hostName: row.hostName,
      host: (row.hostId !== null && people.get(row.hostId)) || null,
      guest: (row.guestId !== null && people.get(row.guestId)) || null,
      conversationId: conversations(row),
      side,
      isHelper: isHelper(row, userId),
      lane: laneOrNull({ key: row.lane, name: row.laneName }),
      price: row.price && priceOf(row.price, (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
      cancellation: row.cancellation,
      series: series(row),
      // What is in a passport is its owner’s alone to show.
      passport: acting ? { itemIds: [], shareId: null } : passport(row),
      startedAt: row.startedAt,
      hours: hoursOf(row, state),
      status,
      startsAt,
      endsAt,
      hostZone,
      guestZone,
      terms,
      note,
      offeredBy,
      proposal: proposalOf(row, config),
      meetingLink: status === 'accepted' ? row.meetingLink : '',
      call: acting || isHelper(row, userId) ? null : callTimes(row, terms.format),
      outcomes: state.outcomes,
      settlesAt: settlesAt(row, state),
      actions: actionsOf(state, side, now).filter((action) => acting?.may(callFor[action]) ?? true),
      myRating: acting ? null : rating(side),
      theirRating: acting ? null : rating(otherSide(side)),
      version,
      createdAt: row.createdAt,
    };
  });
}

export async function bookingView(ask: Ask, row: BookingRow): Promise<Booking> {
  const [view] = await bookingViews(ask, [row]);
  if (!view) throw new Error('A booking was not shaped.');
  return view;
}
