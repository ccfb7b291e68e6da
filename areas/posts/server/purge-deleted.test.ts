import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePicture } from './media/samples.ts';
import { type Community, startCommunity } from './testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const at = (time: string) => all.app.setNow(new Date(time));
const ids = async (table: string) =>
  (await all.app.database.query<{ id: number }>(`ids-${table}`, `select id from ${table} order by id`)).map(
    ({ id }) => id,
  );
const keyOf = async (id: number) =>
  (await all.app.database.query<{ key: string }>('key', 'select file_key as key from media where id = $1', [id]))[0]
    ?.key ?? '';

test('after 30 days deleted posts and comments go for good, files with them; hidden ones are kept', async () => {
  at('2026-11-01T00:00:00.000Z');
  const picture = await all.picture(all.author);
  const key = await keyOf(picture.id);
  const gone = await all.post(all.author, { content: 'Goes', mediaIds: [picture.id] });
  const kept = await all.post(all.author, { content: 'Stays' });
  const comment = await all.comment(all.reader, kept.id, 'Goes too');
  const hidden = await all.post(all.author, { content: 'Hidden' });
  await all.app.call(all.author, 'deletePost', { params: { id: gone.id } });
  await all.app.call(all.reader, 'deleteComment', { params: { id: comment.id } });
  await all.app.call(all.moderator, 'deletePost', { params: { id: hidden.id } });

  at('2026-11-30T00:00:00.000Z');
  await all.app.app.jobs.runNow('feed.purge-deleted');
  expect(await ids('posts')).toEqual([gone.id, kept.id, hidden.id]);
  at('2026-12-01T00:00:00.001Z');
  await all.app.app.jobs.runNow('feed.purge-deleted');
  await all.app.app.jobs.runNow('feed.purge-deleted');
  await all.app.settle();
  expect([await ids('posts'), await ids('comments'), await ids('media')]).toEqual([[kept.id, hidden.id], [], []]);
  expect(await all.app.app.services.files.open(key)).toBeUndefined();
});

test('uploads that no post uses go after a day', async () => {
  at('2026-12-10T00:00:00.000Z');
  const [loose, used] = [await all.picture(all.author), await all.picture(all.author)];
  const key = await keyOf(loose.id);
  await all.post(all.author, { content: 'Uses it', mediaIds: [used.id] });
  at('2026-12-10T23:59:00.000Z');
  await all.app.app.jobs.runNow('feed.sweep-media');
  expect(await ids('media')).toEqual([loose.id, used.id]);
  at('2026-12-11T00:01:00.000Z');
  await all.app.app.jobs.runNow('feed.sweep-media');
  await all.app.settle();
  expect(await ids('media')).toEqual([used.id]);
  expect(await all.app.app.services.files.open(key)).toBeUndefined();
});

test('a picture that a draft shows is kept as long as the draft', async () => {
  all.app.setNow(new Date('2026-11-21T01:00:00.000Z'));
  const { id } = await all.ask<{ id: number }>(all.author, 'uploadImage', { upload: samplePicture() });
  const image = { type: 'image', attrs: { mediaId: id, alt: '', decorative: false, caption: '' } };
  const content = {
    title: '',
    document: { type: 'doc', content: [image] },
    tags: [],
    contentWarning: '',
    extra: {},
  };
  const draft = await all.ask<{ id: number }>(all.author, 'createDraft', { body: { kind: 'blog', content } });
  const shown = () => all.app.status(all.author, 'readMedia', { params: { id, variant: 'small' } });
  all.app.setNow(new Date('2026-11-24T01:00:00.000Z'));
  await all.app.app.jobs.runNow('feed.sweep-media');
  expect(await shown()).toBe(200);
  await all.ask(all.author, 'deleteDraft', { params: { id: draft.id } });
  await all.app.app.jobs.runNow('feed.sweep-media');
  expect(await shown()).toBe(404);
});
