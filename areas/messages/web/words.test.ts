import { expect, test } from 'vitest';
import { dayOf, firstName, isMuted, lastSeenWords, rowTime, shortened } from './words.ts';

const now = new Date(2026, 10, 22, 15, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('rows say the time today, Yesterday, else month and day (MESSAGES-04)', () => {
  expect(rowTime(at(2026, 10, 22, 14, 4), now)).toBe('2:04 pm');
  expect(rowTime(at(2026, 10, 22, 0, 0), now)).toBe('12:00 am');
  expect(rowTime(at(2026, 10, 21, 23, 59), now)).toBe('Yesterday');
  expect(rowTime(at(2026, 10, 18, 9, 0), now)).toBe('Nov 18');
});

test('days between messages have their names, and another year is said', () => {
  expect(dayOf(at(2026, 10, 22, 1, 0), now)).toBe('Today');
  expect(dayOf(at(2026, 10, 21, 1, 0), now)).toBe('Yesterday');
  expect(dayOf(at(2026, 10, 19, 1, 0), now)).toBe('Thursday 19 November');
  expect(dayOf(at(2025, 11, 31, 1, 0), now)).toBe('Wednesday 31 December 2025');
});

test('last seen, mute, names and quotes', () => {
  expect(lastSeenWords(at(2026, 10, 22, 14, 50), now)).toBe('Last seen just now');
  expect(lastSeenWords(at(2026, 10, 22, 10, 0), now)).toBe('Last seen 5 hours ago');
  expect(isMuted(null)).toBe(false);
  expect(isMuted(at(2026, 10, 22, 15, 1), now.getTime())).toBe(true);
  expect(isMuted(at(2026, 10, 22, 14, 59), now.getTime())).toBe(false);
  expect(firstName('  Tomasz Wiśniewski ')).toBe('Tomasz');
  expect(shortened('No hurry.')).toBe('No hurry.');
  expect(shortened('a'.repeat(70))).toBe(`${'a'.repeat(60)}…`);
});
