import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const update = (id: number, body: object, userId = all.author) =>
  all.ask<Media>(userId, 'updateMedia', { params: { id }, body });

test('described, decorative and waiting for a description exclude one another', async () => {
  const { id } = await all.picture(all.author);
  const plain = { alt: '', decorative: false, wantsDescription: false };
  expect(await update(id, { wantsDescription: true })).toMatchObject({ ...plain, wantsDescription: true });
  expect(await update(id, { alt: ' A tram ' })).toMatchObject({ ...plain, alt: 'A tram' });
  expect(await update(id, { decorative: true })).toMatchObject({ ...plain, decorative: true });
  expect(await update(id, { wantsDescription: true })).toMatchObject({ ...plain, wantsDescription: true });
  expect(await update(id, { wantsDescription: false })).toMatchObject(plain);
  expect(await update(id, { alt: 'A tram', decorative: false })).toMatchObject({ ...plain, alt: 'A tram' });
  expect(await update(id, {})).toMatchObject({ alt: 'A tram' });
  expect(
    await all.refusal(all.author, 'updateMedia', { params: { id }, body: { alt: 'x', decorative: true } }),
  ).toMatchObject({ status: 400, fields: ['alt'] });
});

test('a description can be added after posting, and guests see it at once', async () => {
  const { id } = await all.picture(all.author);
  const post = await all.post(all.author, { content: 'Look', mediaIds: [id] });
  const url = `/api/posts/${post.id}`;
  const read = async () => (await all.app.app.http.inject({ url, headers: { host: 'localhost:3000' } })).json<Post>();
  expect((await read()).media[0]?.alt).toBe('');
  await update(id, { alt: 'A tram at dusk' });
  expect((await read()).media[0]?.alt).toBe('A tram at dusk');
});

test('too long, somebody else’s, unknown', async () => {
  const { id } = await all.picture(all.author);
  expect(await all.app.status(all.author, 'updateMedia', { params: { id }, body: { alt: 'x'.repeat(1501) } })).toBe(
    400,
  );
  expect(await all.app.status(all.reader, 'updateMedia', { params: { id }, body: { alt: 'x' } })).toBe(404);
  expect(await all.app.status(all.author, 'updateMedia', { params: { id: 999_999 }, body: { alt: 'x' } })).toBe(404);
});

test('an upload that no post uses can be removed with its files; one in a post cannot', async () => {
  const { id } = await all.picture(all.author);
  const { files } = all.app.app.services;
  const [row] = await all.app.database.query<{ key: string }>(
    'key',
    'select file_key as key from media where id = $1',
    [id],
  );
  expect(await files.open(row?.key ?? '')).toBeDefined();
  expect(await all.ask(all.author, 'deleteMedia', { params: { id } })).toEqual({ id });
  await all.app.settle();
  expect(await files.open(row?.key ?? '')).toBeUndefined();
  expect(await all.app.status(all.author, 'deleteMedia', { params: { id } })).toBe(404);

  const used = await all.picture(all.author);
  await all.post(all.author, { content: 'Look', mediaIds: [used.id] });
  expect(await all.app.status(all.author, 'deleteMedia', { params: { id: used.id } })).toBe(409);
});
