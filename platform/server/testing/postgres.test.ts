import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, sharedPostgres, startPostgres } from './postgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ settings: { max_connections: '20' } });
});
afterAll(() => server?.stop());

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('the test server keeps the durable settings of a real one', async () => {
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'max_connections'];
  const [row] = await ask(
    server.url(),
    `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  );
  expect(row).toEqual({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '20' });
});

test('what was committed is there after kill -9 and restart', async () => {
  const url = await server.createDatabase('ledger');
  await ask(url, 'create table kept (n int)');
  for (let round = 1; round <= 3; round++) {
    await ask(url, `insert into kept values (${round})`);
    const open = new pg.Client({ connectionString: url });
    const cut = new Promise((done) => open.on('error', done));
    await open.connect();
    await server.kill9();
    await cut;
    await expect(ask(url, 'select 1')).rejects.toThrow();
    await server.restart();
    expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: round }]);
  }
});

test('the shared server gives every asker a database', async () => {
  const [one, two] = await Promise.all([sharedPostgres(), sharedPostgres()]);
  const urls = await Promise.all([one.createDatabase('shared_one'), two.createDatabase('shared_two')]);
  const names = await Promise.all(urls.map((url) => ask(url, 'select current_database() as name')));
  expect(names.flat()).toEqual([{ name: 'shared_one' }, { name: 'shared_two' }]);
});
