import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { demoMemberId } from '#demo/cast.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ConversationEntry } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
}, 60_000);
afterAll(() => app.close());

test('the demo member has conversations, two unread messages and one request', async () => {
  const list = async (box: string) =>
    (
      await app.call<ConversationEntry[]>(demoMemberId, 'listConversations', {
        params: { userId: demoMemberId },
        query: { box, groups: 'true' },
      })
    ).body;
  // One of them is of a mentoring group, and three are with NDIS providers.
  expect(await list('inbox')).toHaveLength(10);
  expect((await list('inbox')).filter(({ isRead }) => !isRead).map(({ unread }) => unread)).toEqual([1, 1]);
  expect(await list('requests')).toHaveLength(1);
  expect((await app.call(demoMemberId, 'countUnreadMessages')).body).toEqual({
    total: 2,
    conversations: 2,
    requests: 1,
  });
});
