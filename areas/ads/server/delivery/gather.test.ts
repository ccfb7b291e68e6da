import { expect, test } from 'vitest';
import { gathering } from './gather.ts';

const full = () => new Error('full');

/** Writes that end when the test says so. */
function slow() {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const write = (items: readonly number[]) =>
    new Promise<number[]>((done) => {
      batches.push(items);
      ends.push(() => done(items.map((item) => item * 10)));
    });
  return { batches, write, end: () => ends.shift()?.() };
}

test('what comes while a batch is written goes with the next one, and each caller gets their own results', async () => {
  const { batches, write, end } = slow();
  const group = gathering(write, 10, 100, full);
  const first = group.add([1]);
  const others = [group.add([2, 3]), group.add([4])];
  end();
  expect(await first).toEqual([10]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
  end();
  expect(await Promise.all(others)).toEqual([[20, 30], [40]]);
});

test('a batch has no more than it may, unless one caller alone brings more', async () => {
  const { batches, write, end } = slow();
  const group = gathering(write, 3, 100, full);
  const all = [group.add([1]), group.add([2, 3]), group.add([4, 5]), group.add([6, 7, 8, 9])];
  for (const one of all) {
    end();
    await one;
  }
  expect(batches).toEqual([[1], [2, 3], [4, 5], [6, 7, 8, 9]]);
});

test('a batch that fails fails for those in it alone', async () => {
  let count = 0;
  const group = gathering<number, number>(
    async (items) => {
      count += 1;
      if (count === 1) throw new Error('no database');
      return items;
    },
    10,
    100,
    full,
  );
  const first = group.add([1]);
  const second = group.add([2]);
  await expect(first).rejects.toThrow('no database');
  expect(await second).toEqual([2]);
});

test('too many who wait are refused, and those before them are answered', async () => {
  const { write, end } = slow();
  const group = gathering(write, 10, 2, full);
  const answered = [group.add([1]), group.add([2]), group.add([3])];
  await expect(group.add([4])).rejects.toThrow('full');
  end();
  await answered[0];
  end();
  expect(await Promise.all(answered)).toEqual([[10], [20], [30]]);
});
