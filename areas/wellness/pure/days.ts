import { localOf } from '#platform/contract/zones.ts';

const dayMs = 86_400_000;
const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The day of a moment, as the clocks of a zone show it. */
export const dayOf = (moment: Date, zone: string): string => localOf(moment, zone).slice(0, 10);

/** Hours of UTC from the name of a day to where it begins first of all places, and to where it ends last. */
export const dayBegins = -14;
export const dayEnds = 36;

/** Days since 1 January 1970. Days have no zone, so no change of the clocks makes one longer or shorter. */
export const numberOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs;

export const dayFrom = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayFrom(numberOf(day) + days);

/** 0 is Monday. 1 January 1970 was a Thursday. */
export const weekdayIn = (number: number): number => (((number + 3) % 7) + 7) % 7;

export const weekStartOf = (number: number): number => number - weekdayIn(number);

/** The Monday of the week of a day. */
export const weekStart = (day: string): string => dayFrom(weekStartOf(numberOf(day)));

/** The first day of the month of a day, or of a month so many later. */
export const monthStart = (day: string, later = 0): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + later, 1)).toISOString().slice(0, 10);

/** A day that there is: not 30 February. */
export const isDay = (text: string): boolean =>
  text.length === 10 && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayFrom(numberOf(text)) === text;

/** "21 November" */
export const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1]}`;

/** "21 Nov" */
export const shortDay = (day: string): string =>
  `${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`;

/** "21 November 2026" */
export const longDay = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** "Saturday 21 November 2026" */
export const wholeDay = (day: string): string => `${weekdayName(day)} ${longDay(day)}`;

/** "November 2026" */
export const monthName = (day: string): string => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** "Saturday" */
export const weekdayName = (day: string): string => `${weekdayNames[weekdayIn(numberOf(day))]}`;
