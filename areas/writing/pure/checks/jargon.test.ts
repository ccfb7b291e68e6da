import { expect, test } from 'vitest';
import { findingsOf, fixedText, inQuote, quotesOf } from '../testing/blocks.ts';
import { check } from './check.ts';
import { plainWords } from './plain-words.ts';

test('official words become plain ones, with their capitals and with the right article', () => {
  expect(fixedText('jargon', 'Prior to the visit, we utilise an additional form in order to obtain funds.')).toBe(
    'Before the visit, we use an extra form to get funds.',
  );
  expect(fixedText('jargon', 'A large number of people liaise with a stakeholder.')).toBe(
    'Many people talk to a person involved.',
  );
  expect(fixedText('jargon', 'An erroneous number of erroneous sums.')).toBe('A wrong number of wrong sums.');
});

test('the longest phrase counts, at its place, and a comma ends it', () => {
  expect(findingsOf('jargon', 'We start in accordance with it.')).toMatchObject([
    {
      title: '“in accordance with” has a plainer word',
      suggestion: 'Write “under”.',
      place: { path: [0], from: 9, to: 27 },
      fix: { label: 'Write “under”', done: '“in accordance with” became “under”.' },
    },
  ]);
  expect(quotesOf('jargon', 'In order, to be sure, we act.')).toEqual([]);
});

test('the other spelling is found too; capitals, addresses and quotes are left alone', () => {
  expect(fixedText('jargon', `We ${['utili', 'zed'].join('')} it.`)).toBe('We used it.');
  expect(quotesOf('jargon', 'UTILISE IT', 'See https://example.org/utilise here')).toEqual([]);
  expect(check(inQuote('We utilise it.'))).toEqual([]);
});

test('every entry has words of its own, and no plain word is itself on the list', () => {
  for (const [form, better] of plainWords) {
    expect([form, better]).toEqual([form.toLowerCase(), expect.stringMatching(/^[a-z' ]+$/)]);
    expect(plainWords.has(better)).toBe(false);
  }
});
