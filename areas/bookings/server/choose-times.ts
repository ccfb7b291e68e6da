import type { Query } from '#platform/server/db.ts';
import type { Times } from '../pure/slots.ts';
import type { Lane } from './kinds.ts';
import type { FoundThing } from './policy.ts';
import { roomOf, spanOf, whoIsFree } from './taken.ts';

interface Ask {
  /** In order. */
  readonly starts: readonly string[];
  readonly minutes: number;
  readonly lane: string | undefined;
  readonly viewer: number;
  readonly now: Date;
}

/**
 * Who gives each of several times, or why it can’t be had. The same one gives as many of them as they can, and what is
 * chosen before is in the way of what is chosen after.
 */
export async function chooseTimes(
  query: Query,
  times: Times,
  thing: FoundThing,
  { starts, minutes, lane: only, viewer, now }: Ask,
): Promise<({ readonly lane: Lane } | { readonly why: string })[]> {
  const spans = starts.map((start) => spanOf(start, minutes));
  const whole = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  let room = await roomOf(query, times, thing, { viewer, span: whole, now });
  // Whoever can give most of them is asked first.
  const free = (key: string) => spans.filter((span) => 'lane' in whoIsFree(room, span, { lane: key })).length;
  const [best] =
    only === undefined && room.lanes.length > 1 && spans.length > 1
      ? room.lanes.map(({ lane: { key } }) => ({ key, free: free(key) })).sort((a, b) => b.free - a.free)
      : [];
  return spans.map((span) => {
    const found = whoIsFree(room, span, { lane: only, rather: best?.key });
    if ('lane' in found) {
      const own = { ...span, isSame: false };
      const { key } = found.lane;
      const lanes = room.lanes.map((one) => (one.lane.key === key ? { ...one, taken: [...one.taken, own] } : one));
      room = { ...room, lanes };
    }
    return found;
  });
}
