import { expect, test } from 'vitest';
import { preferredFirst } from './preferred-formats.ts';

test('what is preferred comes first, and each part keeps its order', () => {
  expect(preferredFirst(['a', 'B', 'c', 'D'], (one) => one === one.toUpperCase())).toEqual(['B', 'D', 'a', 'c']);
  expect(preferredFirst(['a', 'b'], () => false)).toEqual(['a', 'b']);
});
