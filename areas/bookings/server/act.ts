import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { acceptBooking } from '../contract.ts';
import { type Action, mayDo, type Side } from '../pure/machine.ts';
import { assertMay, changeBooking, type Line } from './change.ts';
import { type BookingRow, findBooking, lockBooking, lockSeries, stateOf } from './rows.ts';
import { bookingView, sideOf } from './view.ts';
import type { Work } from './work.ts';

type Ask = Pick<Parameters<Handler<typeof acceptBooking>>[0], 'principal' | 'query' | 'emit' | 'now' | 'services'> & {
  readonly input: { readonly id: number; readonly version: number; readonly all?: boolean };
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
  // All of a series are held in their order, so that two who change them wait for one another.
  const seriesId = input.all ? (await findBooking(query, input.id))?.seriesId : null;
  const series = seriesId == null ? [] : await lockSeries(query, seriesId, now);
  const row = await lockBooking(query, input.id, input.version);
  const side = sideOf(row, principal.id);
  assertMay(action, row, side, now);
  const { config } = services;
  const helps = row.team !== '' && side === 'host';
  const doing: Work = { query, emit, config, now, acting: principal.for, ...(helps && { byId: principal.id }) };
  const { next, line } = await work({ row, side, query, work: doing });
  const changed = await changeBooking(doing, next, line);
  const alike = ({ id, status }: BookingRow) => id !== row.id && (action === 'cancel' || status === row.status);
  for (const other of series.filter(alike)) {
    if (!mayDo(action, stateOf(other), side, now)) continue;
    const also = await work({ row: other, side, query, work: doing });
    // The first of them has told it.
    const { tell: _, ...quiet } = also.line;
    await changeBooking(doing, also.next, quiet);
  }
  return bookingView({ query, config, userId: principal.id, acting: principal.for, now }, changed);
}

/** No proposal waits. */
export const withoutProposal = {
  proposedBy: null,
  proposedStartsAt: null,
  proposedEndsAt: null,
  proposedLane: '',
  proposedLaneName: '',
  proposalSealed: '',
} as const;

/** Reminders begin again when the time is another one. */
export const agreedNow = (now: Date) => ({ agreedAt: now.toISOString(), hostReminded: null, guestReminded: null });
