import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { demoMemberId } from '#demo/cast.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AdReport, AdSpending, Campaign, ShownAd, WaitingAd } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  // Early in a day in Melbourne: what has run so far may not be ahead of the clock.
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true, now: new Date('2026-11-20T14:30:00Z') });
});
afterAll(() => app.close());

test('ads of the demo are shown to its members, with the business that pays', async () => {
  const { body } = await app.call<ShownAd[]>(3, 'listAds', { query: { surface: 'feed', places: 5 } });
  expect(body.map(({ advertiser, title }) => [advertiser, title])).toEqual([
    ['Level Ground Mobility', 'Try a power chair at home'],
  ]);
});

test('figures of the demo come to the same sum on every screen, and keep each day’s budget', async () => {
  const { body: campaigns } = await app.call<Campaign[]>(demoMemberId, 'listCampaigns');
  const { body: report } = await app.call<AdReport>(demoMemberId, 'getAdReport', {});
  const { body: spending } = await app.call<AdSpending>(demoMemberId, 'getAdSpending');
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  expect(campaigns.map(({ name, delivery }) => [name, delivery])).toEqual([
    ['We speak Auslan', 'in-review'],
    ['Ramp hire for the holidays', 'running'],
    ['Try a power chair at home', 'running'],
  ]);
  expect(sum(campaigns.map(({ spentAmount }) => Math.round(spentAmount * 100)))).toBe(report.spentInAll);
  expect(Math.round(spending.totalSpent * 100)).toBe(report.spentInAll);
  expect(report.spentInAll).toBeGreaterThan(0);
  expect(Math.max(...report.days.map(({ spend }) => spend))).toBeLessThanOrEqual(2000 + 800);
});

test('one ad of the demo waits for a moderator', async () => {
  const { body } = await app.call<WaitingAd[]>(24, 'listWaitingAds');
  expect(body.map(({ creative }) => creative.title)).toEqual(['Two of us speak Auslan']);
});
