import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { acceptBooking } from '../contract.ts';
import type { Action, Side } from '../pure/machine.ts';
import { assertMay, changeBooking, type Line, type Work } from './change.ts';
import { type BookingRow, lockBooking } from './rows.ts';
import { bookingView, sideOf } from './view.ts';

type Ask = Pick<Parameters<Handler<typeof acceptBooking>>[0], 'principal' | 'query' | 'emit' | 'now' | 'services'> & {
  readonly input: { readonly id: number; readonly version: number };
};

interface Acted {
  readonly next: BookingRow;
  readonly line: Line;
}

/** One side does something with a booking: it is locked, judged, changed, and shown as it then is. */
export async function act(
  { input, principal, query, emit, now, services }: Ask,
  action: Action,
  work: (ask: {
    readonly row: BookingRow;
    readonly side: Side;
    readonly query: Query;
    readonly work: Work;
  }) => Promise<Acted> | Acted,
) {
  const row = await lockBooking(query, input.id, input.version);
  const side = sideOf(row, principal.id);
  assertMay(action, row, side, now);
  const { config } = services;
  const doing: Work = { query, emit, config, now, acting: principal.for };
  const { next, line } = await work({ row, side, query, work: doing });
  const changed = await changeBooking(doing, next, line);
  return bookingView({ query, config, userId: principal.id, acting: principal.for, now }, changed);
}

/** No proposal waits. */
export const withoutProposal = {
  proposedBy: null,
  proposedStartsAt: null,
  proposedEndsAt: null,
  proposalSealed: '',
} as const;

/** Reminders begin again when the time is another one. */
export const agreedNow = (now: Date) => ({ agreedAt: now.toISOString(), hostReminded: null, guestReminded: null });
