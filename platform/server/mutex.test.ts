import { expect, test } from 'vitest';
import { makeMutex } from './mutex.ts';

/** Work that says when it begins, and ends when it is told to. */
function stepOf(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('work on one key runs in the order of asking, and another key does not wait for it', async () => {
  const exclusively = makeMutex<number>();
  const begun: string[] = [];
  const [one, two, other] = [stepOf(begun, 'one'), stepOf(begun, 'two'), stepOf(begun, 'other')];
  const first = exclusively(1, one.work);
  const second = exclusively(1, two.work);
  const elsewhere = exclusively(2, other.work);
  other.end();
  expect(await elsewhere).toBe('other');
  expect(begun).toEqual(['one', 'other']);
  one.end();
  two.end();
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  expect(begun).toEqual(['one', 'other', 'two']);
});

test('what fails is said to its own caller alone, and the next goes on', async () => {
  const exclusively = makeMutex<string>();
  const begun: string[] = [];
  const [one, two] = [stepOf(begun, 'one'), stepOf(begun, 'two')];
  const first = exclusively('a', one.work);
  const second = exclusively('a', two.work);
  one.fail();
  two.end();
  await expect(first).rejects.toThrow('one');
  expect(await second).toBe('two');
});
