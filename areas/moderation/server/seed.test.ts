import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Decision, ModerationCounts, Report } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
}, 180_000);
afterAll(() => app.close());

test('the demo community has reports that wait, and a decision that was taken back', async () => {
  const counts = await app.call<ModerationCounts>(1, 'countModeration');
  expect(counts.body).toMatchObject({ pending: 3, reviewing: 0, appeals: 0, late: 1, overdue: 0 });
  const queue = await app.call<Report[]>(1, 'listReports', { query: { gathered: 'true' } });
  expect(queue.body.map(({ reason }) => reason)).toEqual(['inappropriate_content', 'misinformation', 'spam']);
  const decision = await app.call<Decision>(1, 'getDecision', { params: { id: 1 } });
  expect(decision.body).toMatchObject({ status: 'lifted', appeal: { status: 'upheld' } });
});
