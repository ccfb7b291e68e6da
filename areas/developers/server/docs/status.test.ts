import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ApiStatus } from '../../contract.ts';

const start = new Date('2026-11-20T23:50:30.000Z');
const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
});
afterAll(() => app.close());

const status = async () => (await app.call<ApiStatus>(0, 'getApiStatus', {})).body;
const look = () => app.app.jobs.runNow('developers.look-at-status');

test('the status is what the server saw: before its first look nothing, then each day, and a day without looks too', async () => {
  expect(await status()).toEqual({ lookedAt: null, ms: null, days: [] });
  // Two processes look at the same time, and it is one look.
  await look();
  await look();
  app.setNow(new Date(start.getTime() + 5 * minute));
  await look();
  app.setNow(new Date('2026-11-22T00:02:00.000Z'));
  await look();
  const { lookedAt, ms, days } = await status();
  expect(lookedAt).toBe('2026-11-22T00:00:00.000Z');
  expect(ms).toEqual(expect.any(Number));
  expect(days.map(({ at, looks, due }) => ({ at, looks, due }))).toEqual([
    { at: '2026-11-22T00:00:00.000Z', looks: 1, due: 1 },
    { at: '2026-11-21T00:00:00.000Z', looks: 0, due: 288 },
    { at: '2026-11-20T00:00:00.000Z', looks: 2, due: 2 },
  ]);
  // A look that has just come due is not missing yet.
  const today = async () => (await status()).days[0];
  app.setNow(new Date('2026-11-22T00:06:00.000Z'));
  expect(await today()).toMatchObject({ looks: 1, due: 1 });
  app.setNow(new Date('2026-11-22T00:08:00.000Z'));
  expect(await today()).toMatchObject({ looks: 1, due: 2 });
});

test('a look that took more than a second is counted as slow, and what is older than a month is forgotten', async () => {
  app.setNow(new Date('2027-02-01T12:00:00.000Z'));
  await app.database.query('', `insert into status_checks (at, ms) values ('2027-02-01T11:55:00Z', 1001)`);
  await look();
  const { days } = await status();
  expect(days).toEqual([{ at: '2027-02-01T00:00:00.000Z', looks: 2, due: 2, slow: 1 }]);
});
