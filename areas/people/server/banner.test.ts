import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { User } from '../contract.ts';

let app: TestApp;
let ana: number;
let reader: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Costa' });
  reader = await app.addMember();
});
afterAll(() => app.close());

const self = () => ({ params: { userId: ana } });
const photo = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
const upload = (bytes: Uint8Array, type = 'image/jpeg', as = ana) =>
  app.call<User>(as, 'uploadBanner', { ...self(), upload: { bytes, type } });
const save = (body: object) => app.call<User>(ana, 'updateProfile', { ...self(), body });
const read = (as: number) => app.call(as, 'readBanner', { params: { id: ana } });
const status = (as: number) => app.status(as, 'readBanner', { params: { id: ana } });

test('is cut to four by one, made anew without hidden data, and has a new address with each picture', async () => {
  const first = (await upload(await photo('#2255aa'))).body;
  expect(first.banner).toMatch(new RegExp(`^/banners/user-${ana}\\.webp\\?v=[0-9a-f]{8}$`));
  const answered = await read(reader);
  expect(answered.file).toMatchObject({ type: 'image/webp', visibility: 'private' });
  const about = await sharp(await bytesAnswered(answered)).metadata();
  expect(about).toMatchObject({ format: 'webp', width: 1600, height: 400 });
  expect(about.exif).toBeUndefined();
  const [before] = await app.database.query<{ key: string }>(
    'key',
    'select banner_key as key from profiles where user_id = $1',
    [ana],
  );
  const second = (await upload(await photo('#aa2222'))).body;
  expect(second.banner).not.toBe(first.banner);
  await app.settle();
  expect(await app.app.services.files.open(before?.key ?? '')).toBeUndefined();
});

test('descriptions of both pictures are kept, shown to others, and go with their picture', async () => {
  await app.call(ana, 'uploadAvatar', { ...self(), upload: { bytes: await photo('#113355'), type: 'image/jpeg' } });
  await save({ avatarAlt: ' Me in a red coat ', bannerAlt: 'The sea at dusk' });
  const see = async () => (await app.call<User>(reader, 'getUser', { params: { id: ana } })).body;
  expect(await see()).toMatchObject({ avatarAlt: 'Me in a red coat', bannerAlt: 'The sea at dusk' });
  await upload(await photo('#22aa55'));
  expect(await see()).toMatchObject({ avatarAlt: 'Me in a red coat', bannerAlt: '' });
  await app.call(ana, 'deleteAvatar', self());
  expect(await see()).toMatchObject({ avatarAlt: '', hasPicture: false });
  expect(await app.status(ana, 'updateProfile', { ...self(), body: { bannerAlt: 'x'.repeat(301) } })).toBe(400);
});

test('is for members, and not across a block, whoever made it', async () => {
  expect([await status(0), await status(reader), await status(ana)]).toEqual([401, 200, 200]);
  await app.call(ana, 'block', { params: { id: reader } });
  expect(await status(reader)).toBe(404);
  await app.call(ana, 'unblock', { params: { id: reader } });
  await app.call(reader, 'block', { params: { id: ana } });
  expect(await status(reader)).toBe(404);
  expect((await app.call<User>(reader, 'getUser', { params: { id: ana } })).body).toMatchObject({
    banner: null,
    bannerAlt: '',
    avatarAlt: '',
  });
  await app.call(reader, 'unblock', { params: { id: ana } });
});

test('what is not a picture is refused, nobody sets another’s, and removing twice is fine', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const bad = { ...self(), upload: { bytes: svg, type: 'image/png' } };
  expect(await app.status(ana, 'uploadBanner', bad)).toBe(422);
  expect(
    await app.status(reader, 'uploadBanner', {
      ...self(),
      upload: { bytes: await photo('#000000'), type: 'image/jpeg' },
    }),
  ).toBe(403);
  expect(await app.status(reader, 'deleteBanner', self())).toBe(403);
  expect((await app.call<User>(ana, 'deleteBanner', self())).body.banner).toBeNull();
  expect(await app.status(ana, 'deleteBanner', self())).toBe(200);
  expect(await status(reader)).toBe(404);
});
