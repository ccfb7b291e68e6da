import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { blogs } from '#demo/blogs.ts';
import { demoIds } from '#demo/post-order.ts';
import { type DemoPost, posts } from '#demo/posts.ts';
import { topics } from '#demo/topics.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Comment, Post } from '../contract.ts';
import { seedPosts } from './seed.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const drawing = readdirSync(join(import.meta.dirname, '../../../demo/drawings'))[0]?.replace('.svg', '');
const withPicture = (post: DemoPost): DemoPost =>
  drawing
    ? {
        ...post,
        image: {
          drawing,
          alt: null,
          asksForDescription: true,
          offered: { by: 3, text: 'A drawing.', minutesAfter: 5 },
        },
      }
    : post;
const sample: DemoPost[] = [
  {
    key: 'newest',
    author: 1,
    minutesAgo: 10,
    content: 'Just now. And a word more.',
    type: 'post',
    tags: ['trams'],
    audience: 'everyone',
    feeling: 'happy',
    likedBy: [2, 3],
    comments: [
      { author: 2, minutesAfter: 2, content: 'First' },
      { author: 3, minutesAfter: 5, content: 'Second' },
    ],
    editedMinutesAfter: 3,
  },
  withPicture({
    key: 'oldest',
    author: 2,
    minutesAgo: 5000,
    content: 'Long ago.',
    type: 'question',
    title: 'When?',
    tags: [],
    audience: 'members',
    likedBy: [],
    comments: [],
  }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  for (let n = 0; n < 3; n += 1) await app.addMember();
  await app.app.transactions.run((db) => seedPosts(sample, { db, now, services: app.app.services }));
});
afterAll(() => app.close());

test('ids rise with time, counts are those of the rows, and new rows go on from there', async () => {
  const { body } = await app.call<Post[]>(1, 'listPosts');
  expect(body.map(({ id, likes, commentsCount, version }) => [id, likes, commentsCount, version])).toEqual([
    [2, 2, 2, 2],
    [1, 0, 0, 1],
  ]);
  const { body: talk } = await app.call<Comment[]>(1, 'listComments', { params: { id: 2 } });
  expect(talk.map(({ content }) => content)).toEqual(['First', 'Second']);
  const { body: next } = await app.call<Post>(1, 'createPost', { body: { content: 'Next' } });
  expect(next.id).toBe(3);
});

test('an edited post has an earlier wording', async () => {
  const { body } = await app.call<{ content: string }[]>(1, 'listPostVersions', { params: { id: 2 } });
  expect(body.map(({ content }) => content)).toEqual(['Just now. And a word more.', 'Just now.']);
});

test('other areas find the ids by key', () => {
  const ids = demoIds(sample);
  expect([ids.post('newest'), ids.post('oldest'), ids.comment('newest', 1)]).toEqual([2, 1, 2]);
  expect(() => ids.post('nothing')).toThrow('nothing');
});

test.runIf(drawing)('drawings become pictures that wait for a description', async () => {
  const { body } = await app.call<Post>(2, 'getPost', { params: { id: 1 } });
  expect(body.media).toMatchObject([{ type: 'image/webp', wantsDescription: true, offers: 1 }]);
  expect(await app.status(2, 'readMedia', { params: { id: 1, variant: 'small' } })).toBe(200);
});

test('the demo’s own posts can be seeded, and everybody in them is of the cast', async () => {
  const demo = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true, now });
  const [row] = await demo.database.query<{ posts: number; drifted: number }>(
    'check',
    `select count(*)::int as posts, count(*) filter (where
        likes_count <> (select count(*) from likes l where l.post_id = p.id)
        or comments_count <> (select count(*) from comments c where c.post_id = p.id))::int as drifted from posts p`,
  );
  expect(row).toEqual({ posts: posts.length + blogs.length + topics.length, drifted: 0 });
  await demo.close();
}, 60_000);
