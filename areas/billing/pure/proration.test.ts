import { expect, test } from 'vitest';
import type { Interval } from './days.ts';
import { leftOffOf, prorate } from './proration.ts';

/**
 * Worked out apart from the code, with exact fractions and a calendar. Old plan: its period and what all of it costs. New plan: what its whole period costs, from which day.
 * Then days left of days, what is given back, what is asked, the difference, and the period that follows, in cents.
 */
type Example = readonly [
  about: string,
  start: string,
  end: string,
  cost: number,
  interval: Interval,
  nextCost: number,
  nextInterval: Interval,
  on: string,
  daysLeft: number,
  days: number,
  credit: number,
  charge: number,
  total: number,
  newStart: string,
  newEnd: string,
];
// biome-ignore format: one example a line
const examples: readonly Example[] = [
  ['up in the middle of a month of 30 days', '2026-11-09', '2026-12-09', 2900, 'monthly', 9900, 'monthly', '2026-11-24', 15, 30, 1450, 4950, 3500, '2026-11-09', '2026-12-09'],
  ['up on the first day: the whole difference', '2026-11-09', '2026-12-09', 2900, 'monthly', 9900, 'monthly', '2026-11-09', 30, 30, 2900, 9900, 7000, '2026-11-09', '2026-12-09'],
  ['up on the last day: one of 30', '2026-11-09', '2026-12-09', 2900, 'monthly', 9900, 'monthly', '2026-12-08', 1, 30, 97, 330, 233, '2026-11-09', '2026-12-09'],
  ['down in the middle of a month of 30 days', '2026-11-09', '2026-12-09', 9900, 'monthly', 2900, 'monthly', '2026-11-24', 15, 30, 4950, 1450, -3500, '2026-11-09', '2026-12-09'],
  ['down on the first day', '2026-11-09', '2026-12-09', 9900, 'monthly', 2900, 'monthly', '2026-11-09', 30, 30, 9900, 2900, -7000, '2026-11-09', '2026-12-09'],
  ['down on the last day', '2026-11-09', '2026-12-09', 9900, 'monthly', 2900, 'monthly', '2026-12-08', 1, 30, 330, 97, -233, '2026-11-09', '2026-12-09'],
  ['up in a month of 31 days', '2026-12-09', '2027-01-09', 2900, 'monthly', 9900, 'monthly', '2026-12-20', 20, 31, 1871, 6387, 4516, '2026-12-09', '2027-01-09'],
  ['down in a month of 31 days', '2026-12-09', '2027-01-09', 9900, 'monthly', 2900, 'monthly', '2026-12-20', 20, 31, 6387, 1871, -4516, '2026-12-09', '2027-01-09'],
  ['a month of 28 days, from the end of January', '2027-01-31', '2027-02-28', 2900, 'monthly', 9900, 'monthly', '2027-02-14', 14, 28, 1450, 4950, 3500, '2027-01-31', '2027-02-28'],
  ['the month after it has 31 days again', '2027-02-28', '2027-03-31', 2900, 'monthly', 9900, 'monthly', '2027-03-15', 16, 31, 1497, 5110, 3613, '2027-02-28', '2027-03-31'],
  ['a leap year: February from the 1st has 29 days', '2028-02-01', '2028-03-01', 2900, 'monthly', 9900, 'monthly', '2028-02-15', 15, 29, 1500, 5121, 3621, '2028-02-01', '2028-03-01'],
  ['on the leap day itself', '2028-02-01', '2028-03-01', 2900, 'monthly', 9900, 'monthly', '2028-02-29', 1, 29, 100, 341, 241, '2028-02-01', '2028-03-01'],
  ['from the end of January into a leap day', '2028-01-31', '2028-02-29', 2900, 'monthly', 9900, 'monthly', '2028-02-15', 14, 29, 1400, 4779, 3379, '2028-01-31', '2028-02-29'],
  ['from a leap day to the end of March', '2028-02-29', '2028-03-31', 9900, 'monthly', 29900, 'monthly', '2028-03-01', 30, 31, 9581, 28935, 19354, '2028-02-29', '2028-03-31'],
  ['over New Year', '2026-12-15', '2027-01-15', 2900, 'monthly', 29900, 'monthly', '2027-01-01', 14, 31, 1310, 13503, 12193, '2026-12-15', '2027-01-15'],
  ['the first day of daylight saving counts as a day', '2026-09-20', '2026-10-20', 2900, 'monthly', 9900, 'monthly', '2026-10-04', 16, 30, 1547, 5280, 3733, '2026-09-20', '2026-10-20'],
  ['the last day of daylight saving counts as a day', '2027-03-20', '2027-04-20', 2900, 'monthly', 9900, 'monthly', '2027-04-04', 16, 31, 1497, 5110, 3613, '2027-03-20', '2027-04-20'],
  ['starter to enterprise with a week left', '2026-11-09', '2026-12-09', 2900, 'monthly', 29900, 'monthly', '2026-12-02', 7, 30, 677, 6977, 6300, '2026-11-09', '2026-12-09'],
  ['enterprise to professional with a week left', '2026-11-09', '2026-12-09', 29900, 'monthly', 9900, 'monthly', '2026-12-02', 7, 30, 6977, 2310, -4667, '2026-11-09', '2026-12-09'],
  ['enterprise to starter with ten days left', '2026-11-09', '2026-12-09', 29900, 'monthly', 2900, 'monthly', '2026-11-29', 10, 30, 9967, 967, -9000, '2026-11-09', '2026-12-09'],
  ['a half cent goes up on both sides', '2026-11-01', '2026-12-01', 2915, 'monthly', 9915, 'monthly', '2026-11-22', 9, 30, 875, 2975, 2100, '2026-11-01', '2026-12-01'],
  ['one cent of a month', '2026-11-09', '2026-12-09', 1, 'monthly', 2, 'monthly', '2026-11-24', 15, 30, 1, 1, 0, '2026-11-09', '2026-12-09'],
  ['yearly up after half a year', '2026-07-01', '2027-07-01', 29000, 'yearly', 99000, 'yearly', '2026-12-30', 183, 365, 14540, 49636, 35096, '2026-07-01', '2027-07-01'],
  ['yearly up on day two', '2026-07-01', '2027-07-01', 29000, 'yearly', 99000, 'yearly', '2026-07-02', 364, 365, 28921, 98729, 69808, '2026-07-01', '2027-07-01'],
  ['yearly down after half a year', '2026-07-01', '2027-07-01', 99000, 'yearly', 29000, 'yearly', '2026-12-30', 183, 365, 49636, 14540, -35096, '2026-07-01', '2027-07-01'],
  ['a year with a leap day has 366 days', '2027-07-01', '2028-07-01', 29000, 'yearly', 99000, 'yearly', '2028-02-29', 123, 366, 9746, 33270, 23524, '2027-07-01', '2028-07-01'],
  ['a year that began on a leap day ends on 28 February', '2028-02-29', '2029-02-28', 29000, 'yearly', 299000, 'yearly', '2028-08-31', 181, 365, 14381, 148271, 133890, '2028-02-29', '2029-02-28'],
  ['yearly up on the last day', '2026-07-01', '2027-07-01', 99000, 'yearly', 299000, 'yearly', '2027-06-30', 1, 365, 271, 819, 548, '2026-07-01', '2027-07-01'],
  ['monthly to yearly of the same plan, in the middle', '2026-11-09', '2026-12-09', 2900, 'monthly', 29000, 'yearly', '2026-11-24', 15, 30, 1450, 29000, 27550, '2026-11-24', '2027-11-24'],
  ['monthly to yearly of a bigger plan', '2026-11-09', '2026-12-09', 2900, 'monthly', 99000, 'yearly', '2026-11-24', 15, 30, 1450, 99000, 97550, '2026-11-24', '2027-11-24'],
  ['monthly to yearly on the first day', '2026-11-09', '2026-12-09', 2900, 'monthly', 29000, 'yearly', '2026-11-09', 30, 30, 2900, 29000, 26100, '2026-11-09', '2027-11-09'],
  ['monthly to yearly on a leap day', '2028-02-10', '2028-03-10', 2900, 'monthly', 29000, 'yearly', '2028-02-29', 10, 29, 1000, 29000, 28000, '2028-02-29', '2029-02-28'],
  ['yearly to monthly of the same plan', '2026-07-01', '2027-07-01', 29000, 'yearly', 2900, 'monthly', '2026-12-30', 183, 365, 14540, 2900, -11640, '2026-12-30', '2027-01-30'],
  ['yearly to monthly of a bigger plan: the credit is larger', '2026-07-01', '2027-07-01', 29000, 'yearly', 9900, 'monthly', '2026-08-01', 334, 365, 26537, 9900, -16637, '2026-08-01', '2026-09-01'],
  ['yearly to monthly near the end: the charge is larger', '2026-07-01', '2027-07-01', 29000, 'yearly', 9900, 'monthly', '2027-06-20', 11, 365, 874, 9900, 9026, '2027-06-20', '2027-07-20'],
  ['yearly to monthly from the end of a long month', '2026-07-01', '2027-07-01', 99000, 'yearly', 9900, 'monthly', '2027-01-31', 151, 365, 40956, 9900, -31056, '2027-01-31', '2027-02-28'],
  ['yearly to monthly in a year of 366 days', '2027-07-01', '2028-07-01', 99000, 'yearly', 2900, 'monthly', '2028-01-31', 152, 366, 41115, 2900, -38215, '2028-01-31', '2028-02-29'],
  ['promo of 10 % on the old plan, none on the new one', '2026-11-09', '2026-12-09', 2610, 'monthly', 9900, 'monthly', '2026-11-24', 15, 30, 1305, 4950, 3645, '2026-11-09', '2026-12-09'],
  ['promo of 10 % on both', '2026-11-09', '2026-12-09', 2610, 'monthly', 8910, 'monthly', '2026-11-24', 15, 30, 1305, 4455, 3150, '2026-11-09', '2026-12-09'],
  ['promo of 5 dollars on both', '2026-11-09', '2026-12-09', 2400, 'monthly', 9400, 'monthly', '2026-11-19', 20, 30, 1600, 6267, 4667, '2026-11-09', '2026-12-09'],
  ['a first month for nothing, then a bigger plan', '2026-11-09', '2026-12-09', 0, 'monthly', 9900, 'monthly', '2026-11-24', 15, 30, 0, 4950, 4950, '2026-11-09', '2026-12-09'],
  ['a first month for nothing on both plans', '2026-11-09', '2026-12-09', 0, 'monthly', 0, 'monthly', '2026-11-24', 15, 30, 0, 0, 0, '2026-11-09', '2026-12-09'],
  ['promo of 10 % on a month, then a year without it', '2026-11-09', '2026-12-09', 2610, 'monthly', 29000, 'yearly', '2026-11-24', 15, 30, 1305, 29000, 27695, '2026-11-24', '2027-11-24'],
  ['promo of 25 % on a year, then a month with it', '2026-07-01', '2027-07-01', 21750, 'yearly', 2175, 'monthly', '2026-12-30', 183, 365, 10905, 2175, -8730, '2026-12-30', '2027-01-30'],
];

for (const [about, start, end, cost, interval, nextCost, nextInterval, on, ...made] of examples) {
  test(`a change of plan: ${about}`, () => {
    const [daysLeft, days, credit, charge, total, newStart, newEnd] = made;
    expect(prorate({ start, end, cost, interval }, { cost: nextCost, interval: nextInterval }, on)).toEqual({
      daysLeft,
      days,
      credit,
      charge,
      total,
      start: newStart,
      end: newEnd,
    });
  });
}

test('there are at least forty worked examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(40);
});

test('up and back on one day costs nothing', () => {
  const month = { start: '2026-11-09', end: '2026-12-09', interval: 'monthly' } as const;
  for (let day = 9; day <= 30; day += 1) {
    const on = `2026-11-${String(day).padStart(2, '0')}`;
    const up = prorate({ ...month, cost: 2900 }, { cost: 9900, interval: 'monthly' }, on);
    const down = prorate({ ...month, cost: 9900 }, { cost: 2900, interval: 'monthly' }, on);
    expect(up.total + down.total).toBe(0);
  }
});

test('after the end of a period nothing is left of it', () => {
  const made = prorate(
    { start: '2026-11-09', end: '2026-12-09', cost: 2900, interval: 'monthly' },
    { cost: 9900, interval: 'monthly' },
    '2026-12-20',
  );
  expect(made).toMatchObject({ daysLeft: 0, credit: 0, charge: 0, total: 0 });
});

test('less than half a dollar is left off, because no card can pay it', () => {
  expect([0, 1, 49, 50, 2900].map(leftOffOf)).toEqual([0, 1, 49, 0, 0]);
});
