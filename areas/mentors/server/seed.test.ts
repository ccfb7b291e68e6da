import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Mentor, MentoringGroup, Mentorship, MentorshipRequest } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
});
afterAll(() => app.close());

test('the demo has mentors whose figures come from requests and reviews', async () => {
  const { body } = await app.call<Mentor[]>(1, 'listMentors', { query: { limit: 100 } });
  expect(body).toHaveLength(8);
  const col = body.find(({ id }) => id === 28);
  expect(col).toMatchObject({
    rating: 4.5,
    reviewCount: 2,
    totalMentorships: 2,
    room: 4,
    responseTime: 'about 8 hours',
    isChecked: true,
  });
  expect(body.find(({ id }) => id === 29)?.room).toBe(0);
  expect(body.find(({ id }) => id === 10)?.isChecked).toBe(false);
});

test('the demo member has a mentor, and a request to answer', async () => {
  const [mine] = (await app.call<Mentorship[]>(1, 'listMyMentorships', {})).body;
  expect(mine).toMatchObject({ mentor: { name: 'Noah Abrahams' }, status: 'active', progress: 75 });
  const [request] = (await app.call<MentorshipRequest[]>(1, 'listMentorRequests', {})).body;
  expect(request).toMatchObject({ mentee: { name: 'Ash Verma-Clarke' }, status: 'pending', focusArea: 'career' });
});

test('the demo member is in a group with places and a conversation, one is full, and one has only its mentor', async () => {
  const [mine, ...more] = (await app.call<MentoringGroup[]>(1, 'listMyMentoringGroups', {})).body;
  expect(more).toEqual([]);
  expect(mine).toMatchObject({
    name: 'Speaking up in meetings',
    mentor: { name: 'Noah Abrahams' },
    side: 'member',
    places: 2,
    conversationId: expect.any(Number),
  });
  const all = (await app.call<MentoringGroup[]>(1, 'listMentoringGroups', {})).body;
  expect(Object.fromEntries(all.map(({ name, places }) => [name, places]))).toEqual({
    'Speaking up in meetings': 2,
    'First weeks with voice control': 0,
    'Prices for handmade things': 6,
  });
  const unread = (await app.call<{ total: number }>(1, 'countUnreadMessages')).body;
  expect(unread.total).toBe(2);
});
