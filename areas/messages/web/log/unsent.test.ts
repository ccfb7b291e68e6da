import { expect, test, vi } from 'vitest';
import type { Message } from '../../contract.ts';
import { createQueue, type Unsent } from './unsent.ts';

class Away extends Error {}
class Refused extends Error {}

function setUp(stored: readonly Unsent[] = []) {
  let kept = stored;
  const sent: string[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const fail = new Map<string, Error>();
  const options = {
    store: {
      read: () => kept,
      write: (all: readonly Unsent[]) => {
        kept = all;
      },
    },
    send: vi.fn(async ({ content }: Unsent) => {
      const error = fail.get(content);
      if (error) throw error;
      sent.push(content);
      return { content } as Message;
    }),
    isUnknown: (error: unknown) => error instanceof Away,
    why: (error: unknown) => (error as Error).message,
    onSent: vi.fn(),
    later: (work: () => void, ms: number) => {
      timers.push({ work, ms });
      return () => undefined;
    },
    alone: (work: () => Promise<void>) => work(),
  };
  const queue = createQueue(options);
  const add = (content: string, conversationId = 1) =>
    queue.add({ clientKey: content, to: { conversationId }, content, type: 'text', at: '2026-11-22T00:00:00.000Z' });
  return { queue, add, sent, fail, timers, options, kept: () => kept };
}

test('sends in the order of writing and forgets what was confirmed', async () => {
  const { queue, add, sent, options, kept } = setUp();
  add('one');
  add('two');
  await queue.flush();
  expect(sent).toEqual(['one', 'two']);
  expect(queue.list()).toEqual([]);
  expect(kept()).toEqual([]);
  expect(options.onSent).toHaveBeenCalledTimes(2);
});

test('without a connection it waits, in order, and says that it is not sent', async () => {
  const { queue, add, sent, fail, timers } = setUp();
  fail.set('one', new Away());
  add('one');
  add('two');
  await queue.flush();
  expect(sent).toEqual([]);
  expect(queue.list().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(timers.at(-1)?.ms).toBeGreaterThanOrEqual(1000);
  fail.clear();
  await queue.flush();
  expect(sent).toEqual(['one', 'two']);
});

test('it tries less and less often, at most every half minute', async () => {
  const { queue, add, fail, timers } = setUp();
  fail.set('one', new Away());
  add('one');
  for (let n = 0; n < 8; n += 1) await queue.flush();
  const pauses = timers.map(({ ms }) => ms);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(30_000);
});

test('one that hangs holds up its own conversation alone', async () => {
  const { queue, add, sent, fail } = setUp();
  fail.set('one', new Away());
  add('one', 1);
  add('two', 2);
  await queue.flush();
  expect(sent).toEqual(['two']);
});

test('a refusal says why and is not tried again by itself; with other words it goes', async () => {
  const { queue, add, sent, fail } = setUp();
  fail.set('too long', new Refused('A message has at most 5,000 characters.'));
  add('too long');
  add('short');
  await queue.flush();
  expect(sent).toEqual(['short']);
  expect(queue.list()).toMatchObject([{ state: 'refused', why: 'A message has at most 5,000 characters.' }]);
  queue.retry('too long', { content: 'shorter' });
  await queue.flush();
  expect(sent).toEqual(['short', 'shorter']);
});

test('after a reload what was under way is sent again under its key', async () => {
  const first = setUp();
  first.fail.set('one', new Away());
  first.add('one');
  await first.queue.flush();
  const stored = first.kept().map((one) => ({ ...one, state: 'sending' as const }));
  const second = setUp(stored);
  await second.queue.flush();
  expect(second.options.send.mock.calls[0]?.[0].clientKey).toBe('one');
  expect(second.sent).toEqual(['one']);
});

test('what its writer takes back is not sent', async () => {
  const { queue, add, sent, fail } = setUp();
  fail.set('one', new Away());
  add('one');
  await queue.flush();
  queue.drop('one');
  fail.clear();
  await queue.flush();
  expect(sent).toEqual([]);
});
