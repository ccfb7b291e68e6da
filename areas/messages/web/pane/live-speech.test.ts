import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSpeech } from './live-speech.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listen() {
  const said: string[] = [];
  const speech = createLiveSpeech({
    say: (text) => said.push(text),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  const type = (words: string, { from = '', pause = 150 } = {}) => {
    for (let at = 1; at <= words.length; at += 1) {
      speech.heard(from + words.slice(0, at));
      vi.advanceTimersByTime(pause);
    }
  };
  return { ...speech, said, type };
}

test('each sentence is said once, when it ends, and no letter by itself', () => {
  const { type, said } = listen();
  type('Good morning. It costs 3.50 today! Shall we');
  expect(said).toEqual(['Good morning.', 'It costs 3.50 today!']);
  type(' go?', { from: 'Good morning. It costs 3.50 today! Shall we' });
  vi.advanceTimersByTime(700);
  expect(said).toEqual(['Good morning.', 'It costs 3.50 today!', 'Shall we go?']);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(3);
});

test('after a pause of three seconds whole words are said, half of one is not', () => {
  const { type, said } = listen();
  type('I wonder wheth');
  vi.advanceTimersByTime(2800);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['I wonder']);
  type('er it rains ', { from: 'I wonder wheth' });
  vi.advanceTimersByTime(3000);
  expect(said).toEqual(['I wonder', 'whether it rains']);
});

test('a slow writer is not spelled out', () => {
  const { type, said } = listen();
  type('Yes', { pause: 5000 });
  expect(said).toEqual([]);
  type(' I do.', { from: 'Yes', pause: 5000 });
  expect(said).toEqual(['Yes', 'I', 'do.']);
});

test('the message that it becomes is said only where it was not heard yet', () => {
  const { type, rest, heard, said } = listen();
  type('Good morning. How are you');
  heard('');
  expect(rest('Good morning. How are you')).toBe('How are you');
  expect(rest('Good morning. How are you')).toBeUndefined();
  type('Fine. ');
  heard('');
  expect(rest('Fine.')).toBe('');
  type('Not this. ');
  heard('');
  expect(rest('Something else')).toBeUndefined();
  type('Late. ');
  heard('');
  vi.advanceTimersByTime(20_000);
  expect(rest('Late.')).toBeUndefined();
  expect(said).toEqual(['Good morning.', 'Fine.', 'Not this.', 'Late.']);
});

test('a sentence that was changed is said again, the ones before it are not', () => {
  const { type, heard, said } = listen();
  type('Come at ten. Bring tea. ');
  heard('Come at ten. Bring cake. ');
  vi.advanceTimersByTime(3000);
  expect(said).toEqual(['Come at ten.', 'Bring tea.', 'Bring cake.']);
});
