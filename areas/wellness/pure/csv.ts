import { localOf } from '#platform/contract/zones.ts';
import { scaleKey } from './diary-index.ts';
import type { DiaryEntry } from './entry.ts';

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A cell of text: never a formula, quoted where RFC 4180 asks for it. */
export function textCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What textCell put before a text is taken off again. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** Several texts in one cell: "tired legs; brain fog". A semicolon within one is written \; and a backslash \\. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll('\\', '\\\\').replaceAll(';', '\\;')).join('; ');

export function splitList(text: string, separators = ';'): string[] {
  const items: string[] = [];
  let item = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === '\\' && (next === '\\' || next === ';')) {
      item += next;
      at += 1;
    } else if (separators.includes(sign)) {
      items.push(item.trim());
      item = '';
    } else item += sign;
  }
  return [...items, item.trim()].filter((one) => one !== '');
}

export const csvColumns = {
  day: 'Day',
  time: 'Time',
  mood: 'Mood (1 to 10)',
  energy: 'Energy (1 to 10)',
  pain: 'Pain (0 to 10)',
  sleep: 'Sleep (hours)',
  symptoms: 'Symptoms',
  medications: 'Medicines taken',
  factors: 'What happened',
  notes: 'Notes',
  isPrivate: 'Only me',
  shareWithHealthcare: 'Health team may see it',
} as const;
/** Own scales have a column each: "Scale: Stiffness". */
export const scaleColumn = 'Scale: ';

const yes = (is: boolean) => (is ? 'yes' : 'no');

/**
 * The diary as CSV by RFC 4180, one row for each entry, in the order given, with a mark that says it is UTF-8.
 * Times are those of the zone.
 */
export function toCsv(entries: readonly DiaryEntry[], zone: string): string {
  const scales = new Map<string, string>();
  for (const entry of entries)
    for (const { name } of entry.scales) if (!scales.has(scaleKey(name))) scales.set(scaleKey(name), name);
  const heads = [...Object.values(csvColumns), ...[...scales.values()].map((name) => `${scaleColumn}${name}`)];
  const rows = entries.map((entry) => {
    const answered = new Map(entry.scales.map(({ name, value }) => [scaleKey(name), `${value}`]));
    return [
      entry.day,
      localOf(new Date(entry.at), zone).slice(11),
      `${entry.moodRating}`,
      `${entry.energyLevel}`,
      `${entry.painLevel}`,
      entry.sleepHours === null ? '' : `${entry.sleepHours}`,
      textCell(joinList(entry.symptoms)),
      textCell(joinList(entry.medications)),
      textCell(joinList(entry.factors)),
      textCell(entry.notes),
      yes(entry.isPrivate),
      yes(entry.shareWithHealthcare),
      ...[...scales.keys()].map((key) => answered.get(key) ?? ''),
    ];
  });
  return `\uFEFF${[heads.map(textCell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/** Everything that the entries say, for other programs. */
export const toJson = (entries: readonly DiaryEntry[], now: Date): string =>
  `${JSON.stringify(
    {
      format: 'doorways-diary',
      version: 1,
      exportedAt: now.toISOString(),
      entries: entries.map(({ id: _id, ...said }) => said),
    },
    null,
    2,
  )}\n`;
