import { counted } from '#platform/contract/counted.ts';
import { daysBetween, localOf } from '#platform/contract/zones.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "Melbourne" */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** "1:05 pm" of 13:05 */
export function clockWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`;
}

/** "1:05 pm" by the clock of a zone */
export const clockIn = (moment: string, zone: string): string => clockWords(localOf(new Date(moment), zone).slice(11));

/** "21 November 2026" */
export const dayWords = (day: string): string =>
  `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** "Tuesday" */
export const weekdayWords = (day: string): string => `${weekdays[(daysBetween('1970-01-01', day) + 4 + 7e5) % 7]}`;

/** "Today", "Yesterday", "Tomorrow", else "Tuesday 24 November" */
export function nearDayWords(day: string, today: string): string {
  const near = { '0': 'Today', '-1': 'Yesterday', '1': 'Tomorrow' }[String(daysBetween(today, day))];
  return near ?? `${weekdayWords(day)} ${dayWords(day).replace(/ \d{4}$/, '')}`;
}

/** WELL-05: "Nov 24, 10:30 AM" */
export function shortDate(moment: string, zone: string): string {
  const local = localOf(new Date(moment), zone);
  const hours = Number(local.slice(11, 13));
  const month = `${months[Number(local.slice(5, 7)) - 1]}`.slice(0, 3);
  return `${month} ${Number(local.slice(8, 10))}, ${hours % 12 || 12}:${local.slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "1 hour 10 minutes" */
export function minutesWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count ? [counted(count, unit)] : []));
  return said.join(' ') || '0 minutes';
}

/** "a, b and c" */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
