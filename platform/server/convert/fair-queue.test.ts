import { expect, test } from 'vitest';
import type { ProblemError } from '../problem.ts';
import { makeFairQueue } from './fair-queue.ts';

test('senders take turns, however many files one of them has', async () => {
  const queue = makeFairQueue({ waiting: 10, ofOneSender: 5 });
  const order: string[] = [];
  const send = (sender: string, n: number) => queue(sender, async () => void order.push(`${sender}${n}`));
  await Promise.all([send('a', 1), send('a', 2), send('a', 3), send('b', 1), send('b', 2), send('c', 1)]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a sender has a share, and the queue an end; what fails hands its place on', async () => {
  const queue = makeFairQueue({ waiting: 3, ofOneSender: 2 });
  let fail: (error: Error) => void = () => undefined;
  const first = queue('a', () => new Promise((_done, stop) => (fail = stop)));
  const waiting = ['a', 'a', 'b'].map((sender) => queue(sender, async () => sender));
  const status = (sender: string) =>
    queue(sender, async () => undefined).catch((error: unknown) => (error as ProblemError).problem.status);
  expect(await status('a')).toBe(429);
  expect(await status('c')).toBe(503);
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'b']);
  expect(await status('c')).toBeUndefined();
});
