import { settleBooking } from '#areas/bookings/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { settleSkillBooking as contract } from '../../contract.ts';
import { enterState } from './change.ts';
import { lockSkillBooking, type SkillBookingRow } from './rows.ts';

const settled = () => problem.conflict('This is no longer in dispute.');

/** Of a live session, its time is settled in bookings, which moves the credit in the same transaction. */
export const settleSkillBooking: Handler<typeof contract, SkillBookingRow> = async (ask) => {
  const { input, found, query, emit, services, now } = ask;
  const { id, version, outcome } = input;
  const happened = outcome === 'happened';
  if (found.bookingId !== null) {
    const about = { id: found.bookingId, kinds: ['skill'], outcome: happened ? 'completed' : 'noShow' } as const;
    if (!(await settleBooking({ query, emit, config: services.config, now }, about))) throw settled();
    return { id };
  }
  const row = await lockSkillBooking(query, id, version);
  if (row.state !== 'disputed') throw settled();
  await enterState({ query, emit, now }, row, happened ? 'completed' : 'missed', 0);
  return { id };
};
