/** Joining needs this age: Australia's minimum for social media (ground rule 5). */
export const joiningAge = 16;

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysIn = ({ year, month }: CalendarDay) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether there is such a day, and a living person could have been born on it. */
export const isDay = (date: CalendarDay): boolean =>
  date.year >= 1900 && date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysIn(date);

/** Full years. Whoever was born on 29 February is a year older on 1 March where the year has no such day. */
export function ageOn(born: CalendarDay, today: CalendarDay): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

const perth = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Perth',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The day in Perth, where it begins last: whoever is old enough there is old enough in all states. */
export function todayInAustralia(now: Date): CalendarDay {
  const part = (type: string) => Number(perth.formatToParts(now).find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}
