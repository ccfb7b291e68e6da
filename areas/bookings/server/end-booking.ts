import { withoutProposal } from './act.ts';
import { changeBooking, type Work } from './change.ts';
import type { BookingRow } from './rows.ts';

/** The two can no longer meet here. Of what is over, nothing changes. */
export async function endBooking(work: Work, row: BookingRow): Promise<void> {
  if (row.status !== 'requested' && row.status !== 'accepted') return;
  if (Date.parse(row.endsAt) <= work.now.getTime()) return;
  const next = { ...row, ...withoutProposal, status: 'cancelled', offeredBy: null } as const;
  await changeBooking(work, next, { change: 'cancelled', by: null, tell: 'bookingGone' });
}
