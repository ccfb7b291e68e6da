import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { eachAlone, type Page } from './each-alone.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

test('every booking has its turn once, page by page, also when one fails and stays on the list', async () => {
  const all = [3, 5, 8, 13, 21].map((id) => ({ id }));
  const pages: Page[] = [];
  const done: number[] = [];
  const ran = { query: app.database.query, now: new Date(), services: app.app.services };
  await eachAlone(
    ran,
    async (_, page) => {
      pages.push(page);
      return all.filter(({ id }) => id > page.after).slice(0, page.most);
    },
    async (_, id) => {
      if (id === 5) throw new Error('Broken');
      done.push(id);
    },
    2,
  );
  expect(done).toEqual([3, 8, 13, 21]);
  expect(pages.map(({ after }) => after)).toEqual([0, 5, 13]);
});
