import type { DiaryIndex, Measure } from './diary-index.ts';

export interface Pattern {
  readonly factor: string;
  readonly measure: Measure;
  /** The days that had it, or the days after them. */
  readonly when: 'same' | 'next';
  readonly is: 'lower' | 'higher';
  /** On so many days… */
  readonly days: number;
  /** …of so many. */
  readonly of: number;
  /** "Pain was lower on 9 of 12 days after swimming." */
  readonly sentence: string;
}

/** With fewer days on either side, nothing is said. */
export const leastDays = 8;
/** At least this share of the days has to be on the same side of the average of all other days… */
const leastShare = 0.7;
/** …and their own average so far from it. */
const leastApart = 0.5;
/** Of what happened, the most frequent so many are looked at. */
const mostFactors = 60;

const words = {
  lower: (key: string) => (key === 'sleep' ? 'shorter' : 'lower'),
  higher: (key: string) => (key === 'sleep' ? 'longer' : 'higher'),
};

/**
 * What was mostly lower or higher on days with something, or on the days after them, than on all other days. Only
 * counted, and only with enough days on both sides: two things that go together need not have to do with each other.
 */
export function patternsOf(index: DiaryIndex, most = 6): readonly Pattern[] {
  const found: (Pattern & { readonly share: number })[] = [];
  const factors = [...index.factors.values()]
    .filter(({ days }) => days.size >= leastDays)
    .sort((a, b) => b.days.size - a.days.size || (a.name < b.name ? -1 : 1))
    .slice(0, mostFactors);
  for (const { measure, sums, counts } of index.columns.values()) {
    const daily = Array.from(sums, (sum, at) => ((counts[at] ?? 0) > 0 ? sum / (counts[at] ?? 1) : null));
    let total = 0;
    let known = 0;
    for (const value of daily) {
      if (value === null) continue;
      total += value;
      known += 1;
    }
    for (const { name, days } of factors)
      for (const when of ['same', 'next'] as const) {
        const later = when === 'next' ? 1 : 0;
        const values = [...days].flatMap((day) => daily[day + later - index.first] ?? []);
        const [of, others] = [values.length, known - values.length];
        if (of < leastDays || others < leastDays) continue;
        const sum = values.reduce((a, b) => a + b, 0);
        const usual = (total - sum) / others;
        if (Math.abs(sum / of - usual) < leastApart) continue;
        const is = sum / of < usual ? 'lower' : 'higher';
        const on = values.filter((value) => (is === 'lower' ? value < usual : value > usual)).length;
        if (on / of < leastShare) continue;
        const sentence = `${measure.name} was ${words[is](measure.key)} on ${on} of ${of} days ${when === 'next' ? 'after' : 'with'} ${name}.`;
        found.push({ factor: name, measure, when, is, days: on, of, sentence, share: on / of });
      }
  }
  return found
    .sort((a, b) => b.share - a.share || b.of - a.of)
    .slice(0, most)
    .map(({ share: _share, ...pattern }) => pattern);
}
