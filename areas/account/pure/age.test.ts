import { expect, test } from 'vitest';
import { ageOn, isDay, todayInAustralia } from './age.ts';

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};

test.each([
  ['2010-11-22', '2026-11-22', 16],
  ['2010-11-23', '2026-11-22', 15],
  ['2010-11-21', '2026-11-22', 16],
  ['2010-12-01', '2026-11-30', 15],
  ['2008-02-29', '2024-02-28', 15],
  ['2008-02-29', '2024-02-29', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born on %s, on %s somebody is %i', (born, today, age) => {
  expect(ageOn(day(born), day(today))).toBe(age);
});

test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '1899-12-31'])(
  '%s is no day to be born on',
  (text) => expect(isDay(day(text))).toBe(false),
);

test('29 February is a day in leap years only', () => {
  expect(isDay(day('2008-02-29'))).toBe(true);
  expect(isDay(day('1900-02-29'))).toBe(false);
});

test('the day begins when it has begun everywhere in Australia', () => {
  expect(todayInAustralia(new Date('2026-11-21T15:59:59Z'))).toEqual(day('2026-11-21'));
  expect(todayInAustralia(new Date('2026-11-21T16:00:00Z'))).toEqual(day('2026-11-22'));
});
