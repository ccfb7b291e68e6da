import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './db.ts';
import { guessRates, makeLimits, rates } from './limits.ts';
import { sharedPostgres } from './testing/postgres.ts';

let database: Database;
beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('limits');
  database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.migrate();
});
afterAll(() => database?.close());

test('on PostgreSQL sign-ins and guesses are counted together by all processes', async () => {
  const [one, other] = [makeLimits({ pool: database.pool }), makeLimits({ pool: database.pool })];
  for (const [rate, { points }] of [
    ['sign-in', rates['sign-in']],
    ['guess-code', guessRates['guess-code']],
  ] as const) {
    for (let n = 0; n < points; n += 1) await (n % 2 ? one : other).spend(rate, 'a127.0.0.1');
    for (const limits of [one, other]) {
      await expect(limits.spend(rate, 'a127.0.0.1')).rejects.toMatchObject({ problem: { status: 429 } });
      await limits.spend(rate, 'a127.0.0.2');
    }
  }
});
