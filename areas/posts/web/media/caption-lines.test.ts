import { expect, test } from 'vitest';
import { cuesOf, linesOf, secondsOf, timeWords, webVttOf } from './caption-lines.ts';

const line = (key: number, start: number, text: string) => ({ key, start, text });

test('a line shows until the next one, at most seven seconds', () => {
  const lines = [line(2, 3, 'Second'), line(1, 0, 'First '), line(3, 30, 'Third'), line(4, 31, ' ')];
  expect(cuesOf(lines, 60)).toEqual([
    { start: 0, end: 3, text: 'First' },
    { start: 3, end: 10, text: 'Second' },
    { start: 30, end: 37, text: 'Third' },
  ]);
});

test('the last line ends with the clip, and lines at the same time still show', () => {
  expect(cuesOf([line(1, 4, 'Bye')], 5)).toEqual([{ start: 4, end: 5, text: 'Bye' }]);
  expect(cuesOf([line(1, 4, 'A'), line(2, 4, 'B')], 5)[0]?.end).toBeCloseTo(4.1);
});

test('what was in a file keeps its end, unless its start was moved behind it', () => {
  const [first, second] = linesOf([
    { start: 1, end: 9.5, text: 'Two\nlines' },
    { start: 12, end: 14, text: 'Bye' },
  ]);
  if (!first || !second) throw new Error('Two lines.');
  expect(cuesOf([first, second], 20)).toEqual([
    { start: 1, end: 9.5, text: 'Two lines' },
    { start: 12, end: 14, text: 'Bye' },
  ]);
  expect(cuesOf([{ ...second, start: 15 }], 20)).toEqual([{ start: 15, end: 20, text: 'Bye' }]);
});

test('what comes out is WebVTT', () => {
  expect(webVttOf([line(1, 0.5, 'Tea & cake')], 2)).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nTea &amp; cake\n');
});

test.each([
  [0, '0:00.0'],
  [5.04, '0:05.0'],
  [65.5, '1:05.5'],
  [59.96, '1:00.0'],
])('%d seconds are written %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});

test('times are read as people write them', () => {
  expect(['1:05.5', '65,5', '0:07', '7'].map(secondsOf)).toEqual([65.5, 65.5, 7, 7]);
  expect(['', 'soon', '1:2:3', '-4'].map(secondsOf)).toEqual([undefined, undefined, undefined, undefined]);
});
