import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './db.ts';
import { type GuessClass, guessRates, type Limits, makeLimits, rates } from './limits.ts';
import { ProblemError } from './problem.ts';
import { sharedPostgres } from './testing/postgres.ts';

let database: Database;
let shared: Limits;

beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('limits');
  database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.migrate();
  shared = makeLimits({ pool: database.pool });
}, 60_000);
afterAll(() => database.close());

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof ProblemError ? error.problem.status : String(error)),
  );

test('sign-ins, guesses and calls to an outside service are counted together by all processes', async () => {
  const processes = [shared, makeLimits({ pool: database.pool })];
  for (const [rate, { points }] of [
    ['sign-in', rates['sign-in']],
    ['outside', rates.outside],
    ['guess-code', guessRates['guess-code']],
  ] as const) {
    for (let n = 0; n < points; n += 1) await processes[n % 2]?.spend(rate, 'a127.0.0.1');
    for (const limits of processes) {
      expect(await statusOf(limits.spend(rate, 'a127.0.0.1'))).toBe(429);
      expect(await statusOf(limits.spend(rate, 'a127.0.0.2'))).toBe(200);
    }
  }
});

test('who has used up the sign-ins of a minute is told so without asking the database', async () => {
  const limits = makeLimits({ pool: database.pool });
  const query = vi.spyOn(database.pool as NonNullable<typeof database.pool>, 'query');
  for (let n = 0; n < rates['sign-in'].points; n += 1) await limits.spend('sign-in', 'a127.0.0.3');
  query.mockClear();
  for (let n = 0; n < 50; n += 1) expect(await statusOf(limits.spend('sign-in', 'a127.0.0.3'))).toBe(429);
  expect(query).not.toHaveBeenCalled();
  expect(await statusOf(limits.spend('sign-in', 'a127.0.0.4'))).toBe(200);
  expect(query).toHaveBeenCalled();
  query.mockRestore();
});

test('a caller of any length is counted, and apart from one that begins alike', async () => {
  const long = `email ${'a'.repeat(231)}@example.org`;
  const classes = Object.keys({ ...rates, ...guessRates }) as GuessClass[];
  for (const rate of classes) {
    for (const caller of [long, 'x'.repeat(100), 'é'.repeat(101), 'x'.repeat(20_000)]) {
      expect(await statusOf(shared.spend(rate, caller)), rate).toBe(200);
    }
  }
  const { points } = guessRates['guess-account'];
  for (let guess = 1; guess < points; guess++) await shared.spend('guess-account', long);
  expect(await statusOf(shared.spend('guess-account', long))).toBe(429);
  expect(await statusOf(shared.spend('guess-account', `${long}.au`))).toBe(200);
  await shared.refund('guess-account', long);
  await shared.refund('guess-account', long);
  expect(await statusOf(shared.spend('guess-account', long))).toBe(200);
});

test.each(['memory', 'postgres'])('a tally refuses nothing and is news once, over all processes (%s)', async (kind) => {
  const [one, other] = kind === 'memory' ? [makeLimits({}), undefined] : [shared, makeLimits({ pool: database.pool })];
  const { points } = guessRates['guess-stranger'];
  const said = [];
  for (let time = 0; time < points + 3; time++) {
    said.push(await (time % 2 === 0 ? one : (other ?? one)).tally('guess-stranger', kind));
  }
  const calm = { over: false, news: false };
  expect(said).toEqual([
    ...Array(points).fill(calm),
    { over: true, news: true },
    { over: true, news: false },
    { over: true, news: false },
  ]);
});

test('a tally that goes over, back and over again is news once', async () => {
  const limits = makeLimits({});
  const { points } = guessRates['guess-stranger'];
  for (let time = 0; time < points; time++) await limits.tally('guess-stranger', 'somebody');
  expect(await limits.tally('guess-stranger', 'somebody')).toEqual({ over: true, news: true });
  await limits.refund('guess-stranger', 'somebody');
  expect(await limits.tally('guess-stranger', 'somebody')).toEqual({ over: true, news: false });
});
