import { daysBetween, localOf } from '#platform/contract/zones.ts';
import { dayAndMonth, shortDay, weekdayName } from '../pure/days.ts';

/** "1:05 pm" of 13:05 */
export function clockWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`;
}

/** "1:05 pm" by the clock of a zone */
export const clockIn = (moment: string, zone: string): string => clockWords(localOf(new Date(moment), zone).slice(11));

/** "Today", "Yesterday", "Tomorrow", else "Tuesday 24 November" */
export function nearDayWords(day: string, today: string): string {
  const near = { '0': 'Today', '-1': 'Yesterday', '1': 'Tomorrow' }[String(daysBetween(today, day))];
  return near ?? `${weekdayName(day)} ${dayAndMonth(day)}`;
}

/** WELL-05: "Nov 24, 10:30 AM" */
export function shortDate(moment: string, zone: string): string {
  const local = localOf(new Date(moment), zone);
  const hours = Number(local.slice(11, 13));
  const [day, month] = shortDay(local.slice(0, 10)).split(' ');
  return `${month} ${day}, ${hours % 12 || 12}:${local.slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "a, b and c" */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
