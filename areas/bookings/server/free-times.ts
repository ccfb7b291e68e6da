import type { Query } from '#platform/server/db.ts';
import { type FreeSlot, type Span, slotsBetween } from '../pure/slots.ts';
import { takenSpansOf } from './taken.ts';
import { clocksOf } from './times.ts';

interface Ask {
  /** Whose times, and for how long they are wanted. */
  readonly wanted: readonly { readonly hostId: number; readonly minutes: number }[];
  readonly viewer: number;
  readonly span: Span;
  readonly now: Date;
}

/** Free times of many hosts at once, for lists: two statements, however many. In the order asked; none without times. */
export async function freeTimesOf(query: Query, ask: Ask): Promise<readonly (readonly FreeSlot[])[]> {
  const { wanted, now } = ask;
  if (wanted.length === 0) return [];
  const hostIds = [...new Set(wanted.map(({ hostId }) => hostId))];
  const [clocks, taken] = await Promise.all([clocksOf(query, hostIds), takenSpansOf(query, { ...ask, hostIds })]);
  return wanted.map(({ hostId, minutes }) => {
    const times = clocks.get(hostId);
    if (!times) return [];
    const spans = (taken.get(hostId) ?? []).map(({ from, to }) => ({ from, to, isSame: false }));
    return slotsBetween({ times, taken: spans, minutes, capacity: 1, now: now.getTime() }, ask.span);
  });
}
