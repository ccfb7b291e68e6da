import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const said: string[] = [];
  const announcer = createAnnouncer({
    say: (text) => said.push(text),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    title: 'Quiet Gardeners',
  });
  const hear = (text: string, name = 'Ben') => announcer.hear([{ name, text }]);
  return { said, hear, announcer };
}

test('one message is said at once, with its name first', () => {
  const { said, hear } = setUp();
  hear('No hurry.');
  expect(said).toEqual(['Ben: No hurry.']);
  vi.advanceTimersByTime(10_000);
  expect(said).toHaveLength(1);
});

test('a few more are each said; more than three in two seconds are a count', () => {
  const { said, hear } = setUp();
  hear('one');
  hear('two');
  hear('three');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(['Ben: one', 'Ben: two', 'Ben: three']);
  for (const text of ['a', 'b', 'c', 'd', 'e']) hear(text);
  vi.advanceTimersByTime(2000);
  expect(said.at(-1)).toBe('5 new messages from Ben');
  expect(said).toHaveLength(4);
});

test('a count of several people names the conversation', () => {
  const { said, hear } = setUp();
  hear('first');
  for (const name of ['Ben', 'Ana', 'Ben', 'Cem']) hear('more', name);
  vi.advanceTimersByTime(2000);
  expect(said.at(-1)).toBe('4 new messages in Quiet Gardeners');
});

test('100 messages in 10 seconds are at most 6 announcements, and none is lost (A18)', () => {
  const { said, hear } = setUp();
  for (let n = 0; n < 100; n += 1) {
    hear(`${n}`);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(10_000);
  expect(said.length).toBeLessThanOrEqual(6);
  const counted = said.slice(1).reduce((sum, text) => sum + Number(/^\d+/.exec(text)?.[0] ?? 1), 1);
  expect(counted).toBe(100);
});

test('what came together while nobody looked is one count; after closing nothing is said', () => {
  const { said, hear, announcer } = setUp();
  announcer.hear(['a', 'b', 'c', 'd'].map((text) => ({ name: 'Ben', text })));
  expect(said).toEqual(['4 new messages from Ben']);
  hear('late');
  announcer.close();
  vi.advanceTimersByTime(10_000);
  expect(said).toHaveLength(1);
});

test('what stands out is said with its message, and once with a count', () => {
  const { said, announcer } = setUp();
  const note = 'Warning: this message asks for money.';
  announcer.hear([{ name: 'Ben', text: 'Lend me $5', note }]);
  expect(said).toEqual(['Ben: Lend me $5 Warning: this message asks for money.']);
  vi.advanceTimersByTime(10_000);
  announcer.hear(['a', 'b', 'c', 'd'].map((text) => ({ name: 'Ben', text, note: text < 'c' ? note : '' })));
  expect(said.at(-1)).toBe('4 new messages from Ben. Warning: this message asks for money.');
  expect(said).toHaveLength(2);
});

test('changes are counted apart from messages, and what says itself who did it has no name before it', () => {
  const { said, announcer } = setUp();
  announcer.hear([{ name: '', text: 'Ben has left', isChange: true }]);
  expect(said).toEqual(['Ben has left']);
  vi.advanceTimersByTime(10_000);
  announcer.hear([
    { name: 'Ben', text: 'a' },
    { name: 'Ben', text: 'Thumbs up for “b”', isChange: true },
    { name: 'Ben', text: 'Love for “c”', isChange: true },
    { name: 'Ben', text: 'd' },
  ]);
  expect(said.at(-1)).toBe('2 new messages and 2 changes from Ben');
});
