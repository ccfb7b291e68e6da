import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Query, queryIn } from './db.ts';
import { statement } from './statement.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly big: number;
}
const text = 'count(*) as count, sum(n) as sum, 9007199254740991::bigint as big from generate_series(1, 3) as n';
const sums = statement(() => sql<Sums>`select ${sql.raw(text)}`);
const expected = { count: 3, sum: 6, big: Number.MAX_SAFE_INTEGER };

async function expectNumbers(query: Query) {
  expect(await query(sums, {})).toEqual([expected]);
  expect(await query('counts', `select ${text}`)).toEqual([expected]);
}

test('counts and sums are numbers, outside of transactions and inside', async () => {
  const { database } = app;
  await expectNumbers(database.query);
  await database.db.transaction((db) => expectNumbers(queryIn(db)));
  await database.transactionWithin(5000, (db) => expectNumbers(queryIn(db)));
});
