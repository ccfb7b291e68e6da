import { expect, test } from 'vitest';
import { makeGate } from './gate.ts';
import { ProblemError } from './problem.ts';

test('so many run at once, so many wait in order, and one more is refused as busy', async () => {
  const gate = makeGate({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: ((failed?: Error) => void)[] = [];
  const run = (n: number) =>
    gate.within(() => {
      begun.push(n);
      return new Promise<number>((done, fail) => ends.push((failed) => (failed ? fail(failed) : done(n))));
    });
  const all = [1, 2, 3, 4, 5].map(run);
  const refused = await run(6).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProblemError);
  expect((refused as ProblemError).problem).toMatchObject({ status: 503, type: '/problems/busy' });
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await all[1];
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.(new Error('It failed.'));
  await expect(all[0]).rejects.toThrow('It failed.');
  expect(begun).toEqual([1, 2, 3, 4]);
  const seventh = run(7);
  for (const end of ends.slice(2)) end();
  await all[2];
  await all[3];
  for (const end of ends.slice(4)) end();
  expect(await Promise.all([all[4], seventh])).toEqual([5, 7]);
  expect(begun).toEqual([1, 2, 3, 4, 5, 7]);
});
