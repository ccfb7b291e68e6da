import { expect, test } from 'vitest';
import { ageWords, fitsAge } from './age.ts';

const young = { min: 18, max: 35 };

test.each([
  [2009, false],
  [2008, true],
  [1991, true],
  [1990, true],
  [1989, false],
])('born in %i, in 2026: %s', (born, fits) => {
  expect(fitsAge(born, young, 2026)).toBe(fits);
});

test('a side that is left open is open', () => {
  expect(fitsAge(1930, { min: 60, max: null }, 2026)).toBe(true);
  expect(fitsAge(2010, { min: null, max: 20 }, 2026)).toBe(true);
  expect(fitsAge(1990, { min: null, max: 20 }, 2026)).toBe(false);
});

test('it is said in plain words', () => {
  expect(ageWords(young)).toBe('people of 18 to 35');
  expect(ageWords({ min: 60, max: null })).toBe('people of 60 and over');
  expect(ageWords({ min: null, max: 25 })).toBe('people of 25 and under');
  expect(ageWords({ min: null, max: null })).toBe('');
});
