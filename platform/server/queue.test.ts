import { expect, test } from 'vitest';
import { makeQueue } from './queue.ts';

function held() {
  let go = () => undefined as undefined;
  const done = new Promise<void>((resolve) => {
    go = () => void resolve();
  });
  return { done, go };
}

test('two run, the next wait in order, and whoever comes after that is refused at once', async () => {
  const inQueue = makeQueue({ running: 2, waiting: 3 });
  const began: number[] = [];
  const works = [0, 1, 2, 3, 4].map(() => held());
  const all = works.map((work, n) =>
    inQueue(async () => {
      began.push(n);
      await work.done;
      return n;
    }),
  );
  expect(began).toEqual([0, 1]);
  await expect(inQueue(async () => 'one more')).rejects.toMatchObject({ problem: { status: 503 } });
  works[1]?.go();
  expect(await all[1]).toBe(1);
  expect(began).toEqual([0, 1, 2]);
  for (const { go } of works) go();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  expect(began).toEqual([0, 1, 2, 3, 4]);
});

test('what fails gives its place on', async () => {
  const inQueue = makeQueue({ running: 1, waiting: 1 });
  const failing = inQueue(async () => {
    throw new Error('broken');
  });
  const after = inQueue(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await after).toBe('done');
  expect(await inQueue(async () => 'again')).toBe('again');
});
