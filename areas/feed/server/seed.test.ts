import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { posts } from '#demo/posts.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const lastVisit = 26 * 60;

let demo: TestApp;
beforeAll(async () => {
  demo = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true, now });
}, 60_000);
afterAll(() => demo.close());

test('the demo member’s finish line is the newest post that was there a day ago', async () => {
  const then = Math.min(...posts.map(({ minutesAgo }) => minutesAgo).filter((minutes) => minutes >= lastVisit));
  const { body } = await demo.call<{ seenUntil: string }>(1, 'readFeedPosition');
  expect(body.seenUntil).toBe(new Date(now.getTime() - then * 60_000).toISOString());
});
