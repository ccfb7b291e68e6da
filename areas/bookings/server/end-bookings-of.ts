import { statement } from '#platform/server/statement.ts';
import type { Work } from './change.ts';
import { endBooking } from './end-booking.ts';
import { bookingRows, lockBooking } from './rows.ts';

const open = statement((v: { kind: string; ref: number }) =>
  bookingRows()
    .where('b.kind', '=', v.kind)
    .where('b.ref', '=', v.ref)
    .where('b.status', 'in', ['requested', 'accepted'])
    .orderBy('b.id'),
);

/** For the area whose thing is over: what is asked for or planned of it ends, and both people are told. */
export async function endBookingsOf(work: Work, kind: string, ref: number): Promise<void> {
  for (const { id } of await work.query(open, { kind, ref })) await endBooking(work, await lockBooking(work.query, id));
}
