const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const longMonths = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}
export const noParts: DateParts = { day: '', month: '', year: '' };

/** "3", "03", "Mar" or "March" as a number from 1 to 12. */
function monthOf(text: string): number | undefined {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : undefined;
  const at = longMonths.indexOf(word) >= 0 ? longMonths.indexOf(word) : months.indexOf(word.replace('sept', 'sep'));
  return at < 0 ? undefined : at + 1;
}

/** The day in three parts as "2026-03-03"; undefined when the calendar has no such day. */
export function dayFrom({ day, month, year }: DateParts): string | undefined {
  const at = monthOf(month);
  if (at === undefined || !/^\s*\d{1,2}\s*$/.test(day) || !/^\s*\d{4}\s*$/.test(year)) return undefined;
  const date = new Date(Date.UTC(Number(year), at - 1, Number(day)));
  date.setUTCFullYear(Number(year));
  const exists = date.getUTCMonth() === at - 1 && date.getUTCDate() === Number(day) && Number(year) > 0;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** A whole date typed or pasted into one box: "3 March 2026", "03/03/2026", "3.3.2026", "2026-03-03". */
export function partsIn(text: string): DateParts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  const [, first, second, third] =
    /^\s*(\d{1,2})(?:[\s/.-]|(?=[a-z]))\s?([a-z]{3,9}|\d{1,2})[\s/.,-]\s?(\d{4})\s*$/i.exec(text) ?? [];
  const parts: DateParts | undefined = isoYear
    ? { day: isoDay ?? '', month: isoMonth ?? '', year: isoYear }
    : third
      ? { day: first ?? '', month: second ?? '', year: third }
      : undefined;
  return parts && dayFrom(parts) ? parts : undefined;
}

/** What a date field holds: a day once it is one, else what was typed, so that nothing is lost. */
export function textOf(parts: DateParts): string {
  if (!parts.day && !parts.month && !parts.year) return '';
  return dayFrom(parts) ?? `${parts.year}-${parts.month}-${parts.day}`;
}

export function partsOf(value: string): DateParts {
  const [year = '', month = '', ...day] = value.split('-');
  const plain = (text: string) => (isDay(value) ? String(Number(text)) : text);
  return value === '' ? noParts : { day: plain(day.join('-')), month: plain(month), year };
}

/** Whether what a date field holds is a day of the calendar. */
export function isDay(value: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return dayFrom({ day, month, year }) === value;
}

/** "3 March 2026" */
export function dayText(day: string): string {
  const { day: number, month, year } = partsOf(day);
  return `${number} ${capital(longMonths[Number(month) - 1] ?? '')} ${year}`;
}

export interface DateRule {
  /** In a sentence: "the last day to register". */
  readonly what: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** What to say about a value of a date field: which part is missing, or why it is no day that fits. */
export function dateError(value: string, { what, min, max, optional }: DateRule): string | undefined {
  if (value === '') return optional ? undefined : `Enter ${what}.`;
  const start = capital(what);
  if (!isDay(value)) {
    const parts = partsOf(value);
    const missing = (['day', 'month', 'year'] as const).filter((part) => parts[part].trim() === '');
    if (missing.length > 0) return `${start} needs a ${missing.join(' and a ')}.`;
    if (!/^\d{4}$/.test(parts.year.trim())) return 'Write the year in four digits, such as 1987.';
    return 'Enter a real date, such as 27 3 1987 or 27 March 1987.';
  }
  if (min && value < min) return `${start} must be ${dayText(min)} or later.`;
  if (max && value > max) return `${start} must be ${dayText(max)} or earlier.`;
  return undefined;
}
