import { expect, test } from 'vitest';
import { findingsOf, inQuote, quotesOf } from '../testing/blocks.ts';
import { check } from './check.ts';

test('a term is explained at its first mention', () => {
  expect(findingsOf('term', 'My plan manager left.', 'A plan manager helps.')).toMatchObject([
    {
      title: '“plan manager” is a term of the NDIS',
      suggestion: 'Say what it means: “A person or company that pays your providers and keeps your plan records.”',
      place: { path: [0], from: 3, to: 15 },
    },
  ]);
  expect(quotesOf('term', 'A support was reasonable and necessary.')).toEqual(['reasonable and necessary']);
});

test('explained terms, well-known names and quotes are left alone', () => {
  expect(
    quotesOf(
      'term',
      'A plan manager left.',
      'A person or company that pays your providers and keeps your plan records.',
    ),
  ).toEqual([]);
  expect(quotesOf('term', 'An occupational therapist wrote in Easy Read.')).toEqual([]);
  expect(check(inQuote('A plan manager left.'))).toEqual([]);
});
