import { expect, test } from 'vitest';
import { readCaptions, writeCaptions } from './webvtt.ts';

const again = (text: string) => writeCaptions(readCaptions(text) ?? []);

test('keeps times and words, and leaves out notes, styles, names and positions', () => {
  const text = [
    'WEBVTT - title',
    '',
    'STYLE\n::cue { background: url(https://example.org/spy) }',
    '',
    'NOTE private',
    '',
    'intro\n00:01.000 --> 00:03.500 align:start line:0%\n<v Dana>Hello <b>there</b>\nsecond line',
    '',
    '01:00:00.250 --> 01:00:01.000\nTea &amp; cake &lt;3',
  ].join('\n');
  expect(again(text)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nHello there\nsecond line\n\n01:00:00.250 --> 01:00:01.000\nTea &amp; cake &lt;3\n',
  );
});

test('reads SubRip, Windows line ends and a byte order mark', () => {
  expect(again('\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nHi\r\n')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHi\n',
  );
});

test('sorts by start and drops cues that end before they start', () => {
  const cues = readCaptions(
    'WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA\n\n00:09.000 --> 00:08.000\nC',
  );
  expect(cues?.map(({ text }) => text)).toEqual(['A', 'B']);
});

test('a text without cues is none', () => {
  expect(readCaptions('just words')).toBeUndefined();
  expect(readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\n<script></script>')).toBeUndefined();
});

test('a thousandth that rounds does not spill over', () => {
  expect(again('WEBVTT\n\n00:00.999 --> 00:01.001\nA')).toContain('00:00:00.999 --> 00:00:01.001');
});

test('a bracket that nothing closes is a sign like others', () => {
  const words = '1 < 2 <i>and</i> <b>3</b> <3 <';
  expect(readCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${words}`)?.[0]?.text).toBe('1 and 3 <3 <');
});
