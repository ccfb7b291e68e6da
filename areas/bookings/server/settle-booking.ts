import { withoutProposal } from './act.ts';
import { changeBooking } from './change.ts';
import { lockBooking } from './rows.ts';
import type { Work } from './work.ts';

/**
 * For an area whose moderators settle what two people disagree about. Nothing happens when it is settled already; `kind`
 * keeps an area to its own bookings.
 */
export async function settleBooking(
  work: Work,
  { id, kind, outcome }: { readonly id: number; readonly kind: string; readonly outcome: 'completed' | 'noShow' },
): Promise<boolean> {
  const row = await lockBooking(work.query, id);
  if (row.kind !== kind || row.status !== 'disputed') return false;
  await changeBooking(
    work,
    { ...row, ...withoutProposal, status: outcome },
    { change: outcome, by: null, tell: 'bookingOutcome' },
  );
  return true;
}
