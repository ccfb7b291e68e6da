import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { withinRole } from '#platform/server/narrow-role.ts';
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
