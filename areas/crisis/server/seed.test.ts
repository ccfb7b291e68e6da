import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { CrisisReportDetail, CrisisReportSummary, CrisisStats } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
}, 180_000);
afterAll(() => app.close());

test('the demo member has one report to review, and no figure is made up by it', async () => {
  const { body: list } = await app.call<CrisisReportSummary[]>(1, 'listCrisisReports');
  expect(list).toMatchObject([{ by: 'author', reason: 'bad_advice', outcome: null, isAnonymous: true }]);
  const { body: report } = await app.call<CrisisReportDetail>(1, 'getCrisisReport', {
    params: { id: list[0]?.id ?? '' },
  });
  expect(report).toMatchObject({
    details: 'I nearly did what they said.',
    author: null,
    supporter: { id: 22 },
    messages: [
      { id: 1 },
      { id: 2, reported: true, content: 'I did. Just stop taking it. You don’t need to ask anyone.' },
    ],
  });
  const { body: stats } = await app.call<CrisisStats>(0, 'getCrisisStats');
  expect(stats).toEqual({ supportersOnDuty: 0, answered: 0, medianMinutes: null });
});
