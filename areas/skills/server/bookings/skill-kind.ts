import { sql } from 'kysely';
import {
  type BookableKind,
  type BookableThing,
  type BookingNews,
  bookingFormats,
} from '#areas/bookings/server/public.ts';
import type { Principal } from '#platform/server/principal.ts';
import { anyOf, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { BookingState } from '../../pure/exchange.ts';
import { from } from '../from.ts';
import { isFound } from '../listings/visible.ts';
import { enterState, type Work } from './change.ts';
import { lockOfTime } from './rows.ts';

const bookable = statement((v: { refs: readonly number[]; viewer: number }) =>
  from
    .selectFrom('skill_listings as s')
    .select(['s.id', 's.owner_id as hostId', 's.title', 's.minutes', 's.delivery', 's.features', 's.exchange'])
    .where('s.id', '=', anyOf(v.refs))
    .where(isFound(v.viewer, 's')),
);

/** How two people can meet for it: Auslan only where it is promised. */
function formatsOf({ delivery, features }: RowOf<typeof bookable>): BookableThing['formats'] {
  return bookingFormats.filter((format) => {
    if (format === 'inPerson') return delivery !== 'online';
    return delivery !== 'in-person' && (format !== 'auslan' || features.includes('ASL'));
  });
}

const add = statement((v: { bookingId: number; listingId: number; bookerId: number; now: string }) =>
  from
    .insertInto('skill_bookings')
    .columns([
      'booking_id',
      'listing_id',
      'owner_id',
      'booker_id',
      'title',
      'is_offering',
      'payment',
      'price',
      'minutes',
      'state',
      'booker_agreed_at',
      'created_at',
    ])
    .expression(
      from
        .selectFrom('skill_listings as s')
        .select([
          sql<number>`${v.bookingId}::int`.as('booking_id'),
          's.id as listing_id',
          's.owner_id',
          sql<number>`${v.bookerId}::int`.as('booker_id'),
          's.title',
          's.is_offering',
          's.payment',
          's.price',
          's.minutes',
          sql.lit('pending').as('state'),
          moment(v.now).as('booker_agreed_at'),
          moment(v.now).as('created_at'),
        ])
        .where('s.id', '=', v.listingId),
    ),
);

/** What a line in the history of a time makes of the booking of a skill; others change nothing of it. */
const statesAfter: Partial<Readonly<Record<BookingNews['change'], BookingState>>> = {
  requested: 'pending',
  accepted: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  cancelledForAccess: 'cancelled',
  expired: 'expired',
  completed: 'completed',
  noShow: 'missed',
  disputed: 'disputed',
  unconfirmed: 'unconfirmed',
};

async function changed({ query, emit, now, booking }: Work & { readonly booking: BookingNews }): Promise<void> {
  const { id: bookingId, ref: listingId, guestId, hostId, change, by } = booking;
  const state = statesAfter[change];
  if (!state) return;
  if (change === 'requested' && guestId !== null) {
    await query(add, { bookingId, listingId, bookerId: guestId, now: now.toISOString() });
  }
  const row = await lockOfTime(query, bookingId);
  // Both people have left, and with them what was kept of it.
  if (!row) return;
  const actor = by === 'host' ? hostId : by === 'guest' ? guestId : null;
  await enterState({ query, emit, now }, row, state, actor ?? 0);
}

/** Asking for it says yes to an agreement, and can hold time credit: a supporter does neither for a member. */
function whyNot({ exchange }: RowOf<typeof bookable>, principal: Principal): string {
  if (principal.for) return 'Only they can agree to an exchange. Stop acting to book it for yourself.';
  return exchange === 'written' ? 'This is done in writing, without a time.' : '';
}

/**
 * Listings as what can be rated and, unless they are only done in writing, booked at a time of their owner. Time credit is
 * held, moved and freed with each change.
 */
export const skillKind: BookableKind = {
  kind: 'skill',
  read: async ({ query, principal, refs }) => {
    const rows = await query(bookable, { refs, viewer: principal.id });
    return new Map(
      rows.map((row): [number, BookableThing] => [
        row.id,
        {
          hostId: row.hostId,
          title: row.title,
          link: `/skills-marketplace/${row.id}`,
          lengths: [row.minutes],
          formats: formatsOf(row),
          capacity: 1,
          whyNot: whyNot(row, principal),
        },
      ]),
    );
  },
  changed,
};
