import { toTenths } from './averages.ts';
import { numberOf } from './days.ts';
import type { DiaryEntry } from './entry.ts';

export interface Measure {
  /** mood, energy, pain, sleep, or scale:<its name in small letters> */
  readonly key: string;
  readonly name: string;
}

interface Column {
  readonly measure: Measure;
  /** Of each day, from the first. */
  readonly sums: Float64Array;
  readonly counts: Uint16Array;
}

interface Said {
  /** As it was written first. */
  readonly name: string;
  /** Numbers of days. */
  readonly days: Set<number>;
}

/** What a diary says, by day: made in one pass, so that all charts, sentences and tables share it. */
export interface DiaryIndex {
  /** The number of the first and of the last day; last is less than first without entries. */
  readonly first: number;
  readonly last: number;
  readonly entries: number;
  /** Entries of each day, from the first. */
  readonly perDay: Uint16Array;
  readonly columns: ReadonlyMap<string, Column>;
  readonly factors: ReadonlyMap<string, Said>;
  readonly symptoms: ReadonlyMap<string, Said>;
}

type Indexed = Omit<DiaryEntry, 'id' | 'at' | 'medications' | 'notes' | 'isPrivate' | 'shareWithHealthcare'>;

export const scaleKey = (name: string): string => `scale:${name.trim().toLowerCase()}`;

function add(to: Map<string, Said>, names: readonly string[], day: number) {
  for (const name of names) {
    const key = name.trim().toLowerCase();
    const said = to.get(key);
    if (said) said.days.add(day);
    else if (key !== '') to.set(key, { name: name.trim(), days: new Set([day]) });
  }
}

export function indexDiary(entries: readonly Indexed[]): DiaryIndex {
  const days = entries.map(({ day }) => numberOf(day));
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day < first) first = day;
    if (day > last) last = day;
  }
  if (entries.length === 0) [first, last] = [0, -1];
  const span = last - first + 1;
  const perDay = new Uint16Array(span);
  const columns = new Map<string, Column>();
  const column = (key: string, name: string): Column => {
    const known = columns.get(key);
    if (known) return known;
    const made = { measure: { key, name }, sums: new Float64Array(span), counts: new Uint16Array(span) };
    columns.set(key, made);
    return made;
  };
  const put = ({ sums, counts }: Column, at: number, value: number) => {
    sums[at] = (sums[at] ?? 0) + value;
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const [mood, energy, pain] = [column('mood', 'Mood'), column('energy', 'Energy'), column('pain', 'Pain')];
  const sleep = column('sleep', 'Sleep');
  const factors = new Map<string, Said>();
  const symptoms = new Map<string, Said>();
  for (const [n, entry] of entries.entries()) {
    const day = days[n] ?? first;
    const at = day - first;
    perDay[at] = (perDay[at] ?? 0) + 1;
    put(mood, at, entry.moodRating);
    put(energy, at, entry.energyLevel);
    put(pain, at, entry.painLevel);
    if (entry.sleepHours !== null) put(sleep, at, entry.sleepHours);
    for (const { name, value } of entry.scales) put(column(scaleKey(name), name.trim()), at, value);
    add(factors, entry.factors, day);
    add(symptoms, entry.symptoms, day);
  }
  return { first, last, entries: entries.length, perDay, columns, factors, symptoms };
}

/** Everything that was measured at least once. */
export const measuresOf = (index: DiaryIndex): readonly Measure[] =>
  [...index.columns.values()].filter(({ counts }) => counts.some((count) => count > 0)).map(({ measure }) => measure);

/** The average of a measure over days, to one decimal; null where nothing is known. */
export function averageOver(index: DiaryIndex, key: string, from: number, to: number): number | null {
  const column = index.columns.get(key);
  if (!column) return null;
  let sum = 0;
  let count = 0;
  for (let at = Math.max(0, from - index.first); at <= Math.min(index.last, to) - index.first; at += 1) {
    sum += column.sums[at] ?? 0;
    count += column.counts[at] ?? 0;
  }
  return toTenths(sum, count);
}

/** Days with an entry, of these days. */
export function daysWritten(index: DiaryIndex, from: number, to: number): number {
  let days = 0;
  for (let at = Math.max(0, from - index.first); at <= Math.min(index.last, to) - index.first; at += 1)
    if ((index.perDay[at] ?? 0) > 0) days += 1;
  return days;
}

export interface SaidOften {
  readonly name: string;
  readonly days: number;
}

/** What was said on most days, with the number of days; equals by name. */
export const mostSaid = (said: ReadonlyMap<string, Said>, most: number): readonly SaidOften[] =>
  [...said.values()]
    .map(({ name, days }) => ({ name, days: days.size }))
    .sort((a, b) => b.days - a.days || (a.name < b.name ? -1 : 1))
    .slice(0, most);
