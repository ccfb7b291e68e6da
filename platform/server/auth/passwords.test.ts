import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ProblemError } from '../problem.ts';
import { makePasswords } from './passwords.ts';

const passwords = makePasswords();

test('a new hash is argon2id with its parameters and a salt of its own, as a PHC string', async () => {
  const [one, other] = await Promise.all([
    passwords.hash('three quiet wombats'),
    passwords.hash('three quiet wombats'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  const [salt = '', hash = ''] = one.split('$').slice(-2);
  const again = argon2Sync('argon2id', {
    message: 'three quiet wombats',
    nonce: Buffer.from(salt, 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(again.toString('base64').replaceAll('=', '')).toBe(hash);
  expect(passwords.isOutdated(one)).toBe(false);
});

test('the right password is told from a wrong one, however its letters are put together', async () => {
  const hash = await passwords.hash('ﬁne Straße');
  expect(await passwords.verify(hash, 'fine Straße')).toBe(true);
  expect(await passwords.verify(hash, 'fine Strasse')).toBe(false);
  expect(await passwords.verify(undefined, 'fine Straße')).toBe(false);
});

test('what was stored in another way is still checked, and is outdated', async () => {
  const scrypt =
    '$scrypt$ln=14,r=16,p=1$ZDk5NzEyZjUxNzkzY2FiN2ZhOTdmNmYzNGMwNDljZjk$9oaq73O7XMwiGHHh0Chlgtc55/vbof5RocXCzh9oX8KHomHx3mkCjMIUGpXdhiq6F8ZojwVn0DsWxD2Q34WJEw';
  expect(await passwords.verify(scrypt, 'three quiet wombats')).toBe(true);
  expect(await passwords.verify(scrypt, 'three quiet wombat')).toBe(false);
  expect(passwords.isOutdated(scrypt)).toBe(true);
  expect(passwords.isOutdated((await passwords.hash('x')).replace('t=2', 't=1'))).toBe(true);
  await expect(passwords.verify('$md5$x$y', 'three quiet wombats')).rejects.toThrow('unknown');
});

test('an endless password is never hashed', async () => {
  const endless = 'x'.repeat(1001);
  expect(await passwords.verify(await passwords.hash('x'), endless)).toBe(false);
  await expect(passwords.hash(endless)).rejects.toThrow('too long');
});

test('a flood is refused as busy beyond two that run and a hundred that wait, and it passes', async () => {
  const flooded = makePasswords();
  const hash = await flooded.hash('three quiet wombats');
  await flooded.verify(undefined, 'x');
  const answers = await Promise.allSettled(
    Array.from({ length: 150 }, () => flooded.verify(hash, 'three quiet wombats')),
  );
  const busy = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof ProblemError ? [answer.reason.problem.status] : [],
  );
  expect(busy).toEqual(Array.from({ length: 48 }, () => 503));
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(102);
  expect(await flooded.verify(hash, 'three quiet wombats')).toBe(true);
});
