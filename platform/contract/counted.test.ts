import { expect, test } from 'vitest';
import { counted, inFigures, plural } from './counted.ts';

test('one thing, and every other number of things', () => {
  expect([0, 1, 2, 21].map((number) => counted(number, 'comment'))).toEqual([
    '0 comments',
    '1 comment',
    '2 comments',
    '21 comments',
  ]);
  expect([1, 2].map((number) => counted(number, 'reply', 'replies'))).toEqual(['1 reply', '2 replies']);
  expect([1, 3].map((number) => counted(number, 'person is', 'people are'))).toEqual(['1 person is', '3 people are']);
  expect([0, 1, 2].map((number) => plural(number, 'is', 'are'))).toEqual(['are', 'is', 'are']);
});

test('long numbers are grouped, short ones need no formatter', () => {
  expect([999, 1000, 1_234_567].map(inFigures)).toEqual(['999', '1,000', '1,234,567']);
  expect(counted(1234, 'member')).toBe('1,234 members');
});
