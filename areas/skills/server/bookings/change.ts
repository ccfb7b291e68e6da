import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { statement } from '#platform/server/statement.ts';
import { skillExchangeChanged } from '../../contract.ts';
import type { BookingState } from '../../pure/exchange.ts';
import { from } from '../from.ts';
import { type SkillBookingRow, saveSkillBooking } from './rows.ts';
import { settleCredit } from './settle-credit.ts';

export interface Work {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

const countSession = statement((v: { id: number }) =>
  from
    .updateTable('skill_listings')
    .set((e) => ({ sessions: e('sessions', '+', 1) }))
    .where('id', '=', v.id),
);

const isEnd = (state: BookingState) => ['declined', 'cancelled', 'expired', 'missed', 'unconfirmed'].includes(state);

/**
 * The one way in which a booking comes into a state: its row, its time credit and the count of its listing together.
 * `by`: who did it; 0: time passed, or a moderator.
 */
export async function enterState(
  { query, emit, now }: Work,
  row: SkillBookingRow,
  state: BookingState,
  by: number,
): Promise<SkillBookingRow> {
  const credit = await settleCredit(query, row, state, now);
  const endedAt = isEnd(state) ? now.toISOString() : row.endedAt;
  const next = await saveSkillBooking(query, { ...row, ...credit, state, endedAt });
  if (state === 'completed' && row.listingId !== null) await query(countSession, { id: row.listingId });
  const { id, ownerId, bookerId, bookingId } = next;
  // People hear of a time from bookings.
  if (bookingId === null) await emit(skillExchangeChanged, { id, ownerId, bookerId, by, state });
  return next;
}
