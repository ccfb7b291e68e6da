import { expect, test, vi } from 'vitest';
import { withSpoken } from './insert-at-caret.ts';
import { sentencesOf } from './sentences.ts';
import { readSpeech, usualSpeech } from './settings.ts';
import { bestVoice, createSpeaker } from './speaker.ts';
import { startVoice } from './voice-announcements.ts';

type Fake = {
  text: string;
  lang: string;
  rate?: number;
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
};

function stub() {
  const spoken: Fake[] = [];
  const synth = {
    speak: (each: Fake) => spoken.push(each),
    cancel: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    getVoices: () => [],
  };
  const speaker = createSpeaker({
    synth: () => synth as unknown as SpeechSynthesis,
    make: (text) => ({ text, lang: '' }) as unknown as SpeechSynthesisUtterance,
    settings: () => ({ rate: 1.5, pitch: 1 }),
  });
  return { spoken, synth, speaker, finish: () => spoken.at(-1)?.onend?.() };
}

test('lines are spoken one after the other, in Australian English, at the chosen speed', () => {
  const { speaker, spoken, finish } = stub();
  speaker.say({ text: 'one' });
  speaker.say({ text: 'two' });
  expect(spoken.map(({ text }) => text)).toEqual(['one']);
  finish();
  expect(spoken.at(-1)).toMatchObject({ text: 'two', lang: 'en-AU', rate: 1.5 });
  finish();
  expect(speaker.status()).toBe('idle');
});

test('urgent goes before notices, notices before reading', () => {
  const { speaker, spoken, finish } = stub();
  for (const [text, rank] of [
    ['a', 0],
    ['b', 0],
    ['notice', 1],
    ['urgent', 2],
    ['notice 2', 1],
  ] as const)
    speaker.say({ text, rank });
  for (let at = 0; at < 4; at += 1) finish();
  expect(spoken.map(({ text }) => text)).toEqual(['a', 'urgent', 'notice', 'notice 2', 'b']);
});

test('stop empties the queue, tells each line, and a late end of the old turn moves nothing', () => {
  const { speaker, spoken, synth } = stub();
  const ends: boolean[] = [];
  const onEnd = (finished: boolean) => ends.push(finished);
  speaker.say({ text: 'one', onEnd });
  speaker.say({ text: 'two', onEnd });
  speaker.stop();
  expect([ends, synth.cancel.mock.calls.length, speaker.status()]).toEqual([[false, false], 1, 'idle']);
  spoken[0]?.onerror?.();
  expect(spoken).toHaveLength(1);
  speaker.say({ text: 'three' });
  expect(spoken.at(-1)?.text).toBe('three');
});

test('pause and go on', () => {
  const { speaker } = stub();
  speaker.pause();
  expect(speaker.status()).toBe('idle');
  speaker.say({ text: 'one' });
  speaker.pause();
  expect(speaker.status()).toBe('paused');
  speaker.resume();
  expect(speaker.status()).toBe('speaking');
});

test('announcements are spoken while voiceAnnouncements is on, and not after', () => {
  const said: unknown[] = [];
  let hear: (announcement: { text: string; urgent: boolean }) => void = () => undefined;
  const stopHearing = vi.fn();
  const stop = startVoice(
    (listener) => {
      hear = listener;
      return stopHearing;
    },
    (line) => said.push(line),
  );
  hear({ text: 'New message', urgent: false });
  hear({ text: 'Not saved', urgent: true });
  expect(said).toEqual([
    { text: 'New message', rank: 1 },
    { text: 'Not saved', rank: 2 },
  ]);
  stop();
  expect(stopHearing).toHaveBeenCalled();
});

test('a voice on the device comes first', () => {
  const voice = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice;
  const own = voice('en_AU', true);
  expect(bestVoice([voice('en-US', true), voice('en-AU', false), own])).toBe(own);
  expect(bestVoice([voice('de-DE', true)])).toBeUndefined();
});

test('sentences cross nodes but not blocks', () => {
  const pieces = [
    { text: 'A heading', startsBlock: true },
    { text: 'First one. The ', startsBlock: true },
    { text: 'second', startsBlock: false },
    { text: ' one goes on.  \n', startsBlock: false },
    { text: ' — ', startsBlock: true },
  ];
  expect(sentencesOf(pieces)).toEqual([
    { text: 'A heading', start: { piece: 0, offset: 0 }, end: { piece: 0, offset: 9 } },
    { text: 'First one.', start: { piece: 1, offset: 0 }, end: { piece: 1, offset: 10 } },
    { text: 'The second one goes on.', start: { piece: 1, offset: 11 }, end: { piece: 3, offset: 13 } },
  ]);
});

test.each([
  ['', 0, 0, 'hello there', 'Hello there', 11],
  ['I said', 6, 6, 'hello', ' hello', 12],
  ['Done. ', 6, 6, 'next one', 'Next one', 14],
  ['a b', 1, 1, 'x', ' x', 3],
  ['ab', 1, 1, 'x', ' x ', 3],
  ['wrong word', 0, 5, 'right', 'Right', 5],
])('spoken words into %j at %i', (value, start, end, spoken, inserted, caret) => {
  expect(withSpoken(value, start, end, spoken)).toEqual({ inserted, caret });
});

test('speech settings survive garbage', () => {
  expect(readSpeech('{')).toEqual(usualSpeech);
  expect(readSpeech(null)).toEqual(usualSpeech);
  expect(readSpeech('{"rate":9,"pitch":0.5,"dictationAgreed":1}')).toEqual({ ...usualSpeech, pitch: 0.5 });
});
