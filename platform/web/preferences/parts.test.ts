import { expect, test, vi } from 'vitest';
import { shortForms, terms } from '#platform/contract/glossary-terms.ts';
import { createSlipGuard } from './click-assistance.ts';
import { findTerms } from './find-terms.ts';
import { createHeldNotices } from './held-notices.ts';
import { moved } from './move.tsx';
import { playSound, setSounds } from './sounds.ts';

test('a second click within 500 ms on the same control is a slip; the third after that counts', () => {
  const isSlip = createSlipGuard<object>();
  const [a, b] = [{}, {}];
  expect([isSlip(a, 0), isSlip(a, 499), isSlip(a, 501), isSlip(b, 502), isSlip(a, 503)]).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('notices wait for the break, urgent ones do not, none is lost', () => {
  const notices = createHeldNotices();
  const said: string[] = [];
  const offer = (text: string, urgent = false) => notices.offer({ urgent, deliver: () => said.push(text) });
  offer('one');
  notices.setHolding(true);
  offer('two');
  offer('safety', true);
  offer('three');
  expect(said).toEqual(['one', 'safety']);
  expect(notices.count()).toBe(2);
  notices.takeBreak();
  offer('four');
  expect(said).toEqual(['one', 'safety', 'two', 'three']);
  notices.setHolding(false);
  expect(said.at(-1)).toBe('four');
});

test('NDIS words are found once each, the longest form first, and short forms in capitals only', () => {
  const text =
    'My NDIS plan has SIL. The support coordinator knows the ndis plan. Modern art and Lac Léman are not meant.';
  const runs = findTerms(text);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter((run) => run.term).map((run) => run.text)).toEqual(['NDIS plan', 'SIL', 'support coordinator']);
  expect(findTerms('Nothing here')).toEqual([{ text: 'Nothing here', term: null }]);
});

test('each meaning is plain: sentences of at most 25 words, no word twice', () => {
  for (const { meaning } of terms)
    for (const sentence of meaning.split(/(?<=\.)\s/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
  const words = terms.flatMap((term) => term.words);
  expect(new Set(words).size).toBe(words.length);
});

test('short forms are written out: the first letters of the words spell them', () => {
  const spelled = [...shortForms].map(([short, long]) => [
    short,
    long
      .replace(/\band\b/, '')
      .match(/\b\w/g)
      ?.join('')
      .toUpperCase(),
  ]);
  const written = (short: string) => (short === 'Auslan' ? 'ASL' : short);
  expect(spelled).toEqual([...shortForms.keys()].map((short) => [short, written(short)]));
  expect(shortForms.get('NDIS')).toBe('National Disability Insurance Scheme');
  expect(shortForms.get('Auslan')).toBe('Australian Sign Language');
  expect([...shortForms.keys()]).toEqual(expect.arrayContaining(['NDIA', 'LAC', 'AAC', 'OT', 'NRS']));
});

test('moving without dragging', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 1, 5)).toEqual(['a', 'b']);
});

test('sounds: nothing before the person acted, zero audio nodes while off', () => {
  const oscillators = vi.fn();
  const node = {
    connect: () => node,
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
    frequency: {},
    start: vi.fn(),
    stop: vi.fn(),
  };
  const contexts = vi.fn();
  class AudioContext {
    currentTime = 0;
    destination = node;
    constructor() {
      contexts();
    }
    resume = async () => undefined;
    close = async () => undefined;
    createOscillator = () => {
      oscillators();
      return node;
    };
    createGain = () => node;
  }
  vi.stubGlobal('AudioContext', AudioContext);
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation });
  setSounds(true);
  playSound('move');
  expect(contexts).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  setSounds(false);
  playSound('move');
  expect(contexts).not.toHaveBeenCalled();
  setSounds(true);
  playSound('success');
  expect([contexts.mock.calls.length, oscillators.mock.calls.length]).toEqual([1, 3]);
  vi.unstubAllGlobals();
});
