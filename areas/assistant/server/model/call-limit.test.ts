import { expect, test } from 'vitest';
import { makeCallLimit } from './call-limit.ts';

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { problem: { status: number; detail: string } }) => `${error.problem.status} ${error.problem.detail}`,
  );

test('so many wait in all and of one member; a place is free again after a failure too', async () => {
  const limited = makeCallLimit({ ofAll: 3, ofOne: 2 });
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  const waiting = [1, 1].map((member) => limited(member, () => opened));
  expect(await refusal(limited(1, () => opened))).toBe(
    '503 You have 2 questions waiting already. Wait for an answer, then try again.',
  );
  waiting.push(limited(2, () => opened));
  expect(await refusal(limited(3, () => opened))).toBe(
    '503 Many people are asking the outside model. Wait a moment, then try again.',
  );
  release();
  await Promise.all(waiting);
  for (let n = 0; n < 4; n += 1) await limited(1, () => Promise.reject(new Error('failed'))).catch(() => undefined);
  expect(await limited(1, async () => 'answered')).toBe('answered');
});
