import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

/**
 * Looks at the schema as it really is. A later table that names members, or keeps files, fails here until its area says
 * what becomes of it.
 */

let app: TestApp;
interface Column {
  readonly name: string;
  readonly type: string;
  readonly refersToUsers: boolean;
  readonly whenDeleted: string;
}
let columns: Column[];

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  columns = await app.database.query<Column>(
    'columns',
    `select c.table_name || '.' || c.column_name as name, c.udt_name as type, f.delete_rule is not null as "refersToUsers",
       coalesce(f.delete_rule, '') as "whenDeleted"
     from information_schema.columns c
     left join (
       select k.table_name, k.column_name, r.delete_rule from information_schema.key_column_usage k
       join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
       join information_schema.constraint_column_usage u on u.constraint_name = k.constraint_name
       where u.table_name = 'users') f on f.table_name = c.table_name and f.column_name = c.column_name
     where c.table_schema = 'public' and c.table_name not like 'socket_io%' order by 1`,
  );
});
afterAll(() => app.close());

const declared = serverAreas.flatMap(({ contract, declares }) =>
  Object.entries(declares?.personalData?.columns ?? {}).map(([column, fate]) => ({
    area: contract.name,
    column,
    fate,
  })),
);
const declaredFiles = serverAreas.flatMap(({ declares }) => declares?.personalData?.fileColumns ?? []);

/** By its name a member's number, though nothing in the schema says so. */
const looksLikeMember = ({ name, type }: Column) =>
  /^_?(int4|int8)$/.test(type) &&
  /\.(user|member|author|owner|sender|recipient|actor|uploader|reporter|moderator|follower|followee|host)(_?ids?)?$|_(user|member|actor)_ids?$|_by$/.test(
    name,
  );

test('every column that names a member is answered for by exactly one area', () => {
  const naming = columns.filter((column) => column.refersToUsers || looksLikeMember(column)).map(({ name }) => name);
  expect(naming.length).toBeGreaterThan(25);
  expect(declared.map(({ column }) => column).sort()).toEqual(naming.sort());
});

test('what is said to go goes with the account’s own row, and what loses the person does so there or in the area', () => {
  for (const { column, fate } of declared) {
    const rule = columns.find(({ name }) => name === column)?.whenDeleted;
    if (fate === 'loses the person') expect({ column, rule }).toEqual({ column, rule: rule === '' ? '' : 'SET NULL' });
    if (fate.startsWith('stays: '))
      expect({ column, rule, why: fate.length > 30 }).toEqual({ column, rule: '', why: true });
  }
});

test('every column with the key of a file is answered for', () => {
  // Two open something, and one is a name to order by.
  const others = ['passkeys.public_key', 'second_factors.sealed_key', 'providers.name_key'];
  const keys = columns
    .filter(({ name, type }) => type === 'text' && name.endsWith('_key') && !others.includes(name))
    .map(({ name }) => name);
  expect(keys.length).toBeGreaterThan(4);
  expect([...declaredFiles].sort()).toEqual(keys.sort());
});

test('no two sections of the copy have one name', async () => {
  const member = await app.addMember();
  const sections = [];
  for (const { export: give } of app.app.services.personalData) {
    sections.push(...(await give({ query: app.database.query, userId: member, config: app.app.services.config })));
  }
  const names = sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
});
