import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './db.ts';
import { grantNarrowRole } from './narrow-role.ts';
import { type PostgresServer, startPostgres } from './testing/postgres.ts';

let server: PostgresServer;
let database: Database;
/** In another database of the same server, where a turn of this one makes no one wait. */
let elsewhere: pg.Client;
/** Outside any transaction: within one, what others do is read once. */
let watcher: pg.Client;

beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ databaseUrl: await server.createDatabase('here'), dataDir: '' });
  elsewhere = new pg.Client(await server.createDatabase('elsewhere'));
  await elsewhere.connect();
  watcher = new pg.Client(server.url());
  await watcher.connect();
}, 120_000);
afterAll(async () => {
  await elsewhere?.end();
  await watcher?.end();
  await database?.close();
  await server?.stop();
});

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = 'here' and wait_event_type = 'Lock' and query like '%create role%'`;

test('two databases of one server make a role at once, and both can use it', async () => {
  await elsewhere.query('begin');
  await elsewhere.query('create role example_narrow nologin noinherit');
  const here = database.db.transaction((tx) => grantNarrowRole(tx, { name: 'example_narrow', rights: {} }));
  await expect.poll(async () => (await watcher.query(waiting)).rows, { timeout: 10_000 }).toEqual([{ count: 1 }]);
  await elsewhere.query('commit');
  await here;
  const { rows } = await elsewhere.query(`select rolname from pg_roles where rolname = 'example_narrow'`);
  expect(rows).toEqual([{ rolname: 'example_narrow' }]);
});
