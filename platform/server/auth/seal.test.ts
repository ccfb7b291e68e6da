import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { SealError, seal, unseal } from './seal.ts';

const config = (sessionSecret: string, previousSecret?: string) => ({ sessionSecret, previousSecret }) as Config;
const one = config('a first secret, which is long enough');
const two = config('a second secret, also long enough');
const after = config(two.sessionSecret, one.sessionSecret);

test('what was sealed opens for its purpose and owner, and for nothing else', () => {
  const sealed = seal(one, 'keys', 'member 1', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(one, 'keys', 'member 1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(one, 'keys', 'member 2', sealed)).toThrow(SealError);
  expect(() => unseal(one, 'other', 'member 1', sealed)).toThrow(SealError);
  expect(() => unseal(two, 'keys', 'member 1', sealed)).toThrow(SealError);
});

test('the same text never looks the same, and a changed one does not open', () => {
  const sealed = seal(one, 'keys', 'member 1', 'text');
  expect(seal(one, 'keys', 'member 1', 'text')).not.toBe(sealed);
  const at = sealed.length - 4;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  for (const wrong of [changed, sealed.slice(0, -8), '', 'v1', sealed.replace('v1', 'v2')]) {
    expect(() => unseal(one, 'keys', 'member 1', wrong)).toThrow(SealError);
  }
});

test('after a change of the secret the one before still opens, and nothing new is sealed with it', () => {
  const old = seal(one, 'keys', 'member 1', 'text');
  expect(unseal(after, 'keys', 'member 1', old)).toBe('text');
  const fresh = seal(after, 'keys', 'member 1', 'text');
  expect(unseal(two, 'keys', 'member 1', fresh)).toBe('text');
  expect(() => unseal(one, 'keys', 'member 1', fresh)).toThrow(SealError);
});
