import { expect, test } from 'vitest';
import { findingsOf, fixedText, inQuote, quotesOf } from '../testing/blocks.ts';
import { check } from './check.ts';

test('two negatives that make one positive word', () => {
  expect(findingsOf('double-negative', 'It is not uncommon.')).toMatchObject([
    {
      title: 'Two negatives together',
      suggestion: 'Write “common”.',
      quote: 'not uncommon',
      place: { path: [0], from: 6, to: 18 },
    },
  ]);
  expect(fixedText('double-negative', 'It is not uncommon, and not without risk.')).toBe(
    'It is common, and with risk.',
  );
});

test('a contraction and a second no; the author has to find the words', () => {
  const [one] = findingsOf('double-negative', 'I don’t have no ramp.');
  expect(one).toMatchObject({ quote: 'don’t have no', suggestion: 'Say it with one negative, or with none.' });
  expect(one?.fix).toBeUndefined();
});

test.each([
  'I don’t know. No ramp is here.',
  'I can’t come, nothing is wrong.',
  'It is not new, and it is unusual.',
  'No, I am not.',
])('“%s” is left alone', (text) => {
  expect(quotesOf('double-negative', text)).toEqual([]);
});

test('quotes are left alone', () => {
  expect(check(inQuote('It is not uncommon.'))).toEqual([]);
});
