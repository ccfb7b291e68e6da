import { expect, test } from 'vitest';
import { codeFrom, hashOf, linkIn } from './share-link.ts';

const [token, key] = ['T'.repeat(22), 'k-_'.repeat(14).concat('A')];

test.each([true, false])('a link says its token, its key and whether a code is asked for (%s)', (asksCode) => {
  const link = { token, key, asksCode };
  expect(linkIn(`#${hashOf(link)}`)).toEqual(link);
  expect(linkIn(hashOf(link))).toEqual(link);
});

test.each([
  '',
  '#',
  `#${token}`,
  `#${token}.`,
  `#${token}.${key.slice(1)}`,
  `#${token}.${key}.other`,
  `#x${token} ${key}`,
])('a link that was cut is none: %s', (hash) => expect(linkIn(hash)).toBeUndefined());

test('a suggested code has six signs, none of which looks like another', () => {
  for (let n = 0; n < 200; n += 1)
    expect(codeFrom(crypto.getRandomValues(new Uint8Array(6)))).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
});
