import { problem } from '#platform/server/problem.ts';
import { dayBegins, dayEnds } from '../../pure/days.ts';
import { lastDay, noonOf, todayIn } from '../../pure/today.ts';

interface Sent {
  readonly day?: string | undefined;
  readonly at?: string | undefined;
  readonly zone?: string | undefined;
}

/** The day and the moment of an entry. No one writes about a day that is still to come. */
export function whenOf({ day: given, at, zone }: Sent, now: Date): { readonly day: string; readonly at: string } {
  const today = todayIn(zone, now);
  const day = given ?? today;
  if (day > lastDay(zone, now))
    throw problem.invalid([{ field: 'day', rule: 'past', message: 'Choose today or an earlier day.' }]);
  if (day < '1970-01-01')
    throw problem.invalid([{ field: 'day', rule: 'past', message: 'Choose a day from 1970 onwards.' }]);
  if (at !== undefined) {
    const hours = (Date.parse(at) - Date.parse(`${day}T00:00:00.000Z`)) / 3_600_000;
    if (hours < dayBegins || hours >= dayEnds)
      throw problem.invalid([{ field: 'at', rule: 'day', message: 'Choose a time on the day of the entry.' }]);
    return { day, at };
  }
  return { day, at: (day === today ? now : noonOf(day, zone)).toISOString() };
}
