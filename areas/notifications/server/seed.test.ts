import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { notifications as demo } from '#demo/notifications.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Notification } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
});
afterAll(() => app.close());

test('the demo member has exactly 3 unread notices in fresh data, each with people and a place to go', async () => {
  const { body } = await app.call<Notification[]>(1, 'listNotifications', { query: { limit: 100 } });
  expect(body.filter(({ readAt }) => readAt === null)).toHaveLength(3);
  expect(body.reduce((sum, { count }) => sum + count, 0)).toBe(demo.length);
  for (const notice of body) {
    expect(notice.actors.length).toBeGreaterThan(0);
    const id = Number(/^\/post\/(\d+)/.exec(notice.link)?.[1] ?? 0);
    if (id) expect(await app.status(1, 'getPost', { params: { id } })).toBe(200);
  }
});

test('the profiles, follows and shortcuts of the demo are there', async () => {
  const { body } = await app.call<Record<string, unknown>>(1, 'getUser', { params: { id: 1 } });
  expect(body).toMatchObject({ bio: expect.stringMatching(/\w/), hasPicture: true });
  expect((await app.call<unknown[]>(1, 'listShortcuts')).body).toHaveLength(2);
});
