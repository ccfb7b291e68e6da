import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { cancelSkillBooking } from '../../contract.ts';
import { type Action, mayDo, type Side } from '../../pure/exchange.ts';
import type { Work } from './change.ts';
import { lockSkillBooking, type SkillBookingRow } from './rows.ts';
import { exchangeOf, sideOf, skillBookingView } from './view.ts';

type Ask = Pick<
  Parameters<Handler<typeof cancelSkillBooking>>[0],
  'principal' | 'query' | 'emit' | 'now' | 'services'
> & { readonly input: { readonly id: number; readonly version: number } };

interface Acting extends Work {
  readonly row: SkillBookingRow;
  readonly side: Side;
  readonly userId: number;
}

/** One side does something with a booking: it is locked, changed, and shown as it then is. */
export async function act(ask: Ask, work: (acting: Acting) => Promise<SkillBookingRow>) {
  const { input, principal, query, emit, now, services } = ask;
  const row = await lockSkillBooking(query, input.id, input.version);
  const userId = principal.id;
  const next = await work({ row, side: sideOf(row, userId), userId, query, emit, now });
  return skillBookingView({ query, config: services.config, userId, now }, next);
}

/** In a written exchange. A live session is changed where its time is. */
export function assertMay(action: Exclude<Action, 'rate'>, { row, side }: Pick<Acting, 'row' | 'side'>): void {
  if (row.bookingId !== null) throw problem.conflict('A live session is changed at its time, in your bookings.');
  if (mayDo(action, exchangeOf(row), side)) return;
  throw problem.conflict('That can’t be done with this booking now. Look at it again.');
}
