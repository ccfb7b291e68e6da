import type { Query } from '#platform/server/db.ts';
import { type FreeSlot, type Span, slotsBetween } from '../pure/slots.ts';
import { asTaken, takenOf } from './taken.ts';
import { timesOf } from './times.ts';

interface Ask {
  readonly hostIds: readonly number[];
  readonly viewer: number;
  readonly kind: string;
  readonly minutes: number;
  readonly span: Span;
  readonly now: Date;
}

/** Free times of many hosts at once, for lists: two statements, however many hosts. Hosts without times are left out. */
export async function freeTimesOf(query: Query, ask: Ask): Promise<ReadonlyMap<number, readonly FreeSlot[]>> {
  const { hostIds, viewer, kind, minutes, span, now } = ask;
  const times = await timesOf(query, hostIds);
  const taken = await takenOf(query, hostIds, viewer, span, now);
  return new Map(
    [...times].map(([id, own]) => {
      const rows = asTaken(taken.get(id) ?? [], { kind, ref: 0 });
      return [id, slotsBetween({ times: own, taken: rows, minutes, capacity: 1, now: now.getTime() }, span)];
    }),
  );
}
