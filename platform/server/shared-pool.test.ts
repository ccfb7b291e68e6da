import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLane } from './lane.ts';
import { SharedPool } from './shared-pool.ts';
import { sharedPostgres } from './testing/postgres.ts';

let connectionString: string;
beforeAll(async () => {
  connectionString = await (await sharedPostgres()).createDatabase('shared_pool');
});

const pools: SharedPool[] = [];
afterAll(async () => {
  for (const pool of pools) await pool.end();
});
function open(options: { max: number; kept: number }) {
  const pool = new SharedPool({ connectionString, ...options });
  pools.push(pool);
  return pool;
}

test('ordinary work leaves the last connections to what is reserved, and waits in order', async () => {
  const pool = open({ max: 4, kept: 2 });
  const held = [await pool.connect(), await pool.connect()];
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (n) => {
    await pool.query('select $1::int', [n]);
    order.push(n);
  });
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => inLane('reserved', () => pool.query('select $1::int', [n]))),
  );
  expect(answers).toHaveLength(4);
  // What a reserved request leaves for afterwards is ordinary.
  const afterwards = inLane('reserved', () => inLane('ordinary', () => pool.query('select 4')));
  await inLane('reserved', () => pool.query('select pg_sleep(0.05)'));
  expect(order).toEqual([]);

  held[0]?.release();
  await Promise.all([...waiting, afterwards]);
  expect(order).toEqual([1, 2, 3]);
  held[1]?.release();
});

test('a connection that breaks or a statement that fails gives its place back', async () => {
  const pool = open({ max: 3, kept: 1 });
  for (let n = 0; n < 5; n += 1) {
    await expect(pool.query('select nothing_of_this_name')).rejects.toThrow();
    (await pool.connect()).release(new Error('broken'));
  }
  const both = await Promise.all([pool.connect(), pool.connect()]);
  for (const one of both) one.release();
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('a server that cannot be reached takes no place either', async () => {
  const pool = new SharedPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', max: 2, kept: 1 });
  pools.push(pool);
  for (let n = 0; n < 4; n += 1) await expect(pool.query('select 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('connections of a narrow role have its rights and no others, from their first statement on', async () => {
  const pool = open({ max: 2, kept: 1 });
  await pool.query('create role shared_pool_narrow nologin');
  await pool.query('create table open_to_it (n int)');
  await pool.query('create table closed_to_it (n int)');
  await pool.query('grant select on open_to_it to shared_pool_narrow');
  const narrow = pool.narrow('shared_pool_narrow');
  expect(pool.narrow('shared_pool_narrow')).toBe(narrow);
  const users = await Promise.all(
    Array.from({ length: 8 }, async () => (await narrow.query('select current_user as name')).rows[0].name),
  );
  expect(new Set(users)).toEqual(new Set(['shared_pool_narrow']));
  expect(narrow.totalCount).toBeLessThanOrEqual(4);
  expect((await narrow.query('select n from open_to_it')).rows).toEqual([]);
  await expect(narrow.query('select n from closed_to_it')).rejects.toThrow(/permission denied/);
  expect((await pool.query('select current_user = session_user as same')).rows).toEqual([{ same: true }]);
});

test('where a role can’t be had, nothing is asked as anyone else', async () => {
  const pool = open({ max: 2, kept: 1 });
  await expect(pool.narrow('no_such_role').query('select 1')).rejects.toThrow(/role "no_such_role" does not exist/);
});

test('however many wait when the pool ends, each is told so', async () => {
  const pool = new SharedPool({ connectionString, max: 3, kept: 1 });
  const held = [await pool.connect(), await pool.connect()];
  const waiting = Array.from({ length: 20_000 }, () => pool.connect());
  const told = Promise.allSettled(waiting);
  const ended = pool.end();
  for (const one of held) one.release();
  expect((await told).filter(({ status }) => status === 'rejected')).toHaveLength(waiting.length);
  await ended;
});
