import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '#areas/posts/contract.ts';
import { type Community, startCommunity } from '#areas/posts/server/testing/community.ts';
import type { Draft } from '#areas/writing/contract.ts';
import { writeDraft } from './testing/drafts.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const soon = '2026-11-21T05:00:00.000Z';
const after = new Date('2026-11-21T05:00:30.000Z');

let all: Community;
beforeAll(async () => {
  all = await startCommunity({ now });
});
afterAll(() => all.app.close());

const run = () => all.app.app.jobs.runNow('blogs.publish-due');
const titles = async () =>
  (await all.ask<Post[]>(0, 'listPosts', { query: { type: 'blog' } })).map(({ title }) => title);
const notices = async (kind: string) => {
  await all.app.settle();
  const list = await all.ask<{ kind: string }[]>(all.author, 'listNotifications', {});
  return list.filter((one) => one.kind === kind).length;
};

test('a scheduled blog comes out at its time, once, also when two processes look at the same moment', async () => {
  all.app.setNow(now);
  await writeDraft(all.app, all.author, { title: 'On Saturday', publishAt: soon });
  await writeDraft(all.app, all.author, { title: 'Some day' });
  await run();
  expect(await titles()).toEqual([]);
  all.app.setNow(after);
  await Promise.all([run(), run()]);
  await run();
  expect(await titles()).toEqual(['On Saturday']);
  const [blog] = await all.ask<Post[]>(0, 'listPosts', { query: { type: 'blog' } });
  expect(blog).toMatchObject({ path: '/blogs/on-saturday', createdAt: after.toISOString() });
});

test('what its author takes back before the time does not come out', async () => {
  all.app.setNow(now);
  const draft = await writeDraft(all.app, all.author, { title: 'Taken back', publishAt: soon });
  const body = { version: draft.version, content: draft.content, publishAt: null };
  await all.ask(all.author, 'saveDraft', { params: { id: draft.id }, body });
  all.app.setNow(after);
  await run();
  expect(await titles()).not.toContain('Taken back');
});

test('what cannot come out goes back among the drafts, its author is told once, and the next one comes out all the same', async () => {
  all.app.setNow(now);
  const draft = await writeDraft(all.app, all.author, { title: '', publishAt: '2026-11-21T04:30:00.000Z' });
  await writeDraft(all.app, all.author, { title: 'Behind it', publishAt: soon });
  all.app.setNow(after);
  await run();
  await run();
  expect(await titles()).toContain('Behind it');
  const left = await all.ask<Draft>(all.author, 'getDraft', { params: { id: draft.id } });
  expect(left.publishAt).toBeNull();
  expect(await notices('blogHeldBack')).toBe(1);
});

test('nothing comes out for someone whose account is closed', async () => {
  all.app.setNow(now);
  await writeDraft(all.app, all.reader, { title: 'From a closed account', publishAt: soon });
  await all.app.database.query(
    'close',
    'insert into closed_accounts (user_id, closed_at, erase_at) values ($1, $2, $2)',
    [all.reader, now.toISOString()],
  );
  all.app.setNow(after);
  await run();
  const drafts = await all.app.database.query('left', 'select id from drafts where user_id = $1', [all.reader]);
  expect(drafts).toHaveLength(1);
});

test('nothing comes out for a member who is suspended; it waits among the drafts', async () => {
  all.app.setNow(now);
  const writer = await all.app.addMember();
  const draft = await writeDraft(all.app, writer, { title: 'From somebody suspended', publishAt: soon });
  const suspend = 'insert into suspensions (user_id, until) values ($1, $2)';
  await all.app.database.query('suspend', suspend, [writer, '2026-11-22T00:00:00.000Z']);
  all.app.setNow(after);
  await run();
  expect(await titles()).not.toContain('From somebody suspended');
  expect((await all.ask<Draft>(writer, 'getDraft', { params: { id: draft.id } })).publishAt).toBeNull();
});
