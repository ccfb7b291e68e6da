import { dayAndMonth, dayFrom, monthName, monthStart, numberOf, shortDay, weekStartOf } from './days.ts';
import { averageOver, type DiaryIndex, daysWritten } from './diary-index.ts';

export type BucketSize = 'day' | 'week' | 'month';

export interface Bucket {
  /** First and last day of it that lie in the period. */
  readonly from: string;
  readonly to: string;
  /** "16 Nov", or "November 2026". */
  readonly label: string;
  /** For a sentence: "in the week from 16 November". */
  readonly words: string;
  readonly daysWritten: number;
  readonly ofDays: number;
  /** Today is in it. */
  readonly isNow: boolean;
}

const labelOf = { day: shortDay, week: shortDay, month: monthName };
const wordsOf = {
  day: (day: string) => `on ${dayAndMonth(day)}`,
  week: (day: string) => `in the week from ${dayAndMonth(day)}`,
  month: (day: string) => `in ${monthName(day)}`,
};

const endOf = (start: number, by: BucketSize): number => {
  if (by === 'day') return start;
  if (by === 'week') return weekStartOf(start) + 6;
  return numberOf(monthStart(dayFrom(start), 1)) - 1;
};

/** The days, weeks (from Monday) or months of a period, the oldest first; the first and the last may be cut short. */
export function bucketsOf(
  index: DiaryIndex,
  { from, to, by, today }: { from: string; to: string; by: BucketSize; today: string },
): readonly Bucket[] {
  const buckets: Bucket[] = [];
  const [last, now] = [numberOf(to), numberOf(today)];
  for (let start = numberOf(from); start <= last; ) {
    const end = Math.min(last, endOf(start, by));
    const day = dayFrom(start);
    buckets.push({
      from: day,
      to: dayFrom(end),
      label: labelOf[by](day),
      words: wordsOf[by](day),
      daysWritten: daysWritten(index, start, end),
      ofDays: end - start + 1,
      isNow: now >= start && now <= end,
    });
    start = end + 1;
  }
  return buckets;
}

/** The averages of a measure, one for each bucket: null, never zero, where nothing was written. */
export const valuesOf = (index: DiaryIndex, buckets: readonly Bucket[], key: string): readonly (number | null)[] =>
  buckets.map(({ from, to }) => averageOver(index, key, numberOf(from), numberOf(to)));

/** Less than this is no change. */
const noticed = 0.5;
/** A turn on the way is told when it went so far beyond both ends. */
const turned = 1;

const apart = (a: number, b: number) => Math.round((a - b) * 10) / 10;

/** What changed, in words: "Energy fell from 5.7 to 4.0." It says nothing about why. */
export function changeSentence(name: string, buckets: readonly Bucket[], values: readonly (number | null)[]): string {
  const known = buckets.flatMap((bucket, at) => {
    const value = values[at] ?? null;
    return value === null ? [] : [{ value, bucket }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `Nothing was noted for ${name} in this time.`;
  const told = (value: number) => value.toFixed(1);
  if (known.length === 1) return `${name} was ${told(first.value)} ${first.bucket.words}.`;
  const change = apart(last.value, first.value);
  const moved =
    Math.abs(change) < noticed
      ? `${name} stayed about the same: ${told(first.value)} at first, ${told(last.value)} at the end.`
      : `${name} ${change < 0 ? 'fell' : 'rose'} from ${told(first.value)} to ${told(last.value)}.`;
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a));
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a));
  const below = apart(Math.min(first.value, last.value), lowest.value);
  const above = apart(highest.value, Math.max(first.value, last.value));
  if (Math.max(below, above) < turned) return moved;
  const [word, turn] = below >= above ? ['lowest', lowest] : ['highest', highest];
  return `${moved} It was ${word} ${turn.bucket.words}, at ${told(turn.value)}.`;
}
