import { expect, test } from 'vitest';
import { readingFrom, readingOf } from './reading.ts';

test('short words and sentences are Easy English', () => {
  const reading = readingOf('The tram came late. I got on. A man gave me his seat. It was a good day.');
  expect(reading).toMatchObject({ level: 'Easy English', minutes: 1 });
  expect(reading.seconds).toBe(5);
});

test('long words in long sentences are Detailed', () => {
  const text =
    'Notwithstanding the legislative instrument’s commencement, participants’ reasonable and necessary supports remain determinable according to individualised functional capacity assessments administered independently.';
  expect(readingOf(text)).toMatchObject({ level: 'Detailed', grade: 18 });
});

test('two hundred words take a minute, and one more starts the second', () => {
  expect(readingOf('word '.repeat(200))).toMatchObject({ seconds: 60, minutes: 1 });
  expect(readingOf('word '.repeat(204))).toMatchObject({ seconds: 61, minutes: 2 });
});

test('addresses, emoji and nothing at all do not count as words', () => {
  expect(readingOf('')).toEqual({ seconds: 0, minutes: 1, grade: 0, level: 'Easy English' });
  expect(readingOf('🎉🎉 https://example.org/a-very-long-address/of-a-page').seconds).toBe(0);
});

test('a line break ends a sentence', () => {
  const lines = readingOf('Bring a hat\nBring water\nBring a friend');
  expect(lines.grade).toBeLessThanOrEqual(2);
});

test('the stored figures give the same words back', () => {
  const { seconds, grade } = readingOf('We meet at the library on Tuesday. Everybody is welcome, and there is a ramp.');
  expect(readingFrom(seconds, grade)).toEqual(
    readingOf('We meet at the library on Tuesday. Everybody is welcome, and there is a ramp.'),
  );
});
