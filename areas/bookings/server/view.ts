import { conversationsAbout } from '#areas/messages/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Booking } from '../contract.ts';
import { callTimes } from '../pure/call.ts';
import { type Action, actionsOf, onlyOutcome, otherSide, type Side, settledBy } from '../pure/machine.ts';
import { type RatingRow, ratingsOfBookings, ratingView } from './ratings.ts';
import { type BookingRow, stateOf } from './rows.ts';
import { openWords, sealedProposal, sealedWords } from './seal.ts';

export const sideOf = ({ hostId }: Pick<BookingRow, 'hostId'>, userId: number): Side =>
  hostId === userId ? 'host' : 'guest';

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
  return { by, startsAt, endsAt, terms, note, changesTime: startsAt !== row.startsAt || endsAt !== row.endsAt };
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
  sayHappened: 'sayOutcome',
  sayMissed: 'sayOutcome',
  rate: 'rateBooking',
};

/** Where the member talks about these things, by kind and number: a thing and its conversation have the same. */
async function conversationsOf(query: Query, userId: number, rows: readonly BookingRow[]) {
  const known = new Map<string, Awaited<ReturnType<typeof conversationsAbout>>>();
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const refs = some.map(({ ref }) => ref);
    known.set(kind, await conversationsAbout(query, userId, kind, refs));
  }
  return ({ kind, ref }: BookingRow): number | null => {
    const found = known.get(kind)?.get(ref);
    return found?.goesOn ? found.id : null;
  };
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
      host: (row.hostId !== null && people.get(row.hostId)) || null,
      guest: (row.guestId !== null && people.get(row.guestId)) || null,
      conversationId: conversations(row),
      side,
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
      call: acting ? null : callTimes(row, terms.format),
      outcomes: state.outcomes,
      settlesAt:
        status === 'accepted' && row.outcomeAt && onlyOutcome(state.outcomes) ? settledBy(row.outcomeAt) : null,
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
