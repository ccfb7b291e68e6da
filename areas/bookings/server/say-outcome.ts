import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { sayOutcome as contract } from '../contract.ts';
import { type Outcomes, type SaidMinutes, type Status, statusAfter } from '../pure/machine.ts';
import { act } from './act.ts';
import { addLine, assertRoom } from './change.ts';
import { kindOf } from './kinds.ts';
import type { BookingRow } from './rows.ts';

type Ask = Parameters<Handler<typeof contract>>[0];

/** Of what one side says, what is kept. */
interface Said {
  readonly outcomes: Outcomes;
  readonly minutes: SaidMinutes;
  readonly status: Status;
}

const withSaid = (row: BookingRow, { outcomes, minutes, status }: Said, now: Date): BookingRow => ({
  ...row,
  status,
  hostOutcome: outcomes.host,
  guestOutcome: outcomes.guest,
  hostMinutes: minutes.host,
  guestMinutes: minutes.guest,
  // The two have their weeks to agree from when they first said different hours.
  outcomeAt:
    status === 'hoursDiffer' && row.status !== 'hoursDiffer' ? now.toISOString() : (row.outcomeAt ?? now.toISOString()),
});

/** How long it was, as this side says; null where hours aren’t counted, or it did not take place. */
function minutesSaid({ input }: Ask, { kind, startsAt, endsAt }: BookingRow): number | null {
  if (kindOf(kind)?.countsHours !== true) {
    if (input.minutes === undefined) return null;
    throw problem.invalid([{ field: 'minutes', rule: 'unknown', message: 'Hours aren’t counted for this booking.' }]);
  }
  return input.outcome === 'missed' ? null : (input.minutes ?? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

const news = {
  completed: 'bookingOutcome',
  noShow: 'bookingOutcome',
  disputed: 'bookingDisputed',
  hoursDiffer: 'bookingHours',
} as const;

/** Nobody is marked as absent by one side alone: both say it, or the other has a week to object. */
export const sayOutcome: Handler<typeof contract> = (ask) => {
  const { outcome } = ask.input;
  return act(ask, outcome === 'happened' ? 'sayHappened' : 'sayMissed', async ({ row, side: by, query, work }) => {
    if (row.status === 'hoursDiffer') await assertRoom(query, row.id);
    const outcomes: Outcomes = { host: row.hostOutcome, guest: row.guestOutcome, [by]: outcome };
    const given = minutesSaid(ask, row);
    const minutes: SaidMinutes = { host: row.hostMinutes, guest: row.guestMinutes, [by]: given };
    const status = statusAfter(outcomes, minutes);
    const next = withSaid(row, { outcomes, minutes, status }, ask.now);
    const hours = given === null ? {} : { minutes: given };
    const said = { change: outcome === 'happened' ? 'saidHappened' : 'saidMissed', by, ...hours } as const;
    if (status === 'accepted') return { next, line: { ...said, tell: 'bookingOutcome' } };
    await addLine(work, row.id, said);
    return { next, line: { change: status, by, tell: news[status] } };
  });
};
