import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPosts } from './search-posts.ts';
import { type Community, startCommunity } from './testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
  await all.post(all.author, { content: 'We walked along the river, and the swans were out in numbers.' });
  await all.post(all.author, { content: 'A walk for followers', audience: 'followers' });
  await all.post(all.author, { title: 'Walking frames', content: 'Which one fits a narrow hall?', type: 'question' });
  await all.post(all.reader, { content: 'Nothing to do with it #WalkingGroup' });
  await all.post(all.reader, { content: 'Walk past a blood test', contentWarning: 'needles' });
});
afterAll(() => all.app.close());

const search = async (userId: number, q: string, limit = 10, cursor?: string) =>
  searchPosts({
    query: all.app.database.query,
    principal: await all.app.principal(userId),
    words: { typed: q, also: [], exact: false },
    limit,
    cursor,
  });

test('finds forms of a word, the title before the text, and only what the viewer may see', async () => {
  const found = await search(0, 'walk');
  expect(found.total).toBe(4);
  expect(found.hits[0]?.title).toBe('Walking frames');
  expect((await search(all.follower, 'walk')).total).toBe(5);
  expect((await search(all.blocked, 'walk')).total).toBe(2);
});

test('a tag is found in any spelling', async () => {
  expect((await search(0, 'walking group')).hits[0]?.text).toContain('Nothing to do with it');
});

test('the snippet shows the place, and nothing of what the author warns of', async () => {
  const [river] = (await search(0, 'swans')).hits;
  expect(river?.text).toContain('swans were out');
  const [warned] = (await search(0, '"blood test"')).hits;
  expect(warned).toMatchObject({ text: '', warning: 'needles', title: 'Post by Reader, with a content warning' });
});

test('pages join, and odd queries find nothing instead of failing', async () => {
  const first = await search(0, 'walk', 2);
  const second = await search(0, 'walk', 2, first.next);
  const ids = [...first.hits, ...second.hits].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(second.next).toBeUndefined();
  for (const q of ["'; drop table posts; --", '"', '!!! & |', '%_\\', '-walk -']) {
    expect((await search(0, q)).hits.length).toBeGreaterThanOrEqual(0);
  }
  await expect(search(0, 'walk', 2, 'nonsense')).rejects.toMatchObject({ problem: { status: 400 } });
});
