import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('a heading ends with a full stop before the text below it', () => {
  expect(oneLine('What to bring\nBring water and a hat.')).toBe('What to bring. Bring water and a hat.');
  expect(oneLine('Getting there (by tram)\n“Route 96” stops outside.')).toBe(
    'Getting there (by tram). “Route 96” stops outside.',
  );
  expect(oneLine('First\n\n2 ways in')).toBe('First. 2 ways in');
});

test('a line that ends with a mark, and one that goes on, get nothing', () => {
  expect(oneLine('Is it open?\nYes.')).toBe('Is it open? Yes.');
  expect(oneLine('Line one\n\n  line two')).toBe('Line one line two');
  expect(oneLine('Hello 👋\nNew here')).toBe('Hello 👋 New here');
  expect(oneLine('  Last\t words \n')).toBe('Last words');
  expect(oneLine('')).toBe('');
});
