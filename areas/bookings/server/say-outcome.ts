import type { Handler } from '#platform/server/area.ts';
import type { sayOutcome as contract } from '../contract.ts';
import { type Outcomes, type Status, statusAfter } from '../pure/machine.ts';
import { act } from './act.ts';
import { addLine } from './change.ts';
import type { BookingRow } from './rows.ts';

export const withOutcomes = (row: BookingRow, { host, guest }: Outcomes, status: Status, now: Date): BookingRow => ({
  ...row,
  status,
  hostOutcome: host,
  guestOutcome: guest,
  outcomeAt: row.outcomeAt ?? now.toISOString(),
});

const news = { completed: 'bookingOutcome', noShow: 'bookingOutcome', disputed: 'bookingDisputed' } as const;

/** Nobody is marked as absent by one side alone: both say it, or the other has a week to object. */
export const sayOutcome: Handler<typeof contract> = (ask) => {
  const { outcome } = ask.input;
  return act(ask, outcome === 'happened' ? 'sayHappened' : 'sayMissed', async ({ row, side: by, work }) => {
    const outcomes: Outcomes = { host: row.hostOutcome, guest: row.guestOutcome, [by]: outcome };
    const status = statusAfter(outcomes);
    const next = withOutcomes(row, outcomes, status, ask.now);
    const said = { change: outcome === 'happened' ? 'saidHappened' : 'saidMissed', by } as const;
    if (status === 'accepted') return { next, line: { ...said, tell: 'bookingOutcome' } };
    await addLine(work, row.id, said);
    return { next, line: { change: status, by, tell: news[status] } };
  });
};
