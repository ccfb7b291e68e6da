import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type BookingState, creditAfter } from '../../pure/exchange.ts';
import { accountOf, hold, release, transfer } from '../credits/ledger.ts';
import type { SkillBookingRow } from './rows.ts';

/** Who learns, and pays with time; null: their account is gone. */
export const learnerOf = ({ isOffering, ownerId, bookerId }: SkillBookingRow) => (isOffering ? bookerId : ownerId);
export const teacherOf = ({ isOffering, ownerId, bookerId }: SkillBookingRow) => (isOffering ? ownerId : bookerId);

/** Nobody's time is set aside before they themselves have said yes: the booker by asking, the owner by accepting. */
const isWilling = (row: SkillBookingRow, state: BookingState) => row.isOffering || state !== 'pending';

async function holdFor(query: Query, row: SkillBookingRow, now: Date): Promise<Partial<SkillBookingRow>> {
  const [learner, teacher] = [learnerOf(row), teacherOf(row)];
  if (learner === null || teacher === null) throw problem.conflict('The other person has left Doorways.');
  const payerAccount = await accountOf(query, learner, now);
  const payeeAccount = await accountOf(query, teacher, now);
  if (!(await hold(query, payerAccount, row.minutes))) {
    throw problem.conflict(
      'There isn’t enough time credit for this. Teach something first, or choose a shorter session.',
    );
  }
  return { credit: 'held', payerAccount, payeeAccount };
}

async function endHold(
  query: Query,
  row: SkillBookingRow,
  moves: boolean,
  now: Date,
): Promise<Partial<SkillBookingRow>> {
  const { payerAccount, payeeAccount, minutes } = row;
  if (payerAccount === null || payeeAccount === null) throw new Error('Credit is held without accounts.');
  if (!moves) {
    await release(query, payerAccount, minutes);
    return { credit: 'freed' };
  }
  await transfer(query, {
    kind: 'session',
    from: payerAccount,
    to: payeeAccount,
    minutes,
    released: minutes,
    words: row.title,
    bookingId: row.id,
    now,
  });
  return { credit: 'moved' };
}

/** What becomes of time credit as a booking comes into this state; to be written with it, in the same transaction. */
export async function settleCredit(
  query: Query,
  row: SkillBookingRow,
  state: BookingState,
  now: Date,
): Promise<Partial<SkillBookingRow>> {
  if (row.payment !== 'credit') return {};
  const after = creditAfter(state);
  if (row.credit === 'none') return after === 'held' && isWilling(row, state) ? holdFor(query, row, now) : {};
  if (row.credit !== 'held' || after === 'held') return {};
  return endHold(query, row, after === 'moved', now);
}
