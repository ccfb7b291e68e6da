import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listSlots as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type FreeSlot, nextAmong, slotsAmong, slotsBetween } from '../pure/slots.ts';
import { assertLength } from './offered.ts';
import type { FoundThing } from './policy.ts';
import { asksOf, assertLane, busyOf, roomOf } from './taken.ts';
import { timesFor } from './times.ts';

const dayMs = 86_400_000;

function assertRange(from: number, to: number): void {
  if (from < to && to - from <= limits.rangeDays * dayMs) return;
  throw problem.invalid([{ field: 'to', rule: 'range', message: `Ask for at most ${limits.rangeDays} days.` }]);
}

export const listSlots: Handler<typeof contract, FoundThing> = async ({ input, found, principal, query, now }) => {
  const range = { from: Date.parse(input.from), to: Date.parse(input.to) };
  assertRange(range.from, range.to);
  assertLength(found, input.minutes);
  assertLane(found, input.lane);
  const times = await timesFor(query, found);
  if (!times) return { slots: [], nextAt: null };
  // All that may be in the way up to the horizon, for the first free time after the range.
  const end = Math.max(range.to, now.getTime() + times.horizonDays * dayMs);
  const span = { from: now.getTime(), to: end };
  const room = await roomOf(query, times, found, { viewer: principal.id, span, now });
  const chosen = room.lanes.filter(({ lane }) => input.lane === undefined || lane.key === input.lane);
  const asks = asksOf({ ...room, lanes: chosen }, input.minutes);
  const busy = await query(busyOf, { userId: principal.id, start: input.from, end: input.to });
  const clashes = (slot: FreeSlot) =>
    found.hostId !== principal.id && busy.some((one) => one.from < slot.to && slot.from < one.to);
  const next = nextAmong(asks, range.to);
  const [only] = asks;
  const slots = found.lanes || !only ? slotsAmong(asks, range) : slotsBetween(only, range);
  return {
    slots: slots.map((slot) => ({
      startsAt: new Date(slot.from).toISOString(),
      endsAt: new Date(slot.to).toISOString(),
      places: slot.places,
      clashes: clashes(slot),
    })),
    nextAt: next ? new Date(next.from).toISOString() : null,
  };
};
