import { expect, test } from 'vitest';
import { clockOf, contentWith, cuesOf } from './transcript.ts';

const lines = [
  { at: 0, until: 400, text: 'Hello.' },
  { at: 1000, until: 4000, text: 'Today we bake bread.' },
  { at: 65_000, until: 65_000, text: 'Goodbye.' },
];

test('captions stay long enough to be read, and end where the next begins', () => {
  expect(cuesOf(lines)).toEqual([
    { start: 0, end: 1, text: 'Hello.' },
    { start: 1, end: 4, text: 'Today we bake bread.' },
    { start: 65, end: 66.5, text: 'Goodbye.' },
  ]);
});

test('the transcript stands below what the post said, with the time of each line', () => {
  expect(contentWith('Bread, live', lines)).toBe(
    'Bread, live\n\nWhat was said:\n0:00 Hello.\n0:01 Today we bake bread.\n1:05 Goodbye.',
  );
  expect(contentWith('Bread, live', [])).toBe('Bread, live');
});

test('a transcript that is too long for a post ends with a whole line', () => {
  const long = Array.from({ length: 200 }, (_, n) => ({ at: n * 1000, until: n * 1000, text: 'x'.repeat(200) }));
  const content = contentWith('Long', long);
  expect(content.length).toBeLessThanOrEqual(20_000);
  expect(content.endsWith('x'.repeat(200))).toBe(true);
  const full = 'x'.repeat(19_990);
  expect(contentWith(full, lines)).toBe(full);
});

test('minutes count on', () => {
  expect(clockOf(3_725_000)).toBe('62:05');
});
