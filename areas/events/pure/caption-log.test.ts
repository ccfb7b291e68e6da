import { expect, test } from 'vitest';
import { logLimits, logText, logTime, logVtt, readLog, speakersOf } from './caption-log.ts';

const captions = [
  'WEBVTT',
  '',
  '00:05.200 --> 00:07.000',
  '<v Ana Reid>Welcome to the',
  '',
  '00:07.000 --> 00:09.000',
  'long table.',
  '',
  '00:09.000 --> 00:12.000',
  '<v Ana Reid>Who has tea?',
  '<v.loud Ben>Me!',
  '',
  '01:02:05.000 --> 01:02:06.000',
  'Ben: Goodbye',
].join('\n');

test('captions become whole sentences, with when they began and who spoke', () => {
  expect(readLog(captions)).toEqual([
    { at: 5, speaker: 'Ana Reid', text: 'Welcome to the long table.' },
    { at: 9, speaker: 'Ana Reid', text: 'Who has tea?' },
    { at: 9, speaker: 'Ben', text: 'Me!' },
    { at: 3725, speaker: 'Ben', text: 'Goodbye' },
  ]);
  expect(speakersOf(readLog(captions))).toEqual(['Ana Reid', 'Ben']);
});

test('a typed log keeps its lines; times and names may be missing', () => {
  const log = ['Ana: Welcome.', '', '[1:05] Ben Lee: Hello, is it 5: yes?', '0:02:10 (claps)', 'please note: tea'];
  expect(readLog(log.join('\r\n'))).toEqual([
    { at: null, speaker: 'Ana', text: 'Welcome.' },
    { at: 65, speaker: 'Ben Lee', text: 'Hello, is it 5: yes?' },
    { at: 130, speaker: '', text: '(claps)' },
    { at: null, speaker: '', text: 'please note: tea' },
  ]);
  expect(readLog('One two three four five: six')).toEqual([
    { at: null, speaker: '', text: 'One two three four five: six' },
  ]);
});

test('what is kept reads the same again', () => {
  const text = logText(readLog(captions));
  expect(text).toBe(
    '[0:05] Ana Reid: Welcome to the long table.\n[0:09] Ana Reid: Who has tea?\n[0:09] Ben: Me!\n[1:02:05] Ben: Goodbye',
  );
  expect(readLog(text)).toEqual(readLog(captions));
});

test('an arrow is part of what was said, in a typed log, in captions and in what is kept of them', () => {
  const words = 'Platform 1 --> platform 3.';
  expect(readLog(`Ana: ${words}\n00:10 Ben: ${words}`)).toEqual([
    { at: null, speaker: 'Ana', text: words },
    { at: 10, speaker: 'Ben', text: words },
  ]);
  const lines = readLog(`WEBVTT\n\n00:05.000 --> 00:07.000\n${words}`);
  expect(lines).toEqual([{ at: 5, speaker: '', text: words }]);
  expect(readLog(logText(lines))).toEqual(lines);
});

test('a line that is too long becomes several by the same speaker', () => {
  const lines = readLog(`[0:01] Ana: ${'word '.repeat(300)}`);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every(({ at, speaker, text }) => at === 1 && speaker === 'Ana' && text.length <= logLimits.line)).toBe(
    true,
  );
  expect(lines.map(({ text }) => text).join(' ')).toBe('word '.repeat(300).trim());
});

test('nothing to read is no lines', () => {
  expect(readLog(' \n\n')).toEqual([]);
  expect(readLog('WEBVTT\n')).toEqual([]);
  expect(readLog('WEBVTT\n\n00:05.000 --> 00:02.000\nBackwards')).toEqual([]);
  expect(readLog('[0:05]')).toEqual([]);
  expect(readLog('WEBVTT\n')).toEqual([]);
});

test('times are short where they can be', () => {
  expect([0, 65, 3725].map(logTime)).toEqual(['0:00', '1:05', '1:02:05']);
});

test('a log is given out as WebVTT with speakers, and read back the same', () => {
  const lines = [
    { at: 5, speaker: 'Ana Reid', text: 'Is 3 < 4?' },
    { at: 9, speaker: '', text: 'Yes.' },
    { at: null, speaker: 'Ben', text: 'Without a time.' },
  ];
  expect(logVtt(lines)).toBe(
    'WEBVTT\n\n00:00:05.000 --> 00:00:09.000\n<v Ana Reid>Is 3 &lt; 4?\n\n00:00:09.000 --> 00:00:14.000\nYes.\n',
  );
  expect(readLog(logVtt([{ at: 5, speaker: 'Ana Reid', text: 'Welcome.' }]))).toEqual([
    { at: 5, speaker: 'Ana Reid', text: 'Welcome.' },
  ]);
});
