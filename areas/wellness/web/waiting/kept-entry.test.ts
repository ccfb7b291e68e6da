import { expect, test } from 'vitest';
import { dated, saysTheSame, shownAs } from './kept-entry.ts';

const words = {
  moodRating: 4,
  energyLevel: 3,
  painLevel: 2,
  notes: 'words',
  isPrivate: true,
  shareWithHealthcare: false,
};
/** 23:30 in Perth on the 25th, and the 26th in Sydney. */
const late = new Date('2026-11-25T15:30:00.000Z');

test('the day is the one on which it was written, where it was written', () => {
  expect(dated({ ...words, zone: 'Australia/Perth' }, late)).toMatchObject({
    day: '2026-11-25',
    at: late.toISOString(),
  });
  expect(dated({ ...words, zone: 'Australia/Sydney' }, late)).toMatchObject({
    day: '2026-11-26',
    at: late.toISOString(),
  });
});

test('an earlier day has no time of its own, and shows at noon there', () => {
  const body = dated({ ...words, zone: 'Australia/Perth', day: '2026-11-20' }, late);
  expect(body).not.toHaveProperty('at');
  expect(shownAs({ uid: 'one', body })).toMatchObject({ day: '2026-11-20', at: '2026-11-20T04:00:00.000Z' });
});

test('a change of words keeps day and time, and another day takes another time', () => {
  const before = dated({ ...words, zone: 'Australia/Perth' }, late);
  const next = new Date('2026-11-27T01:00:00.000Z');
  expect(dated({ ...words, zone: 'Australia/Perth', day: '2026-11-25' }, next, before)).toMatchObject({
    day: '2026-11-25',
    at: late.toISOString(),
  });
  expect(dated({ ...words, zone: 'Australia/Perth' }, next, before)).toMatchObject({ day: '2026-11-25' });
  expect(dated({ ...words, zone: 'Australia/Perth', day: '2026-11-24' }, next, before)).not.toHaveProperty('at');
});

test('two entries say the same when their words, day and switches do', () => {
  const one = shownAs({ uid: 'one', body: dated({ ...words, zone: 'UTC' }, late) });
  expect(saysTheSame({ ...one, id: 3, version: 2, symptoms: [] }, one)).toBe(true);
  expect(saysTheSame({ ...one, notes: 'other' }, one)).toBe(false);
  expect(saysTheSame({ ...one, isPrivate: false }, one)).toBe(false);
  expect(saysTheSame({ ...one, sealed: 'w1.1.a.b' }, { ...one, sealed: 'w1.1.a.b' })).toBe(true);
  expect(saysTheSame({ ...one, sealed: 'w1.1.a.b' }, { ...one, sealed: 'w1.1.a.c' })).toBe(false);
});
