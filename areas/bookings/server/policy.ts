import { notBlocked } from '#areas/people/server/public.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { otherInCall } from './get-booking-call.ts';
import { type BookableThing, kindOf } from './kinds.ts';
import { bookingFor } from './of-pair.ts';
import type { BookingRow } from './rows.ts';
import { teamsWith } from './teams.ts';

/** Something that can be booked, as the member who asks may see it. */
export interface FoundThing extends BookableThing {
  readonly kind: string;
  readonly ref: number;
}

type AskThing = PolicyCheck<{ readonly kind: string; readonly ref: number }>;

const meets = statement((v: { supporter: number; hostId: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.hostId)
    .where((e) => notBlocked(v.supporter, e.ref('u.id'))),
);

/** Behind a block from the supporter who asks, a host is missing too. */
async function findThing({ input, principal, db, services, now }: AskThing): Promise<FoundThing | undefined> {
  const { kind, ref } = input;
  const query = queryIn(db);
  const found = await kindOf(kind)?.read({ query, config: services.config, principal, refs: [ref], now });
  const thing = found?.get(ref);
  const supporter = principal.for?.supporterId;
  if (thing && supporter !== undefined) {
    const [met] = await query(meets, { supporter, hostId: thing.hostId });
    if (!met) return undefined;
  }
  return thing && { ...thing, kind, ref };
}

/** A member is one of the two, or answers for the business. */
const isOn = async (query: Query, { hostId, guestId, team }: BookingRow, userId: number): Promise<boolean> =>
  [hostId, guestId].includes(userId) || (team !== '' && (await teamsWith(query, userId)).includes(team));

/** What the supporter who asks gives, or helps to run. */
async function isOfSupporter({ principal, db }: AskThing, { hostId, team }: FoundThing): Promise<boolean> {
  const supporterId = principal.for?.supporterId;
  if (supporterId === undefined) return false;
  return hostId === supporterId || (team !== undefined && (await teamsWith(queryIn(db), supporterId)).includes(team));
}

const ownRating = statement((v: { id: number; userId: number }) =>
  from.selectFrom('booking_ratings').select('id').where('id', '=', v.id).where('author_id', '=', v.userId),
);

type AskId = PolicyCheck<{ readonly id: number }>;

export const policies = {
  'bookings.seeThing': policy('member', async (ask: AskThing) => {
    const thing = await findThing(ask);
    return thing ? allow(thing) : hide();
  }),
  /** Hosts see their own times as others do. */
  'bookings.seeTimes': policy('member', async (ask: AskThing) => {
    const thing = await findThing(ask);
    if (!thing) return hide();
    const isOwn = thing.isRun || thing.hostId === ask.principal.id;
    return thing.whyNot === '' || isOwn ? allow(thing) : refuse(thing.whyNot);
  }),
  'bookings.bookThing': policy('member', async (ask: AskThing) => {
    const thing = await findThing(ask);
    if (!thing) return hide();
    if (thing.hostId === ask.principal.id) return refuse('This is yours. Other members can book it.');
    if (thing.isRun) return refuse('You help to run this business. Other members can book it.');
    if (await isOfSupporter(ask, thing)) return refuse('You can’t book your own time for someone else.');
    return thing.whyNot === '' ? allow(thing) : refuse(thing.whyNot);
  }),
  /**
   * For the two people of a booking, and whoever answers for its business. Behind a block, also of a supporter’s, it is
   * missing, and to moderators too. No one is on both sides: a supporter’s own bookings with the member are the member’s
   * alone.
   */
  'bookings.ofBooking': policy('member', async ({ db, principal, input }: AskId) => {
    const supporterId = principal.for?.supporterId;
    const query = queryIn(db);
    const row = await bookingFor(query, input.id, principal.id, supporterId);
    if (!row) return hide();
    const isTheirs = supporterId !== undefined && (await isOn(query, row, supporterId));
    return isTheirs ? refuse('This booking is with you. Only they can act on their side of it.') : allow(row);
  }),
  /** The same two, while their call is open; at other times there is none. */
  'bookings.call': policy('member', async ({ db, principal, services, input, now }: AskId) => {
    const ask = { query: queryIn(db), config: services.config, id: input.id, userId: principal.id, now };
    return (await otherInCall(ask)) === undefined ? hide() : allow();
  }),
  'bookings.ownRating': policy('member', async ({ db, principal, input }: AskId) => {
    const [row] = await queryIn(db)(ownRating, { id: input.id, userId: principal.id });
    return row ? allow() : hide();
  }),
};
