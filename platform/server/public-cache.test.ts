import { expect, test } from 'vitest';
import { makePublicCache } from './public-cache.ts';

const body = (length: number) => Buffer.alloc(length, 'x');
const keysIn = (cache: ReturnType<typeof makePublicCache>, keys: string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

test('what was asked for longest ago goes when there are too many', () => {
  const cache = makePublicCache({ entries: 3, bytes: 100_000 });
  for (const key of ['a', 'b', 'c']) cache.put(key, cache.version(), body(1));
  cache.get('a');
  cache.put('d', cache.version(), body(1));
  expect(keysIn(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
});

test('what is kept never takes more than its bytes, keys included, and a very large answer is not kept', () => {
  const cache = makePublicCache({ entries: 1000, bytes: 16_000 });
  for (let n = 0; n < 100; n++) cache.put(`key ${String(n).padStart(3, '0')}`, cache.version(), body(986));
  const all = Array.from({ length: 100 }, (_, n) => `key ${String(n).padStart(3, '0')}`);
  expect(keysIn(cache, all)).toEqual(all.slice(-16));
  cache.put('large', cache.version(), body(1000));
  expect(cache.get('large')).toBeUndefined();
  // The same key anew takes the place of the old.
  for (let time = 0; time < 50; time++) cache.put('key 099', cache.version(), body(986));
  expect(keysIn(cache, all)).toHaveLength(16);
});

test('nothing is kept of what was made before a write, nor while news cannot be heard', () => {
  const cache = makePublicCache();
  const before = cache.version();
  cache.bump();
  cache.put('a', before, body(1));
  expect(cache.get('a')).toBeUndefined();
  cache.put('a', cache.version(), body(1));
  cache.pause(true);
  cache.pause(false);
  expect(cache.get('a')).toBeUndefined();
});
