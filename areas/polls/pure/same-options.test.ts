import { expect, test } from 'vitest';
import { firstTwice } from './same-options.ts';

test('an option that says the same as another is found, whatever its capitals and blanks', () => {
  expect(firstTwice(['Tuesday', 'Thursday'])).toBeUndefined();
  expect(firstTwice(['Tuesday', 'Thursday', ' tues day', 'TUESDAY '])).toBe(3);
  expect(firstTwice(['The  park', 'the park'])).toBe(1);
});

test('options that are still empty are not the same', () => {
  expect(firstTwice(['', ' ', ''])).toBeUndefined();
});
