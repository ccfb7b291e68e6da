import { expect, test } from 'vitest';
import { allowance, charge, dayBudget, isOnPace, leftToday, type Spending } from './pacing.ts';

const daily: Spending = { budgetType: 'daily', budget: 800, before: 5000, today: 0, daysLeft: null };
const total: Spending = { budgetType: 'lifetime', budget: 24_000, before: 0, today: 0, daysLeft: 30 };

test('a daily budget is the same each day, whatever was spent before', () => {
  expect(dayBudget(daily)).toBe(800);
  expect(leftToday({ ...daily, today: 799 })).toBe(1);
  expect(leftToday({ ...daily, today: 800 })).toBe(0);
  expect(leftToday({ ...daily, today: 900 })).toBe(0);
});

test('a total is shared among the days that are left, and all of it can be spent', () => {
  expect(dayBudget(total)).toBe(800);
  expect(dayBudget({ ...total, before: 23_999, daysLeft: 2 })).toBe(1);
  expect(dayBudget({ ...total, before: 24_000, daysLeft: 2 })).toBe(0);
  expect(dayBudget({ ...total, before: 1, daysLeft: 1 })).toBe(23_999);
  expect(dayBudget({ ...total, before: 100, daysLeft: null })).toBe(23_900);
});

test('thirty days that spend their share come to the total, to the cent', () => {
  let before = 0;
  for (let daysLeft = 7; daysLeft > 0; daysLeft -= 1) before += dayBudget({ ...total, budget: 1000, before, daysLeft });
  expect(before).toBe(1000);
});

test('a day begins with a twelfth of its budget, and may have spent all of it by ten at night', () => {
  expect(allowance(1200, 0)).toBe(100);
  expect(allowance(1200, 22 * 60)).toBe(1200);
  expect(allowance(1200, 1439)).toBe(1200);
  expect(allowance(1200, 11 * 60)).toBe(700);
});

test('what is ahead of the day waits, and begins again as the day goes on', () => {
  const spending = { ...daily, today: 400 };
  expect(isOnPace(spending, 50, 6 * 60)).toBe(false);
  expect(isOnPace(spending, 50, 12 * 60)).toBe(true);
});

test('a budget of a single press begins with the day, and ends with it', () => {
  const small = { ...daily, budget: 100 };
  expect(isOnPace(small, 100, 0)).toBe(true);
  expect(isOnPace({ ...small, today: 100 }, 100, 1439)).toBe(false);
  expect(isOnPace({ ...small, today: 1 }, 100, 1439)).toBe(false);
});

test.each([
  [10, 2, 20, { paid: 10, cost: 20 }],
  [10, 2, 19, { paid: 9, cost: 18 }],
  [10, 2, 1, { paid: 0, cost: 0 }],
  [10, 2, -5, { paid: 0, cost: 0 }],
  [10, 0, 0, { paid: 10, cost: 0 }],
])('of %i at %i cents with %i cents left, as many are paid as fit', (count, price, room, expected) => {
  expect(charge(count, price, room)).toEqual(expected);
});
