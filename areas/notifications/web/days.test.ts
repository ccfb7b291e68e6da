import { expect, test } from 'vitest';
import { byDay, dayOf } from './days.ts';

const now = new Date(2026, 10, 21, 9, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('days are named by the reader’s calendar', () => {
  expect(dayOf(at(2026, 10, 21, 0, 1), now)).toBe('Today');
  expect(dayOf(at(2026, 10, 20, 23, 59), now)).toBe('Yesterday');
  expect(dayOf(at(2026, 10, 19, 12, 0), now)).toBe('Thursday 19 November');
  expect(dayOf(at(2026, 10, 21, 9, 1), now)).toBe('Today');
});

test('neighbours of one day stand together, in their order', () => {
  const items = [at(2026, 10, 21, 8, 0), at(2026, 10, 21, 7, 0), at(2026, 10, 19, 7, 0)].map((updatedAt) => ({
    updatedAt,
  }));
  expect(byDay(items, now).map(({ day, items: own }) => [day, own.length])).toEqual([
    ['Today', 2],
    ['Thursday 19 November', 1],
  ]);
  expect(byDay([], now)).toEqual([]);
});
