import { rateExchange } from '#areas/bookings/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type rateSkillBooking as contract, skillExchangeRated } from '../../contract.ts';
import { act } from './act.ts';
import { skillKind } from './skill-kind.ts';

/** The row of the exchange is held, so that two presses make one rating. */
export const rateSkillBooking: Handler<typeof contract> = (ask) =>
  act(ask, async ({ row, side, userId, query, emit, now }) => {
    const { id, bookingId, listingId, ownerId, state } = row;
    if (bookingId !== null) throw problem.conflict('A live session is rated at its time, in your bookings.');
    if (side === 'owner') throw problem.conflict('This is your own listing. The person who booked it can rate it.');
    if (state !== 'completed') {
      throw problem.conflict('You can rate an exchange once you both say that it took place.');
    }
    if (listingId === null) throw problem.conflict('This skill is no longer listed, so it can’t be rated.');
    const { stars, text = '' } = ask.input;
    const about = { kind: skillKind.kind, ref: listingId, exchangeId: id };
    if (!(await rateExchange({ query, emit, now }, { ...about, authorId: userId, stars, text }))) {
      throw problem.conflict('You have rated this exchange.');
    }
    if (ownerId !== null) await emit(skillExchangeRated, { id, to: ownerId, by: userId });
    return row;
  });
