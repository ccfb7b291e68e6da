import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listSlots as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type FreeSlot, nextSlot, type SlotAsk, slotsBetween } from '../pure/slots.ts';
import type { FoundThing } from './policy.ts';
import { asTaken, busyOf, takenOf } from './taken.ts';
import { timesOf } from './times.ts';

const dayMs = 86_400_000;

function assertRange(from: number, to: number): void {
  if (from < to && to - from <= limits.rangeDays * dayMs) return;
  throw problem.invalid([{ field: 'to', rule: 'range', message: `Ask for at most ${limits.rangeDays} days.` }]);
}

function assertLength({ lengths }: FoundThing, minutes: number): void {
  if (lengths.includes(minutes)) return;
  throw problem.invalid([{ field: 'minutes', rule: 'unknown', message: 'Choose one of the lengths.' }]);
}

export const listSlots: Handler<typeof contract, FoundThing> = async ({ input, found, principal, query, now }) => {
  const range = { from: Date.parse(input.from), to: Date.parse(input.to) };
  assertRange(range.from, range.to);
  assertLength(found, input.minutes);
  const { hostId, capacity } = found;
  const times = (await timesOf(query, [hostId])).get(hostId);
  if (!times) return { slots: [], nextAt: null };
  // All that may be in the way up to the horizon, for the first free time after the range.
  const end = Math.max(range.to, now.getTime() + times.horizonDays * dayMs);
  const rows =
    (
      await takenOf(query, { hostIds: [hostId], viewer: principal.id, span: { from: now.getTime(), to: end }, now })
    ).get(hostId) ?? [];
  const ask: SlotAsk = {
    times,
    taken: asTaken(rows, found),
    minutes: input.minutes,
    capacity,
    now: now.getTime(),
  };
  const busy = await query(busyOf, { userId: principal.id, start: input.from, end: input.to });
  const clashes = (slot: FreeSlot) =>
    hostId !== principal.id && busy.some((one) => one.from < slot.to && slot.from < one.to);
  const next = nextSlot(ask, range.to);
  return {
    slots: slotsBetween(ask, range).map((slot) => ({
      startsAt: new Date(slot.from).toISOString(),
      endsAt: new Date(slot.to).toISOString(),
      places: slot.places,
      clashes: clashes(slot),
    })),
    nextAt: next ? new Date(next.from).toISOString() : null,
  };
};
