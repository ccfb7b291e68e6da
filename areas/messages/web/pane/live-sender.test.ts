import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveSender } from './live-sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

function field({ connected = true } = {}) {
  const sent: string[] = [];
  const state = { connected };
  const sender = createLiveSender({
    send: (text) => {
      if (state.connected) sent.push(text);
      return state.connected;
    },
    later,
    most: 40,
  });
  return { ...sender, sent, state };
}

test('of many letters a few states go out, and the last one always', () => {
  const { typed, sent } = field();
  const words = 'Hello there, how are you today?';
  for (let at = 1; at <= words.length; at += 1) {
    typed(words.slice(0, at));
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(1000);
  expect(sent[0]).toBe('H');
  expect(sent.at(-1)).toBe(words);
  expect(sent.length).toBeLessThanOrEqual(7);
});

test('a flood of changes stays within what a connection may say in ten seconds', () => {
  const { typed, sent } = field();
  for (let at = 0; at < 1000; at += 1) {
    typed(`x${at}`);
    vi.advanceTimersByTime(10);
  }
  expect(sent.length).toBeLessThan(40);
});

test('sent, left or emptied: nothing is seen any more, at once, and nothing comes after', () => {
  const { typed, clear, sent } = field();
  typed('One');
  typed('One t');
  clear();
  vi.advanceTimersByTime(120_000);
  expect(sent).toEqual(['One', '']);
  clear();
  typed('');
  expect(sent).toEqual(['One', '']);
});

test('a slow writer stays seen, and a field left standing does not', () => {
  const { typed, sent } = field();
  typed('I think');
  vi.advanceTimersByTime(25_000);
  expect(sent).toEqual(['I think', 'I think', 'I think']);
  vi.advanceTimersByTime(60_000);
  expect(sent.at(-1)).toBe('');
  const { length } = sent;
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(length);
});

test('what could not be said without a connection is said when there is one', () => {
  const { typed, sent, state } = field({ connected: false });
  typed('Hello');
  state.connected = true;
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(['Hello']);
});

test('a text longer than a message is seen up to there', () => {
  const { typed, sent } = field();
  typed('a'.repeat(100));
  expect(sent).toEqual(['a'.repeat(40)]);
});
