import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join, openBrowser } from '#platform/server/testing/browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

test('requests that arrive together are each answered as their own member, and one that has left as a guest', async () => {
  const browsers = [openBrowser(app), openBrowser(app), openBrowser(app), openBrowser(app)];
  const ids: number[] = [];
  for (const [n, browser] of browsers.entries()) {
    const person = { displayName: `Together ${n}`, username: `together-${n}`, email: `together-${n}@example.org` };
    ids.push((await join(app, browser, person)).id);
  }
  const who = () =>
    Promise.all(
      browsers.map(async (browser) => {
        const { body } = await browser.get<{ member: { id: number } | null }>('/api/session');
        return body.member?.id ?? 0;
      }),
    );
  expect(await who()).toEqual(ids);
  await app.database.query('', 'delete from sessions where user_id = $1', [ids[1]]);
  expect(await who()).toEqual([ids[0], 0, ids[2], ids[3]]);
});
