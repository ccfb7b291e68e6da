import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ContentFlag, ContentFlagDetail, Report, ReportDetail, ReportReason } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let mo: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  mo = await app.addMember({ name: 'Mo', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const ask = async <T>(as: number, operation: string, input?: object) => (await app.call<T>(as, operation, input)).body;
const photo = async () => ({
  bytes: await sharp({ create: { width: 16, height: 12, channels: 3, background: '#2255aa' } })
    .png()
    .toBuffer(),
  type: 'image/png',
});

async function reported(contentType: string, contentId: number) {
  const reason: ReportReason = 'inappropriate_content';
  const body = { reporterId: ben, reportedUserId: ana, contentType, contentId, reason };
  return { id: (await ask<Report>(ben, 'createReport', { body })).id };
}
const read = (params: object) => ask<ReportDetail>(mo, 'getReport', { params });

async function postWithPicture(content: string) {
  const { id } = await ask<{ id: number }>(ana, 'uploadImage', { upload: await photo() });
  await ask(ana, 'updateMedia', { params: { id }, body: { alt: 'A blue wall' } });
  const post = await ask<{ id: number }>(ana, 'createPost', { body: { content, mediaIds: [id] } });
  return { post: post.id, picture: id };
}

test('a case names the pictures of a post with their descriptions; taken down, none', async () => {
  const { post, picture } = await postWithPicture('Look at this');
  const params = await reported('post', post);
  expect((await read(params)).pictures).toEqual([
    {
      kind: 'picture',
      url: `/media/${picture}/full`,
      posterUrl: null,
      captionsUrl: null,
      description: 'A blue wall',
      width: 16,
      height: 12,
    },
  ]);
  await ask(mo, 'assignReport', { params, body: {} });
  await ask(mo, 'decideReport', { params, body: { status: 'resolved', resolution: 'content_removed' } });
  expect((await read(params)).pictures).toEqual([]);
});

test('a clip comes with its poster and captions', async () => {
  const { post, picture } = await postWithPicture('A clip of it');
  await app.database.query(
    'as-a-clip',
    "update media set kind = 'video', small_key = file_key, captions_key = file_key where id = $1",
    [picture],
  );
  expect((await read(await reported('post', post))).pictures).toMatchObject([
    { kind: 'clip', posterUrl: `/media/${picture}/poster`, captionsUrl: `/media/${picture}/captions` },
  ]);
});

test('of a member it is the profile picture and the banner, and no drawn initials', async () => {
  const params = await reported('member', ana);
  expect((await read(params)).pictures).toEqual([]);
  await ask(ana, 'uploadAvatar', { params: { userId: ana }, upload: await photo() });
  await ask(ana, 'uploadBanner', { params: { userId: ana }, upload: await photo() });
  const [avatar, banner, ...more] = (await read(params)).pictures;
  expect(avatar).toMatchObject({ kind: 'avatar', url: `/avatars/user-${ana}.png`, description: '' });
  expect(banner?.kind).toBe('banner');
  expect(banner?.url).toMatch(new RegExp(`^/banners/user-${ana}\\.webp\\?v=[0-9a-f]{8}$`));
  expect(more).toEqual([]);
});

test('a flag names them too', async () => {
  const { post, picture } = await postWithPicture('Buy my pills! Click here');
  await app.settle();
  const flags = await ask<ContentFlag[]>(mo, 'listContentFlags', { query: { limit: 100 } });
  const id = flags.find(({ contentId }) => contentId === post)?.id ?? 0;
  const flag = await ask<ContentFlagDetail>(mo, 'getContentFlag', { params: { id } });
  expect(flag.pictures.map(({ url }) => url)).toEqual([`/media/${picture}/full`]);
});
