import { expect, test } from 'vitest';
import { coveredHref } from './covered.ts';

test('the address of a covered page keeps its query and its place', () => {
  expect(coveredHref('/post/12')).toBe('/post/12?covered=1');
  expect(coveredHref('/post/12#comment-3')).toBe('/post/12?covered=1#comment-3');
  expect(coveredHref('/forums/topic/4?page=2&size=10#reply-11')).toBe(
    '/forums/topic/4?page=2&size=10&covered=1#reply-11',
  );
});
