import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { areaContract } from '#platform/contract/operation.ts';
import { serverArea } from '#platform/server/area.ts';
import type { Post } from '../contract.ts';
import { keptUploads, postKinds } from './public.ts';
import { type Community, startCommunity } from './testing/community.ts';

/** Brings what no area of the house brings: plain posts with an address and a category. */
const recipes = serverArea({
  contract: areaContract({ name: 'recipes', operations: [] }),
  handlers: {},
  declares: {
    fills: [
      postKinds.with({
        types: ['post'],
        path: ({ slug }) => slug && `/recipes/${slug}`,
        slug: (title) => title.toLowerCase().replaceAll(' ', '-'),
        category: async (_, chosen) => chosen ?? 3,
      }),
      keptUploads.with((media) => sql<boolean>`${media} = 1`),
    ],
  },
  matrix: {},
});

let all: Community;
beforeAll(async () => {
  all = await startCommunity({ areas: [...serverAreas, recipes] });
});
afterAll(() => all.app.close());

test('a kind that another area brings has its own address and category, in lists and on its page', async () => {
  const first = await all.post(all.author, { content: 'Boil it.', title: 'Pumpkin soup' });
  expect(first).toMatchObject({ path: '/recipes/pumpkin-soup', forumId: 3 });
  const second = await all.post(all.author, { content: 'Roast it.', title: 'Pumpkin soup', forumId: 5 });
  expect(second).toMatchObject({ path: `/recipes/pumpkin-soup-${second.id}`, forumId: 5 });
  const listed = await all.ask<Post[]>(all.reader, 'listPosts');
  expect(listed.map(({ path }) => path)).toEqual([second.path, first.path]);
});

test('an upload that another area still uses is not swept', async () => {
  all.app.setNow(new Date('2026-11-20T01:00:00.000Z'));
  const kept = await all.picture(all.author);
  const unused = await all.picture(all.author);
  expect(kept.id).toBe(1);
  all.app.setNow(new Date('2026-11-22T01:00:00.000Z'));
  await all.app.app.jobs.runNow('feed.sweep-media');
  const status = (id: number) => all.app.status(all.author, 'readMedia', { params: { id, variant: 'full' } });
  expect([await status(kept.id), await status(unused.id)]).toEqual([200, 404]);
});
