import { expect, test } from 'vitest';
import { clockOf, dayOfMonth, weekdayOf } from './words.ts';

const dates = Array.from({ length: 800 }, (_, day) => new Date(2026, 0, 1 + day, (day * 7) % 24, (day * 13) % 60));
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-AU', options);

test('two years of days and times read as the browser would write them', () => {
  const [weekday, day] = [format({ weekday: 'long' }), format({ day: 'numeric', month: 'long' })];
  const time = format({ hour: 'numeric', minute: '2-digit' });
  for (const date of dates) {
    expect(weekdayOf(date)).toBe(weekday.format(date));
    expect(dayOfMonth(date)).toBe(day.format(date));
    expect(clockOf(date)).toBe(time.format(date).replaceAll('\u202f', ' '));
  }
});
