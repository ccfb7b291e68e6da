import { addDays, dayOf } from './days.ts';
import type { Rated } from './entry.ts';

/** A day is low when its average mood is at most this. */
const lowMood = 3;
/** So many in a row, days without an entry left out… */
const inARow = 3;
/** …and all of them within the last so many days. */
const within = 7;

/**
 * The latest days with an entry, the newest first, if all of them were low; empty otherwise. The page then offers what
 * helps. No one is told.
 */
export function lowDays(entries: readonly Rated[], now: Date, zone: string): readonly string[] {
  const today = dayOf(now, zone);
  const oldest = addDays(today, 1 - within);
  const moods = new Map<string, { sum: number; count: number }>();
  for (const { day, moodRating } of entries) {
    // Tomorrow counts too: it may have begun where the entry was written.
    if (day < oldest) continue;
    const known = moods.get(day) ?? { sum: 0, count: 0 };
    known.sum += moodRating;
    known.count += 1;
    moods.set(day, known);
  }
  const row: string[] = [];
  for (const day of [...moods.keys()].sort().reverse()) {
    const { sum, count } = moods.get(day) ?? { sum: 0, count: 1 };
    if (sum > lowMood * count) break;
    row.push(day);
  }
  return row.length >= inARow ? row : [];
}
