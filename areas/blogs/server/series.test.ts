import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '#areas/posts/server/testing/community.ts';
import type { Blog, OwnSeries } from '../contract.ts';
import { type DraftWords, publishNew } from './testing/drafts.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const part = (title: string, series: string, more: DraftWords = {}) =>
  publishNew(all.app, all.author, { title, extra: { series, ...more.extra }, ...more });
const read = (viewer: number, slug: string) => all.ask<Blog>(viewer, 'getBlog', { params: { slug } });
const own = () => all.ask<OwnSeries[]>(all.author, 'listOwnSeries');

test('parts stand in the order of publishing, and readers are led over those they may not see', async () => {
  const first = await part('One', 'Building a bed');
  expect(first.series).toMatchObject({ title: 'Building a bed', place: 1, parts: 1, next: null });
  const second = await part('Two', ' Building  a bed ', { extra: { series: 'Building a bed', audience: 'followers' } });
  const third = await part('Three', 'Building a bed');
  expect((await read(all.author, first.slug)).series).toMatchObject({ title: 'Building a bed', place: 1, parts: 3 });
  expect((await read(all.follower, first.slug)).series?.next).toMatchObject({ title: 'Two', path: second.path });
  const asGuest = (await read(0, third.slug)).series;
  expect(asGuest).toMatchObject({ place: 2, parts: 2, next: null });
  expect(asGuest?.previous).toMatchObject({ id: first.id, title: 'One' });
  expect(await own()).toEqual([{ title: 'Building a bed', parts: 3 }]);
  expect(await all.ask(all.reader, 'listOwnSeries')).toEqual([]);
});

test('a blog can leave its series, and an empty series is gone', async () => {
  const blog = await part('Alone', 'A short one');
  expect((await own()).map(({ title }) => title)).toContain('A short one');
  await publishNew(all.app, all.author, { title: 'Alone', targetId: blog.id, extra: { version: 1 } });
  expect((await own()).map(({ title }) => title)).not.toContain('A short one');
});

test('related blogs share tags or the author, the nearest first, and nobody behind a block is among them', async () => {
  const by = (userId: number, title: string, tags: string[]) => publishNew(all.app, userId, { title, tags });
  const here = await by(all.reader, 'Knees under', ['gardening', 'diy']);
  const near = await by(all.follower, 'Taps', ['gardening', 'diy']);
  const far = await by(all.moderator, 'Soil', ['gardening']);
  await by(all.blocked, 'Unrelated', ['trains']);
  expect((await read(0, here.slug)).related.map(({ id }) => id)).toEqual([near.id, far.id]);
  await all.block(all.follower, all.moderator);
  expect((await read(all.moderator, here.slug)).related.map(({ id }) => id)).toEqual([far.id]);
});
