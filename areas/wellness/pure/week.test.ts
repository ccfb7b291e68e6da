import { expect, test } from 'vitest';
import { weekCard } from './week.ts';

const said = (day: string, moodRating: number, energyLevel: number, painLevel: number) => ({
  day,
  moodRating,
  energyLevel,
  painLevel,
});
const wednesday = new Date('2026-11-25T01:00:00.000Z');
const zone = 'Australia/Melbourne';

test('WELL-02: without entries there are no averages, and 0 of 7 days', () => {
  const card = weekCard([], wednesday, zone);
  expect(card).toMatchObject({ from: '2026-11-23', to: '2026-11-29', daysWithEntry: 0 });
  expect([card.mood, card.energy, card.pain]).toEqual([null, null, null]);
  expect(card.days.map(({ state }) => state)).toEqual([
    ...['none', 'none', 'none'],
    ...['to come', 'to come', 'to come', 'to come'],
  ]);
  expect(card.days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-25']);
});

test('WELL-02: the averages are those of the member’s own week, several entries a day too', () => {
  const card = weekCard(
    [
      said('2026-11-25', 7, 6, 2),
      said('2026-11-25', 8, 7, 3),
      said('2026-11-23', 6, 7, 0),
      said('2026-11-22', 1, 1, 10),
      said('2026-11-30', 1, 1, 10),
    ],
    wednesday,
    zone,
  );
  expect([card.mood, card.energy, card.pain, card.daysWithEntry]).toEqual([7, 6.7, 1.7, 2]);
  expect(card.days.map(({ entries }) => entries)).toEqual([1, 0, 2, 0, 0, 0, 0]);
  expect(card.days.map(({ state }) => state).slice(0, 4)).toEqual(['written', 'none', 'written', 'to come']);
});

test('the week begins on Monday where the member is', () => {
  // Sunday evening in Perth, Monday already in Melbourne.
  const moment = new Date('2026-11-22T14:00:00.000Z');
  expect(weekCard([], moment, 'Australia/Melbourne').from).toBe('2026-11-23');
  expect(weekCard([], moment, 'Australia/Perth').from).toBe('2026-11-16');
});

test('a week in which the clocks change has seven days', () => {
  const card = weekCard([said('2026-10-04', 5, 5, 5)], new Date('2026-10-04T12:30:00.000Z'), zone);
  expect(card.days.map(({ day }) => day)).toEqual([
    ...['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'],
  ]);
  expect(card.days.at(-1)).toMatchObject({ isToday: true, state: 'written' });
});

test('after a flight west, an entry about tomorrow is still one', () => {
  const moment = new Date('2026-11-25T20:00:00.000Z');
  const card = weekCard([said('2026-11-26', 9, 8, 1)], moment, 'America/Los_Angeles');
  expect(card.days[3]).toEqual({ day: '2026-11-26', state: 'written', isToday: false, entries: 1 });
  expect([card.mood, card.daysWithEntry]).toEqual([9, 1]);
});
