import { requestBooking } from '#areas/bookings/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { createSkillBooking as contract, SkillListing } from '../../contract.ts';
import { exchangeLimits } from '../../pure/exchange.ts';
import { from } from '../from.ts';
import { enterState, type Work } from './change.ts';
import { findOfTime, lockSkillBooking } from './rows.ts';
import { sealedSkillNote } from './seal.ts';
import { skillKind } from './skill-kind.ts';
import { skillBookingView } from './view.ts';

const add = statement(
  (v: {
    id: number;
    listingId: number;
    ownerId: number;
    bookerId: number;
    title: string;
    isOffering: boolean;
    payment: string;
    price: number;
    minutes: number;
    finishBy: string;
    note: string;
    now: string;
  }) =>
    from.insertInto('skill_bookings').values({
      id: v.id,
      listing_id: v.listingId,
      owner_id: v.ownerId,
      booker_id: v.bookerId,
      title: v.title,
      is_offering: v.isOffering,
      payment: v.payment,
      price: v.price,
      minutes: v.minutes,
      finish_by: v.finishBy,
      note_sealed: v.note,
      state: 'pending',
      booker_agreed_at: moment(v.now),
      created_at: moment(v.now),
    }),
);

/** Its own row is locked, so that two sent at once are counted one after the other. */
const booker = statement((v: { bookerId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.bookerId).forNoKeyUpdate(),
);
const waiting = statement((v: { bookerId: number }) =>
  from
    .selectFrom('skill_bookings')
    .select('owner_id as ownerId')
    .where('booker_id', '=', v.bookerId)
    .where('booking_id', 'is', null)
    .where('state', '=', 'pending')
    .limit(exchangeLimits.waiting),
);

type Ask = Parameters<Handler<typeof contract, SkillListing>>[0];

async function assertFewWaiting({ query }: Work, bookerId: number, ownerId: number): Promise<void> {
  await query(booker, { bookerId });
  const all = await query(waiting, { bookerId });
  if (all.filter((one) => one.ownerId === ownerId).length >= exchangeLimits.waitingWithOne) {
    throw problem.conflict('You have 3 requests waiting with this person. Wait for an answer first.');
  }
  if (all.length >= exchangeLimits.waiting) {
    throw problem.conflict('You have 20 requests waiting. Wait for answers, or cancel one.');
  }
}

/** A day in the future by the latest clock there is, and not too far ahead. */
function assertDay(finishBy: string, now: Date): void {
  const days = (Date.parse(finishBy) - now.getTime()) / 86_400_000;
  if (days <= 0) throw problem.invalid([{ field: 'finishBy', rule: 'past', message: 'Choose a day in the future.' }]);
  if (days > exchangeLimits.finishDays) {
    throw problem.invalid([{ field: 'finishBy', rule: 'far', message: 'Choose a day in the next 120 days.' }]);
  }
}

async function bookWritten({ input, found: listing, principal, services, now }: Ask, finishBy: string, work: Work) {
  const { query } = work;
  const bookerId = principal.id;
  const ownerId = listing.user.id;
  await assertFewWaiting(work, bookerId, ownerId);
  const id = await nextId(query, 'skill_bookings');
  await query(add, {
    id,
    listingId: listing.id,
    ownerId,
    bookerId,
    title: listing.title,
    isOffering: listing.isOffering,
    payment: listing.payment,
    price: listing.price,
    minutes: listing.sessionLength,
    finishBy,
    note: sealedSkillNote.put(services.config, { id }, input.notes),
    now: now.toISOString(),
  });
  const row = await enterState(work, await lockSkillBooking(query, id), 'pending', bookerId);
  return skillBookingView({ query, config: services.config, userId: bookerId, now }, row);
}

/** A time of the owner is asked for in bookings, which calls skill-kind.ts in the same transaction. */
async function bookTime(ask: Ask, startsAt: string) {
  const { input, found: listing, principal, query, services, now } = ask;
  const { skillListingId: ref, notes: note, zone, scheduledDate: _, finishBy: __, ...terms } = input;
  const { config } = services;
  const thing = (await skillKind.read({ query, config, principal, refs: [ref], now })).get(ref);
  if (!thing) throw problem.notFound();
  const [format] = thing.formats;
  if (!format) throw new Error(`Listing ${ref} has no way to meet.`);
  const asked = {
    kind: 'skill',
    ref,
    startsAt,
    minutes: listing.sessionLength,
    zone,
    note,
    others: [],
    itemIds: [],
    ...terms,
  };
  const { id } = await requestBooking({
    ...ask,
    input: { ...asked, format: terms.format ?? format },
    found: { ...thing, kind: 'skill', ref },
  });
  const row = await findOfTime(query, id);
  if (!row) throw new Error(`Booking ${id} is of no skill.`);
  return skillBookingView({ query, config, userId: principal.id, now }, row);
}

export const createSkillBooking: Handler<typeof contract, SkillListing> = async (ask) => {
  const { input, found: listing, services, now } = ask;
  const { scheduledDate, finishBy } = input;
  if (scheduledDate !== undefined && finishBy === undefined && listing.exchange !== 'written') {
    if (Date.parse(scheduledDate) <= now.getTime()) {
      throw problem.invalid([{ field: 'scheduledDate', rule: 'past', message: 'Choose a time in the future.' }]);
    }
    return bookTime(ask, scheduledDate);
  }
  if (finishBy === undefined || listing.exchange === 'live') {
    const field = listing.exchange === 'written' ? 'finishBy' : 'scheduledDate';
    const message = field === 'finishBy' ? 'Choose a day to be done by.' : 'Choose one of the free times.';
    throw problem.invalid([{ field, rule: 'needed', message }]);
  }
  assertDay(finishBy, now);
  return services.transaction((db, emit) => bookWritten(ask, finishBy, { query: queryIn(db), emit, now }));
};
