import { isDay } from './days.ts';

export type DateOrder = 'ymd' | 'dmy' | 'mdy';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (number: number) => String(number).padStart(2, '0');

/** The numbers and words of a short text: "29th May 2021" has 29, May and 2021. */
const partsOf = (text: string) =>
  text
    .slice(0, 60)
    .split(/[^0-9A-Za-z]/)
    .filter((part) => part !== '');

/** A day written in one of the usual ways; undefined if there is no such day. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const iso = text.trim().slice(0, 10);
  if (isDay(iso)) return iso;
  const parts = partsOf(text);
  const named = parts.findIndex((part) => months.includes(part.slice(0, 3).toLowerCase()));
  const numbers = parts
    .filter((part) => /^\d{1,4}(?:st|nd|rd|th)?$/i.test(part))
    .map((part) => Number.parseInt(part, 10));
  const [a, b, c] = numbers;
  if (a === undefined || b === undefined) return undefined;
  let [year, month, day]: readonly (number | undefined)[] = [];
  if (named >= 0) {
    month = months.indexOf((parts[named] ?? '').slice(0, 3).toLowerCase()) + 1;
    [day, year] = a > 31 ? [b, a] : [a, b];
  } else if (c === undefined) return undefined;
  else if (order === 'ymd' || a > 31) [year, month, day] = [a, b, c];
  else if (order === 'dmy') [day, month, year] = [a, b, c];
  else [month, day, year] = [a, b, c];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const full = `${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`;
  return isDay(full) ? full : undefined;
}

/** The order in which the days of a column are written: the one that reads most of them, day before month first. */
export function orderOf(texts: readonly string[]): DateOrder {
  const some = texts.slice(0, 2000);
  const reads = (order: DateOrder) => some.filter((text) => readDay(text, order) !== undefined).length;
  const orders: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
  return orders.reduce((a, b) => (reads(b) > reads(a) ? b : a));
}

/** "20:30" of "20:30", "8:30 pm", "8.30 PM"; undefined for words such as "evening". */
export function readTime(text: string): string | undefined {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s?([ap])?\.?(?:m\.?)?$/i.exec(text.trim().slice(0, 20));
  if (!found) return undefined;
  const [, hours = '', minutes = '', half] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  return `${two(hour)}:${minutes}`;
}

/** "7", "7.5" or "7,5"; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const short = text.trim().slice(0, 20).replace(',', '.');
  return /^-?\d{1,6}(?:\.\d{1,6})?$/.test(short) ? Number(short) : undefined;
}

/** Hours of sleep in quarters: "7.5", "7:30", "7h 30m". */
export function readHours(text: string): number | undefined {
  const found = /^(\d{1,2})\s?[:h]\s?(\d{1,2})?\s?m?$/i.exec(text.trim().slice(0, 20));
  const hours = found ? Number(found[1]) + Number(found[2] ?? 0) / 60 : readNumber(text);
  return hours === undefined || hours < 0 || hours > 24 ? undefined : Math.round(hours * 4) / 4;
}

/** Moods as words, from 1 to 5, as other diaries name them. */
const moods: Readonly<Record<string, number>> = {
  ...{ awful: 1, terrible: 1, horrible: 1, 'very bad': 1, bad: 2, sad: 2, low: 2, poor: 2, meh: 3, okay: 3, ok: 3 },
  ...{ average: 3, neutral: 3, good: 4, happy: 4, rad: 5, great: 5, amazing: 5, excellent: 5, 'very good': 5 },
};
export const readMoodWord = (text: string): number | undefined => moods[text.trim().toLowerCase().slice(0, 20)];
