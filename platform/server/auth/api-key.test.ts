import { expect, test } from 'vitest';
import { endingOf, isKey, keyHash, keyModes, makeKey, presentedKey } from './api-key.ts';

test('a key says its mode, and no two are alike', () => {
  for (const mode of keyModes) {
    const keys = Array.from({ length: 50 }, () => makeKey(mode));
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(new RegExp(`^ds_${mode}_[0-9A-Za-z]{39}$`));
    expect(keys.every(isKey)).toBe(true);
  }
});

test('a typing error anywhere in a key is seen without asking anyone', () => {
  const key = makeKey('test');
  for (let at = 0; at < key.length; at += 1) {
    const wrong = `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`;
    expect(isKey(wrong)).toBe(false);
  }
  expect(isKey(key.slice(0, -1))).toBe(false);
  expect(isKey(`${key}0`)).toBe(false);
});

test('a key is read from its header, whatever the capitals of the scheme', () => {
  const key = makeKey('live');
  expect(presentedKey(`Bearer ${key}`)).toBe(key);
  expect(presentedKey(`bearer ${key}`)).toBe(key);
  for (const other of [undefined, '', key, `Basic ${key}`, `Bearer  ${key}`, `Bearer ${key} `, 'Bearer ds_live_1']) {
    expect(presentedKey(other)).toBeUndefined();
  }
});

test('what is kept of a key and what is shown of it do not give it away', () => {
  const key = makeKey('live');
  expect(keyHash(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(keyHash(key)).not.toContain(key.slice(8, 20));
  expect(key.endsWith(endingOf(key))).toBe(true);
  expect(endingOf(key)).toHaveLength(4);
});
