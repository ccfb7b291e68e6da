import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { searchPeople } from './search-people.ts';

let app: TestApp;
let viewer: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  viewer = await app.addMember({ name: 'Viewer' });
});
afterAll(() => app.close());

const find = async (q: string, page: { limit: number; cursor?: string | undefined } = { limit: 10 }, as = viewer) =>
  searchPeople({
    query: app.database.query,
    principal: await app.principal(as),
    words: { typed: q, also: [], exact: false },
    ...page,
  });

test('finds by name, by a misspelt name and by username', async () => {
  const dana = await app.addMember({ name: 'Dana Petrov' });
  const ids = async (q: string) => (await find(q)).hits.map(({ id }) => Number(id));
  expect(await ids('petrov')).toContain(dana);
  expect(await ids('Petrof')).toContain(dana);
  const [row] = await app.database.query<{ username: string }>('u', 'select username from users where id = $1', [dana]);
  expect((await ids(`@${row?.username}`))[0]).toBe(dana);
  expect(await ids('zzzzzz')).toEqual([]);
});

test('pages through everybody once', async () => {
  for (let n = 0; n < 5; n += 1) await app.addMember({ name: `Quentin ${n}` });
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await find('quentin', { limit: 2, cursor });
    expect(page.total).toBe(5);
    seen.push(...page.hits.map(({ id }) => Number(id)));
    cursor = page.next;
  } while (cursor);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

test('hides who is behind a block, and shows guests nobody', async () => {
  const hana = await app.addMember({ name: 'Hana Okonkwo' });
  await app.call(hana, 'block', { params: { id: viewer } });
  expect((await find('okonkwo')).hits).toEqual([]);
  expect(await find('okonkwo', { limit: 10 }, 0)).toEqual({ total: 0, hits: [] });
});
