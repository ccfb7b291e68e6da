import { currentSession } from '#platform/web/session.ts';
import { adsKept } from './kept.ts';

/** How often this browser has shown each ad set, and what its reader has hidden: kept here, counted by nobody. */
export interface Kept {
  /** Times in milliseconds, by ad set. */
  readonly shown: Readonly<Record<string, readonly number[]>>;
  readonly hidden: readonly number[];
}
export const nothingKept: Kept = { shown: {}, hidden: [] };

/** The member’s own, so that no one who uses the same browser meets what they hid. */
const keyHere = () => adsKept.key(currentSession().member?.id ?? 0);
const dayMs = 86_400_000;
/** The longest period of a frequency. */
const longest = 7 * dayMs;
const most = { sets: 200, hidden: 100 } as const;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' && Number.isFinite(one));

/** Whatever stands there that isn’t ours counts as nothing. */
export function parseKept(text: string | null): Kept {
  if (text === null) return nothingKept;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return nothingKept;
    const { shown, hidden } = value as { shown?: unknown; hidden?: unknown };
    const sets: [string, unknown][] = typeof shown === 'object' && shown !== null ? Object.entries(shown) : [];
    return {
      shown: Object.fromEntries(sets.filter((pair): pair is [string, number[]] => isNumbers(pair[1]))),
      hidden: isNumbers(hidden) ? hidden : [],
    };
  } catch {
    return nothingKept;
  }
}

interface Limited {
  readonly id: number;
  readonly adSetId: number;
  readonly times: number;
  readonly days: number;
}
/** It isn’t hidden, and its ad set was not shown as often as it may be. */
export function mayShow(kept: Kept, { id, adSetId, times, days }: Limited, now: number): boolean {
  if (kept.hidden.includes(id)) return false;
  const lately = (kept.shown[adSetId] ?? []).filter((at) => now - at < days * dayMs);
  return lately.length < times;
}

/** Old times go, and the ad sets that were shown longest ago beyond so many. */
export function withShown(kept: Kept, adSetId: number, now: number): Kept {
  const all: Kept['shown'] = { ...kept.shown, [adSetId]: [...(kept.shown[adSetId] ?? []), now] };
  const fresh = Object.entries(all)
    .map(([set, times]) => [set, times.filter((at) => now - at < longest)] as const)
    .filter(([, times]) => times.length > 0)
    .sort(([, one], [, other]) => (other.at(-1) ?? 0) - (one.at(-1) ?? 0))
    .slice(0, most.sets);
  return { ...kept, shown: Object.fromEntries(fresh) };
}
export const withHidden = (kept: Kept, id: number): Kept => ({
  ...kept,
  hidden: [id, ...kept.hidden.filter((one) => one !== id)].slice(0, most.hidden),
});
export const withoutHidden = (kept: Kept, id: number): Kept => ({
  ...kept,
  hidden: kept.hidden.filter((one) => one !== id),
});

/** A browser that keeps nothing shows ads as a new one does. */
export function readKept(): Kept {
  try {
    return parseKept(localStorage.getItem(keyHere()));
  } catch {
    return nothingKept;
  }
}
export function storeKept(kept: Kept): void {
  try {
    localStorage.setItem(keyHere(), JSON.stringify(kept));
  } catch {
    // Full or forbidden: it is only about how often an ad is shown.
  }
}
