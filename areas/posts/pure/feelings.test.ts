import { expect, test } from 'vitest';
import { feelingWords } from './feeling-words.ts';
import { feelingCodes, feelings } from './feelings.ts';

test('codes and words are each used once', () => {
  expect(new Set(feelingCodes).size).toBe(feelings.length);
  expect(new Set(feelings.map(({ words }) => words)).size).toBe(feelings.length);
});

test('a code has its words', () => {
  expect(feelingWords('celebrating')).toBe('like celebrating');
});
