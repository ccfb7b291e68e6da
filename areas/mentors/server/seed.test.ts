import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Mentor, Mentorship, MentorshipRequest } from '../contract.ts';

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
