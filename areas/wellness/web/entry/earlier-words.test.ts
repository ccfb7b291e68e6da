import { expect, test } from 'vitest';
import { earlierWords } from './earlier-words.ts';

test('what is said most often comes first, in the words of the first time', () => {
  expect(earlierWords([['tired legs'], ['brain fog', 'Tired legs'], [], ['TIRED LEGS']])).toEqual([
    'tired legs',
    'brain fog',
  ]);
  expect(earlierWords([])).toEqual([]);
});
