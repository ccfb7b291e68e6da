import { existsSync, readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join, openBrowser } from '#platform/server/testing/browser.ts';
import { type Canaries, type Planting, platformCanaries } from '#platform/server/testing/canaries.ts';
import { declarations } from '#platform/server/testing/declarations.ts';
import { everyRow, holds } from '#platform/server/testing/stored.ts';
import { unzip } from '#platform/server/testing/unzip.ts';
import { type Joined, later } from './testing/member.ts';

/**
 * Plants a word that is found nowhere else in everything that a member can fill through the product's own calls. All of
 * them must be in the copy of the data, and none anywhere after the erasure. Each area declares its own
 * (testing/canaries.ts): a column of its tables that holds text must be among the planted ones, or say there why it cannot
 * hold a member's words.
 */

const folder = joinPath(import.meta.dirname, '../..');
const declared = new Map([
  ['platform', platformCanaries],
  ...(await declarations<Canaries>(folder, 'canaries')),
] as const);
const all = [...declared.values()];
const wordOf = (one: string | { readonly word: string }) => (typeof one === 'string' ? one : one.word);
const planted = all.flatMap((area) => Object.entries(area.planted ?? {}));

let app: TestApp;
let person: Joined;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  person = await fill();
}, 120_000);
afterAll(() => app.close());

/** Joins, and fills in whatever the product lets a member fill in. */
async function fill(): Promise<Joined> {
  const browser = openBrowser(app, { agent: 'Zyx zyxagent/1.0', ip: '198.51.100.77' });
  const joined = await join(app, browser, {
    displayName: 'Zara zyxfullname',
    username: 'zyxusername',
    email: 'zyxmail@example.org',
  });
  const kept = new Map<string, number>();
  const planting: Planting = {
    app,
    call: async <Body>(userId: number, operation: string, input?: MatrixInput) =>
      (await app.call<Body>(userId, operation, input)).body,
    me: { id: joined.id, browser },
    other: await app.addMember({ name: 'Somebody Else' }),
    moderator: await app.addMember({ name: 'A Moderator', roles: ['member', 'moderator'] }),
    keep: (what, id) => void kept.set(what, id),
    made: (what) => {
      const id = kept.get(what);
      if (id === undefined) throw new Error(`Nothing was planted as ${what}.`);
      return id;
    },
  };
  // What others plant upon comes first: in the order in which the demo community is seeded.
  for (const { contract } of serverAreas) await declared.get(contract.name)?.plant?.(planting);
  await app.app.invoke({
    operation: 'addShortcut',
    principal: await app.principal(joined.id),
    body: { path: '/about', title: 'About' },
    idempotencyKey: 'zyxwritekey',
    request: { ip: '127.0.0.1', agent: 'test' },
  });
  await app.settle();
  return joined;
}

const textColumns = () =>
  app.database.query<{ name: string }>(
    'text-columns',
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and udt_name in ('text', '_text', 'varchar', '_varchar', 'json', 'jsonb')
       and table_name not like 'socket_io%' order by 1`,
  );

const storedFiles = () =>
  readdirSync(`${app.config.dataDir}/files`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(`${app.config.dataDir}/files/`.length))
    .sort();

const words = [...new Set(planted.map(([, one]) => wordOf(one).toLowerCase()))];

/** The tables of each area, by the file that makes them. */
async function tablesOf(path: string): Promise<string[]> {
  const found = Object.values((await import(pathToFileURL(path).href)) as object);
  return found.flatMap((one) => (is(one, PgTable) ? getTableName(one) : []));
}

test.each(serverAreas.map(({ contract }) => contract.name))(
  '%s declares every column of its own that holds text',
  async (name) => {
    const path = `${folder}/${name}/server/tables.ts`;
    const tables = new Set(existsSync(path) ? await tablesOf(path) : []);
    const { planted: own = {}, wordless = {} } = declared.get(name) ?? {};
    const columns = (await textColumns()).map((column) => column.name);
    expect([...Object.keys(own), ...Object.keys(wordless)].sort()).toEqual(
      columns.filter((column) => tables.has(column.split('.')[0] ?? '')),
    );
  },
);

test('every column that holds text has a planted word, or says why it cannot hold one', async () => {
  const columns = (await textColumns()).map(({ name }) => name);
  expect(columns.length).toBeGreaterThan(60);
  const said = all.flatMap((area) => [...Object.keys(area.planted ?? {}), ...Object.keys(area.wordless ?? {})]);
  expect(said.sort()).toEqual(columns);
});

test.each(planted)('%s holds its word', async (column, one) => {
  const word = wordOf(one);
  const [table, name] = column.split('.');
  const rows = await app.database.query('', `select 1 from ${table} where strpos("${name}"::text, $1) > 0`, [word]);
  expect(rows.length).toBeGreaterThan(0);
});

test('the copy has every word and every file', async () => {
  await person.browser.post('/api/privacy/export', {});
  await app.app.jobs.runNow('privacy.make-exports');
  const { body } = await person.browser.get<{ latest: { id: number } }>('/api/privacy/export');
  const { bytes } = await person.browser.download(`/api/privacy/export/${body.latest.id}/file`);
  const copy = await unzip(bytes);
  const text = copy.all();
  const missing = planted.filter(([, one]) => typeof one === 'string' && !text.includes(one));
  // What is known of a mail is its address.
  expect(missing.map(([column]) => column).filter((column) => !column.startsWith('post_words.'))).toEqual([]);
  const inside = all.flatMap(({ sealed = [], inFiles = [] }) => [...sealed, ...inFiles]);
  expect(inside.length).toBeGreaterThan(10);
  expect(inside.filter((word) => !text.includes(word))).toEqual([]);

  const kinds = copy.names.filter((name) => name.includes('/')).map((name) => name.replace(/\/(unused-)?\d+/, '/$1N'));
  expect(kinds.sort()).toEqual(all.flatMap(({ files = [] }) => files).sort());
  for (const name of copy.names)
    expect({ name, empty: copy.bytes(name)?.length === 0 }).toEqual({ name, empty: false });
});

test('after the erasure none of it is anywhere: not in a table, not in a file, not in what waits', async () => {
  const before = storedFiles();
  const kept = await app.database.query<{ keys: (string | null)[] }>(
    'kept-files',
    `select array[file_key, small_key, captions_key, descriptions_key] as keys from media where uploader_id <> $1
      union all select array[file_key, small_key] from message_media where owner_id <> $1`,
    [person.id],
  );
  expect(before.length).toBeGreaterThan(8);
  await person.browser.post('/api/privacy/deletion', {});
  await app.settle();
  later(app, 15);
  await app.app.jobs.runNow('privacy.erase-due');
  await app.settle();

  const mails = await app.database.query('last-mail', 'delete from outbox_mails where "to" = $1 returning subject', [
    person.email,
  ]);
  // The mailbox of the person stands in this table, and this is what is in it last.
  expect(mails).toEqual([{ subject: 'Your account is deleted' }]);
  const left = (await everyRow(app)).toLowerCase();
  expect(left).toContain('somebody else');
  expect(words.filter((word) => holds(left, word))).toEqual([]);
  expect(storedFiles()).toEqual(
    kept
      .flatMap(({ keys }) => keys)
      .filter((key) => key !== null)
      .sort(),
  );

  const numbers = serverAreas.flatMap(({ declares }) => Object.entries(declares?.personalData?.columns ?? {}));
  for (const [column, fate] of numbers) {
    const [table, name] = column.split('.');
    const rows = await app.database.query(
      '',
      `select 1 from ${table} where $1 = any(array[]::int[] || ${name === 'actor_ids' ? name : `"${name}"::int`})`,
      [person.id],
    );
    expect({ column, left: rows.length > 0 }).toEqual({ column, left: fate.startsWith('stays: ') });
  }
});
