import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { askWithinRole, withinRole } from '#platform/server/narrow-role.ts';
import { once } from '#platform/server/statement.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { blind } from './blind.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as { code?: string }).code ?? codeOf(error.cause)) : '';
const denied = '42501';
const tries = (text: string) =>
  withinRole(app.database.db, blind, (query) => query('', text, [])).then(
    () => '',
    (error: unknown) => codeOf(error),
  );

test('no table can be read or written by what delivers and reports ads, but those of its rights', async () => {
  const tables = await app.database.query<{ name: string }>(
    '',
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    [],
  );
  expect(tables.length).toBeGreaterThan(100);
  for (const { name } of tables) {
    if (name in blind.rights) continue;
    expect([name, await tries(`select count(*) from "${name}"`)]).toEqual([name, denied]);
    expect([name, await tries(`delete from "${name}"`)]).toEqual([name, denied]);
  }
});

test('of a table that it may read in part, no other column can be read', async () => {
  expect(await tries('select id, zone from ad_accounts')).toBe('');
  expect(await tries('select name from ad_accounts')).toBe(denied);
  expect(await tries('update ad_campaigns set budget = 1')).toBe(denied);
  expect(await tries('delete from ad_views')).toBe(denied);
});

test('its rights end with the transaction', async () => {
  await tries('select 1');
  expect(await app.database.query('', 'select count(*)::int as count from users', [])).toHaveLength(1);
});

test('they end with it in the midst of a transaction too', async () => {
  const { db } = app.database;
  const users = once(sql<{ count: number }>`select count(*)::int as count from users`);
  await db.transaction(async (tx) => {
    const query = queryIn(tx);
    await withinRole(tx, blind, (within) => within(once(sql`select id, zone from ad_accounts`)));
    expect(await query(users)).toHaveLength(1);
  });
});

test('one statement that is asked by itself has the same rights', async () => {
  const ask = (name: string) =>
    askWithinRole(app.database.db, blind, once(sql`select ${sql.ref(name)} from ad_accounts`), undefined).then(
      () => '',
      (error: unknown) => codeOf(error),
    );
  expect([await ask('zone'), await ask('name'), await ask('zone')]).toEqual(['', denied, '']);
  expect(await app.database.query('', 'select count(*)::int as count from users', [])).toHaveLength(1);
});
