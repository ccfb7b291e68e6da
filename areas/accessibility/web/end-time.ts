import { endOfDay } from '#platform/web/shortcuts/shell-shortcuts.tsx';

export const ends = ['morning', '2', '4', '8', 'own'] as const;
export type End = (typeof ends)[number];

export const endLabels: Readonly<Record<End, string>> = {
  morning: 'At 4 am',
  '2': 'In 2 hours',
  '4': 'In 4 hours',
  '8': 'In 8 hours',
  own: 'At a time I choose',
};

export const longestDays = 7;
const hour = 3_600_000;

/** The moment at which the bad day ends; null when the chosen time is missing, over, or too far away. */
export function endOf(end: End, own: string, now = new Date()): Date | null {
  if (end === 'morning') return endOfDay(now);
  if (end !== 'own') return new Date(now.getTime() + Number(end) * hour);
  const time = new Date(own).getTime();
  return time > now.getTime() && time <= now.getTime() + longestDays * 24 * hour ? new Date(time) : null;
}

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-AU', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

export const endInWords = (end: Date, now = new Date()): string =>
  (end.toDateString() === now.toDateString() ? clock : dayAndClock).format(end);
