import { choice, statement } from '#platform/server/statement.ts';
import { endBooking } from './end-booking.ts';
import { bookingRows, lockBooking } from './rows.ts';
import type { Work } from './work.ts';

const open = choice((ofGuest: boolean) =>
  statement((v: { kind: string; ref: number; guestId: number }) => {
    const rows = bookingRows()
      .where('b.kind', '=', v.kind)
      .where('b.ref', '=', v.ref)
      .where('b.status', 'in', ['requested', 'accepted'])
      .orderBy('b.id');
    return ofGuest ? rows.where('b.guest_id', '=', v.guestId) : rows;
  }),
);

/**
 * For the area whose thing is over, or where one guest has left it: what is asked for or planned of it ends, and both
 * people are told.
 */
export async function endBookingsOf(work: Work, kind: string, ref: number, guestId?: number): Promise<void> {
  const rows = await work.query(open(guestId !== undefined), { kind, ref, guestId: guestId ?? 0 });
  for (const { id } of rows) await endBooking(work, await lockBooking(work.query, id));
}
