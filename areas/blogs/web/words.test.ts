import { expect, test } from 'vitest';
import { localMoment, longDate } from './words.ts';

test('dates have the month first and are written out', () => {
  expect(longDate(new Date(2026, 10, 4, 9, 5).toISOString())).toBe('November 4, 2026');
});

test('a moment and what the field for it holds are the same', () => {
  const moment = new Date(2026, 0, 4, 9, 5).toISOString();
  expect(localMoment(moment)).toBe('2026-01-04T09:05');
  expect(new Date(localMoment(moment)).toISOString()).toBe(moment);
});
