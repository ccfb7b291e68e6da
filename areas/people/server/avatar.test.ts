import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { User } from '../contract.ts';
import { initialsSvg } from './initials.ts';

let app: TestApp;
let ana: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Costa' });
});
afterAll(() => app.close());

const read = async (id: number, as = 0) => bytesAnswered(await app.call(as, 'readAvatar', { params: { id } }));
const upload = (bytes: Uint8Array, type = 'image/png', as = ana) => ({
  params: { userId: as },
  upload: { bytes, type },
});
const photo = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();

test('the address is the one that the contract names', async () => {
  const answer = await app.app.http.inject({ url: `/avatars/user-${ana}.png`, headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
  const missing = await app.app.http.inject({ url: '/avatars/user-99999.png', headers: { host: 'localhost:3000' } });
  expect(missing.statusCode).toBe(404);
});

test('initials are drawn where there is no picture', async () => {
  const bytes = await read(ana);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
});

test('a picture is cut square, made anew without hidden data, and replaced and removed again', async () => {
  const { body } = await app.call<User>(ana, 'uploadAvatar', upload(await photo('#2255aa'), 'image/jpeg'));
  expect(body.hasPicture).toBe(true);
  const stored = sharp(await read(ana));
  const about = await stored.metadata();
  expect(about).toMatchObject({ format: 'png', width: 256, height: 256 });
  expect(about.exif).toBeUndefined();

  const [before] = await app.database.query<{ key: string }>(
    'key',
    'select avatar_key as key from profiles where user_id = $1',
    [ana],
  );
  await app.call(ana, 'uploadAvatar', upload(await photo('#aa2222'), 'image/jpeg'));
  await app.settle();
  expect(await app.app.services.files.open(before?.key ?? '')).toBeUndefined();

  expect((await app.call<User>(ana, 'deleteAvatar', { params: { userId: ana } })).body.hasPicture).toBe(false);
  expect(await app.status(ana, 'deleteAvatar', { params: { userId: ana } })).toBe(200);
});

test('what is not a picture is refused, whatever it calls itself', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await app.status(ana, 'uploadAvatar', upload(svg))).toBe(422);
  expect(await app.status(ana, 'uploadAvatar', upload(Buffer.from('\x89PNG\r\n damaged', 'latin1')))).toBe(422);
  expect(await app.status(ana, 'uploadAvatar', { params: { userId: ana } })).toBe(400);
});

test('nobody sets another member’s picture', async () => {
  const other = await app.addMember();
  const own = upload(await photo('#000000'), 'image/jpeg', ana);
  expect(await app.status(other, 'uploadAvatar', own)).toBe(403);
  expect(await app.status(0, 'uploadAvatar', own)).toBe(401);
});

test('names of every script get a drawing, and nothing of the name gets into the SVG', () => {
  for (const name of ['Ana Costa', 'Zoë', '王小明', '<script>', '  ', 'Åse Ødegård-Quill']) {
    expect(initialsSvg(name, 3)).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(initialsSvg(name, 3)).not.toContain('script');
  }
  expect(initialsSvg('Ana Costa', 1)).not.toBe(initialsSvg('Bo Diaz', 1));
});
