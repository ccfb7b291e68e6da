import { expect, test } from 'vitest';
import { isMacOf, macOf } from './link-mac.ts';

const [former, present] = ['a former secret, long enough to count', 'the present secret, long enough to count'];
const config = { sessionSecret: present, previousSecret: former };

test('a link of the secret before counts until that secret is thrown away', () => {
  const old = macOf({ sessionSecret: former }, 'unsubscribe 7');
  expect(isMacOf(config, 'unsubscribe 7', old)).toBe(true);
  expect(isMacOf(config, 'unsubscribe 7', macOf(config, 'unsubscribe 7'))).toBe(true);
  expect(isMacOf({ ...config, previousSecret: undefined }, 'unsubscribe 7', old)).toBe(false);
});

test('nothing else counts: another text, a part of it, or nothing', () => {
  const mac = macOf(config, 'unsubscribe 7');
  for (const given of [macOf(config, 'unsubscribe 8'), mac.slice(1), `${mac}a`, '']) {
    expect(isMacOf(config, 'unsubscribe 7', given)).toBe(false);
  }
  expect(isMacOf({ ...config, previousSecret: undefined }, 'unsubscribe 7', '')).toBe(false);
});
