import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isProof, solveProof } from './proof.ts';

test('an answer begins with as many zero bits as were asked for, by any other SHA-256 too', () => {
  const task = { challenge: 'a challenge', bits: 10 };
  const answer = solveProof(task);
  const hash = createHash('sha256').update(`${task.challenge}:${answer}`).digest();
  expect(hash[0]).toBe(0);
  expect(hash[1]).toBeLessThan(64);
  expect(isProof(task, answer)).toBe(true);
  expect(isProof({ ...task, challenge: 'another' }, answer)).toBe(false);
});

test('a browser is not put to work without end', () => {
  expect(() => solveProof({ challenge: 'x', bits: 40 })).toThrow('too much work');
});
