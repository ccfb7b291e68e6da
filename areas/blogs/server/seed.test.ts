import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '#areas/posts/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { Document } from '#areas/writing/contract.ts';
import { blogs } from '#demo/blogs.ts';
import { castMember } from '#demo/cast.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Blog } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true, now: new Date('2026-11-21T04:00:00.000Z') });
}, 60_000);
afterAll(() => app.close());

const list = async (query: object) =>
  (await app.call<Post[]>(0, 'listPosts', { query: { type: 'blog', limit: 100, ...query } })).body;

test('the demo has blogs of every sort, and three are featured', async () => {
  const all = await list({});
  expect(all.map(({ path }) => path)).toEqual([...blogs].reverse().map(({ slug }) => `/blogs/${slug}`));
  expect(await list({ featured: 'true' })).toHaveLength(3);
  expect(all.filter(({ easyContent }) => easyContent).map(({ easyOutdated }) => easyOutdated)).toEqual([false, true]);
  const { body: part } = await app.call<Blog>(0, 'getBlog', {
    params: { slug: 'a-garden-bed-part-two-building' },
  });
  expect(part.series).toMatchObject({ place: 2, parts: 3 });
});

test('they are documents like any other, by members who had joined, with one name each', () => {
  expect(new Set(blogs.map(({ slug }) => slug)).size).toBe(blogs.length);
  for (const { author, daysAgo, text, slug, comments, likedBy } of blogs) {
    expect(Document.safeParse({ type: 'doc', content: text }).success, slug).toBe(true);
    expect(slug).toMatch(/^[a-z0-9-]{1,60}$/);
    for (const id of [author, ...likedBy, ...comments.map((one) => one.author)]) {
      expect(castMember(id).joinedDaysAgo, slug).toBeGreaterThan(id === author ? daysAgo : 0);
    }
    for (const { hoursAfter } of comments) expect(hoursAfter).toBeLessThan(daysAgo * 24);
  }
});
