import { addMinutes, type Local } from '#platform/contract/zones.ts';
import type { Repeat } from './options.ts';

const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same weekday in the same week of a later month; a fifth one that a month does not have is its last. */
function monthsLater(local: Local, months: number): Local {
  const day = new Date(Date.parse(`${local}:00.000Z`));
  const week = Math.floor((day.getUTCDate() - 1) / 7);
  const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const first = 1 + ((day.getUTCDay() - month.getUTCDay() + 7) % 7);
  const wanted = first + week * 7;
  const last = daysOfMonth(month.getUTCFullYear(), month.getUTCMonth());
  const date = wanted > last ? wanted - 7 : wanted;
  return `${month.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}${local.slice(10)}`;
}

/** Start of the date number `n` of a series that begins at `local`, by the wall clock. */
export function nthDate(local: Local, repeat: Repeat, n: number): Local {
  if (repeat === 'monthly') return monthsLater(local, n);
  return addMinutes(local, n * (repeat === 'weekly' ? 7 : 14) * 24 * 60);
}
