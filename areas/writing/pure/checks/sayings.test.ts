import { expect, test } from 'vitest';
import { findingsOf, fixedText, inQuote, quotesOf } from '../testing/blocks.ts';
import { check } from './check.ts';

test('a saying becomes what it means', () => {
  expect(findingsOf('saying', 'The form was a piece of cake.')).toMatchObject([
    {
      title: '“a piece of cake” is a saying',
      suggestion: 'Say what you mean, such as “easy”.',
      place: { path: [0], from: 13, to: 28 },
      fix: { label: 'Write “easy”' },
    },
  ]);
  expect(fixedText('saying', 'At the end of the day, they fell on deaf ears.')).toBe('In the end, they were ignored.');
});

test('cake is cake, and a quote stays', () => {
  expect(quotesOf('saying', 'We ate cake. The day ended at the end of the street.')).toEqual([]);
  expect(check(inQuote('It was a piece of cake.'))).toEqual([]);
});
