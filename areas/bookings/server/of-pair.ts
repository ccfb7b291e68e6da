import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { type BookingRow, bookingRows } from './rows.ts';

const ofPair = statement((v: { id: number; viewer: number }) =>
  bookingRows()
    .where('b.id', '=', v.id)
    .where((e) =>
      e.or([
        e.and([
          e('b.host_id', '=', v.viewer),
          e.or([e('b.guest_id', 'is', null), notBlocked(v.viewer, e.ref('b.guest_id'))]),
        ]),
        e.and([
          e('b.guest_id', '=', v.viewer),
          e.or([e('b.host_id', 'is', null), notBlocked(v.viewer, e.ref('b.host_id'))]),
        ]),
      ]),
    ),
);

/** A booking as one of its two people may know of it; behind a block neither does. */
export const bookingOfPair = async (query: Query, id: number, viewer: number): Promise<BookingRow | undefined> =>
  (await query(ofPair, { id, viewer }))[0];
