import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { formerSeal } from '../testing/former-seal.ts';
import { SealError, seal, sealedToday, unseal } from './seal.ts';

const config = (sessionSecret: string, previousSecret?: string) => ({ sessionSecret, previousSecret }) as Config;
const one = config('a first secret, which is long enough');
const two = config('a second secret, also long enough');
const after = config(two.sessionSecret, one.sessionSecret);

test('what was sealed opens for its purpose and in its place, and nowhere else', () => {
  const sealed = seal(one, 'keys', ['t.c', 1], 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(one, 'keys', ['t.c', 1], sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(one, 'keys', ['t.c', 2], sealed)).toThrow(SealError);
  expect(() => unseal(one, 'other', ['t.c', 1], sealed)).toThrow(SealError);
  expect(() => unseal(two, 'keys', ['t.c', 1], sealed)).toThrow(SealError);
});

test('the same text never looks the same, and a changed one does not open', () => {
  const sealed = seal(one, 'keys', ['t.c', 1], 'text');
  expect(seal(one, 'keys', ['t.c', 1], 'text')).not.toBe(sealed);
  const at = sealed.length - 4;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  for (const wrong of [changed, sealed.slice(0, -8), '', 'v1', sealed.replace('v2', 'v1')]) {
    expect(() => unseal(one, 'keys', ['t.c', 1], wrong)).toThrow(SealError);
  }
});

test('after a change of the secret the one before still opens, and nothing new is sealed with it', () => {
  const old = seal(one, 'keys', ['t.c', 1], 'text');
  expect(unseal(after, 'keys', ['t.c', 1], old)).toBe('text');
  const fresh = seal(after, 'keys', ['t.c', 1], 'text');
  expect(unseal(two, 'keys', ['t.c', 1], fresh)).toBe('text');
  expect(() => unseal(one, 'keys', ['t.c', 1], fresh)).toThrow(SealError);
});

test('no two places look the same', () => {
  const sealed = seal(one, 'keys', ['t.c', 'a b', 'c'], 'text');
  for (const other of [
    ['t.c', 'a', 'b c'],
    ['t.c', 'a b'],
    ['t.c', 'a b', 'c', ''],
    ['t.d', 'a b', 'c'],
  ]) {
    expect(() => unseal(one, 'keys', other, sealed)).toThrow(SealError);
  }
});

test('a value of the former version opens for whom it was bound to, and nowhere unless that is said', () => {
  const old = formerSeal(one, 'keys', 'member 1', 'text');
  expect(old).toMatch(/^v1\./);
  expect(unseal(one, 'keys', ['t.c', 1], old, 'member 1')).toBe('text');
  expect(unseal(after, 'keys', ['t.c', 1], old, 'member 1')).toBe('text');
  expect(() => unseal(one, 'keys', ['t.c', 1], old, 'member 2')).toThrow(SealError);
  expect(() => unseal(one, 'keys', ['t.c', 1], old)).toThrow(SealError);
  expect(() => unseal(one, 'keys', ['t.c', 1], old.replace('v1', 'v2'), 'member 1')).toThrow(SealError);
});

test('what is sealed with the form and the secret of today is told by how it begins', () => {
  const [fresh, former] = [seal(one, 'keys', ['t.c', 1], 'text'), formerSeal(one, 'keys', 'member 1', 'text')];
  expect(fresh.startsWith(sealedToday(one, 'keys'))).toBe(true);
  expect(
    [former, seal(two, 'keys', ['t.c', 1], 'text')].filter((text) => text.startsWith(sealedToday(one, 'keys'))),
  ).toEqual([]);
});
