import { expect, test } from 'vitest';
import { checkPair } from './pair-fields.ts';
import { withTerm } from './recent.ts';
import { resultText, searchHref, totalOf } from './words.ts';

test('results are counted in words', () => {
  expect(resultText(0, 'x')).toBe('No results for “x”');
  expect(resultText(1, 'x')).toBe('1 result for “x”');
  expect(resultText(19, 'bus ramp')).toBe('19 results for “bus ramp”');
  expect(resultText(1000, 'x')).toBe('1,000 or more results for “x”');
});

test('each kind has its own total', () => {
  const group = (kind: string, total: number) => ({ kind, label: kind, total, hits: [] });
  const groups = [group('posts', 3), group('people', 2)];
  expect([totalOf('all', groups), totalOf('posts', groups), totalOf('people', groups)]).toEqual([5, 3, 2]);
});

test('a search is an address', () => {
  expect(searchHref('a & b')).toBe('/search?q=a+%26+b');
  expect(searchHref('ramp', 'posts')).toBe('/search?q=ramp&kind=posts');
  expect(searchHref('OT', 'all', true)).toBe('/search?q=OT&words=typed');
});

test('recent searches stand once, latest first, eight at most', () => {
  expect(withTerm(['ramp', 'bus'], 'Bus')).toEqual(['Bus', 'ramp']);
  expect(
    withTerm(
      Array.from({ length: 8 }, (_, n) => `t${n}`),
      'new',
    ),
  ).toHaveLength(8);
});

test('both sides of a pair must say something, and not the same', () => {
  expect(checkPair({ word: 'OT', means: 'occupational therapy' })).toEqual({});
  expect(Object.keys(checkPair({ word: ' ', means: '' }))).toEqual(['word', 'means']);
  expect(Object.keys(checkPair({ word: 'Lift', means: 'lift ' }))).toEqual(['means']);
});
