import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../contract/entries.ts';
import type { WellnessSettings } from '../contract/settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true, now: new Date('2026-11-25T02:00:00.000Z') });
});
afterAll(() => app.close());

const list = async (userId: number) =>
  (await app.call<WellnessEntry[]>(userId, 'listWellnessEntries', { query: { limit: 200 } })).body;

test('the demo member has eight weeks of a diary, some of it for the health team, and scales that the entries answer', async () => {
  const entries = await list(1);
  expect(entries.length).toBeGreaterThanOrEqual(38);
  const days = entries.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  expect(days.every((day) => day >= '2026-09-29' && day <= '2026-11-25')).toBe(true);
  const forTheTeam = entries.filter((entry) => entry.shareWithHealthcare && !entry.isPrivate);
  expect(forTheTeam.length).toBeGreaterThan(5);
  expect(entries.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(5);
  const { body } = await app.call<WellnessSettings>(1, 'getWellnessSettings');
  const names = new Set(body.scales?.map(({ name }) => name));
  expect(entries.flatMap(({ scales = [] }) => scales).every(({ name }) => names.has(name))).toBe(true);
  expect((await list(5)).length).toBeGreaterThan(1);
  expect(await list(2)).toEqual([]);
});

test('the demo member has exactly three unread notices, also when a dose falls due', async () => {
  app.setNow(new Date('2026-11-25T02:01:00.000Z'));
  await app.app.jobs.runNow('wellness.remind-of-doses');
  await app.settle();
  const { body } = await app.call<{ unread: number }>(1, 'countUnread');
  expect(body.unread).toBe(3);
});
