import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { bookingNews, bookingRated, type rateBooking as contract } from '../contract.ts';
import { mayDo, otherSide, type Side } from '../pure/machine.ts';
import { from } from './from.ts';
import { kindOf } from './kinds.ts';
import { ratingsOfBookings } from './ratings.ts';
import { lockBooking, stateOf } from './rows.ts';
import { bookingView, personOn, ratedAtOf, sideOf } from './view.ts';

interface Values {
  readonly bookingId: number;
  readonly bySide: Side;
  readonly authorId: number;
  readonly kind: string;
  readonly ref: number;
  readonly stars: number;
  readonly text: string;
  readonly now: string;
}

const put = statement((v: Values) =>
  from
    .insertInto('booking_ratings')
    .values({
      booking_id: v.bookingId,
      by_side: v.bySide,
      author_id: v.authorId,
      kind: v.kind,
      ref: v.ref,
      stars: v.stars,
      text: v.text,
      created_at: moment(v.now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'by_side'])
        .doUpdateSet((e) => ({ stars: e.ref('excluded.stars'), text: e.ref('excluded.text') })),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')]),
);

/** Once by each side; the row of a booking is held, so that two presses make one. */
export const rateBooking: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const row = await lockBooking(query, input.id, input.version);
  const side = sideOf(row, principal.id);
  const ratings = await ratingsOfBookings(query, [row.id], principal.id);
  const own = ratings.find(({ bySide }) => bySide === side);
  if (kindOf(row.kind)?.reviewedThere) throw problem.conflict('You can review this on its own page.');
  if (own?.hidden) throw problem.conflict('A moderator removed your rating. You can ask them to look again.');
  if (!mayDo('rate', stateOf(row, ratedAtOf(ratings)), side, now)) {
    throw problem.conflict(
      row.status === 'completed'
        ? 'This rating can no longer be changed.'
        : 'You can rate a session once you both say that it took place.',
    );
  }
  const about = { bookingId: row.id, bySide: side, authorId: principal.id, kind: row.kind, ref: row.ref };
  const [rated] = await query(put, { ...about, stars: input.stars, text: input.text ?? '', now: now.toISOString() });
  if (!rated) throw new Error('The rating was not stored.');
  await emit(bookingRated, { id: rated.id, authorId: principal.id });
  const to = personOn(row, otherSide(side));
  if (rated.isNew && to !== null) {
    await emit(bookingNews, { userId: to, kind: 'bookingRated', bookingId: row.id, by: principal.id });
  }
  return bookingView({ query, config: services.config, userId: principal.id, now }, row);
};
