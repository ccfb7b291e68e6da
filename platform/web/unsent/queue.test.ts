import { expect, test, vi } from 'vitest';
import { createQueue, type QueueOptions, type Stored } from './queue.ts';

interface Word {
  readonly key: string;
  readonly text: string;
}
class Away extends Error {}

function setUp(more: Partial<QueueOptions<Word, string>> = {}, stored: readonly Stored<Word>[] = []) {
  let kept = stored;
  const sent: string[] = [];
  const timers: number[] = [];
  const options: QueueOptions<Word, string> = {
    keyOf: ({ key }) => key,
    lineOf: () => 'one',
    store: {
      read: () => kept,
      write: (all) => {
        kept = all;
      },
    },
    send: async ({ text }) => {
      sent.push(text);
      return text;
    },
    isUnknown: (error) => error instanceof Away,
    why: (error) => (error as Error).message,
    onSent: vi.fn(),
    later: (_, ms) => {
      timers.push(ms);
      return () => undefined;
    },
    alone: (work) => work(),
    ...more,
  };
  const queue = createQueue(options);
  const add = (key: string, text = key) => queue.add({ key, text });
  return { queue, add, sent, timers, options, kept: () => kept, put: options.store.write };
}

test('while its writer isn’t here nothing is sent, and nothing is tried by itself', async () => {
  let isHere = false;
  const { queue, add, sent, timers } = setUp({ isReady: () => isHere });
  add('one');
  await queue.flush();
  expect(sent).toEqual([]);
  expect(timers).toEqual([]);
  expect(queue.list()).toEqual([{ key: 'one', text: 'one', state: 'waiting' }]);
  isHere = true;
  await queue.flush();
  expect(sent).toEqual(['one']);
});

test('where no one can say who is here, it is tried again later', async () => {
  const { queue, add, sent, timers } = setUp({ isReady: () => Promise.reject(new Away()) });
  add('one');
  await queue.flush();
  expect(sent).toEqual([]);
  expect(timers[0]).toBe(1000);
});

test('what is being changed is passed over, and goes once it is not', async () => {
  let held = 'one';
  const { queue, add, sent } = setUp({ maySend: ({ key }) => key !== held });
  add('one');
  add('two');
  await queue.flush();
  expect(sent).toEqual(['two']);
  held = '';
  await queue.flush();
  expect(sent).toEqual(['two', 'one']);
});

test('what another tab changed while it was on its way is sent too', async () => {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent: (string | undefined)[] = [];
  const { queue, add, kept, put } = setUp({
    send: async ({ text, tries }) => {
      sent.push(`${text} ${tries}`);
      if (text === 'one') await wait;
      return text;
    },
  });
  add('one');
  await vi.waitFor(() => expect(sent).toEqual(['one 1']), { timeout: 15_000 });
  put(kept().map((one) => ({ ...one, text: 'other', state: 'waiting' })));
  letGo();
  await queue.flush();
  expect(sent).toEqual(['one 1', 'other 2']);
  expect(kept()).toEqual([]);
});

test('it says once that everything has gone, and how often each was tried', async () => {
  const onRest = vi.fn();
  const tries: (number | undefined)[] = [];
  let fails = true;
  const { queue, add } = setUp({
    onRest,
    send: async ({ text, tries: now }) => {
      tries.push(now);
      if (fails) throw new Away();
      return text;
    },
  });
  add('one');
  await queue.flush();
  fails = false;
  onRest.mockClear();
  await queue.flush();
  expect(tries.at(-1)).toBe(tries.length);
  expect(tries[0]).toBe(1);
  expect(onRest).toHaveBeenCalledTimes(1);
});

test('a change keeps its state and its place', async () => {
  const { queue, add } = setUp({ isReady: () => false });
  add('one');
  add('two');
  queue.change('one', ({ text }) => ({ text: `${text} more` }));
  expect(queue.list().map(({ text, state }) => [text, state])).toEqual([
    ['one more', 'waiting'],
    ['two', 'waiting'],
  ]);
});

test('what is written just as everything else has gone is sent too', async () => {
  const ends: (() => Promise<void>)[] = [];
  const { queue, add, sent } = setUp({
    alone: async (work) => {
      await work();
      ends.shift()?.();
    },
  });
  ends.push(async () => add('two'));
  ends.push(async () => void Promise.resolve().then(() => add('three')));
  ends.push(async () => void Promise.resolve().then(() => Promise.resolve().then(() => add('four'))));
  add('one');
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two', 'three', 'four']), { timeout: 15_000 });
  expect(queue.list()).toEqual([]);
});
