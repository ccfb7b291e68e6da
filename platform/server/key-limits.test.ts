import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './db.ts';
import { makeKeyLimits } from './key-limits.ts';
import { sharedPostgres } from './testing/postgres.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a key has exactly its calls in a minute, however many come together, and the next minute begins anew', async () => {
  vi.useFakeTimers();
  const limits = makeKeyLimits({});
  const calls = await Promise.all(Array.from({ length: 1050 }, () => limits.spend(1, 1000)));
  expect(calls.filter(({ over }) => !over)).toHaveLength(1000);
  expect(calls[0]).toEqual({ limit: 1000, remaining: 999, reset: 60, over: false });
  expect(calls.at(-1)).toMatchObject({ limit: 1000, remaining: 0, over: true });
  expect((await limits.spend(2, 5000)).over).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(await limits.spend(1, 1000)).toMatchObject({ remaining: 999, over: false });
});

test('two processes on one database let a key through as often as one would, within a hundredth, and never more', async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('key_limits');
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    await database.migrate();
    const processes = [makeKeyLimits({ pool: database.pool }), makeKeyLimits({ pool: database.pool })];
    for (const [keyId, perMinute] of [
      [1, 1000],
      [2, 5000],
    ] as const) {
      let through = 0;
      for (let round = 0; round < 12; round += 1) {
        const calls = Array.from({ length: perMinute / 10 }, (_, n) => processes[n % 2]?.spend(keyId, perMinute));
        through += (await Promise.all(calls)).filter((spent) => spent?.over === false).length;
      }
      expect(through).toBeLessThanOrEqual(perMinute);
      expect(through).toBeGreaterThanOrEqual(perMinute * 0.99);
    }
  } finally {
    await database.close();
  }
}, 60_000);
