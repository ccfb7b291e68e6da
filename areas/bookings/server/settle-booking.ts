import { withoutProposal } from './act.ts';
import { addLine, changeBooking } from './change.ts';
import { lockBooking } from './rows.ts';
import type { Work } from './work.ts';

interface Settled {
  readonly id: number;
  /** Keeps an area to its own bookings. */
  readonly kinds: readonly string[];
  readonly version?: number;
  readonly outcome: 'completed' | 'noShow';
  /** How long it was, where hours are counted. */
  readonly minutes?: number | undefined;
  /** For both sides, in the history. */
  readonly reason?: string;
}

/**
 * For an area whose moderators settle what two people disagree about: whether it took place, and how long it was, once
 * the two have not agreed on that. Nothing happens when it is settled already.
 */
export async function settleBooking(work: Work, settled: Settled): Promise<boolean> {
  const { id, kinds, version, outcome, minutes, reason } = settled;
  const row = await lockBooking(work.query, id, version);
  if (!kinds.includes(row.kind) || (row.status !== 'disputed' && row.status !== 'hoursNotAgreed')) return false;
  const hours = minutes === undefined ? {} : { minutes };
  if (reason !== undefined) await addLine(work, id, { change: 'settled', by: null, note: reason, ...hours });
  await changeBooking(
    work,
    { ...row, ...withoutProposal, status: outcome, settledMinutes: minutes ?? null },
    { change: outcome, by: null, tell: 'bookingSettled' },
  );
  return true;
}
