import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { picture } from '#platform/server/testing/canaries.ts';
import { tinyPicture } from '#platform/server/testing/surfaces.ts';
import type { ListingImage, Provider } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { listing } from '../example-listing.ts';
import { handOn } from '../team/hand-on.ts';
import { publish } from '../testing/published.ts';

let app: TestApp;
let admin: number;
let moderator: number;
const now = new Date('2026-11-26T03:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const add = async (as: number, id: number, place = 'gallery', upload: MatrixInput['upload'] = tinyPicture) =>
  (await app.call<ListingImage>(as, 'uploadProviderImage', { params: { id, place }, upload })).body;
const describe = (as: number, id: number, imageId: number, description: string, version = 1) =>
  app.status(as, 'describeProviderImage', { params: { id, imageId }, body: { description, version } });
const read = (as: number, id: number, imageId: number, size = 'small') =>
  app.status(as, 'readProviderImage', { params: { id, imageId, size } });
const get = async (as: number, id: number) => (await app.call<Provider>(as, 'getProvider', { params: { id } })).body;
const remove = (as: number, id: number, imageId: number) =>
  app.status(as, 'deleteProviderImage', { params: { id, imageId } });
const restore = (as: number, id: number, imageId: number) =>
  app.status(as, 'restoreProviderImage', { params: { id, imageId } });
const shown = async (as: number, id: number) =>
  (await get(as, id)).images.map(({ place, description, isShown }) => [place, description, isShown]);
const filesOf = (imageId: number) =>
  app.database.query<{ key: string }>(
    '',
    'select unnest(array[full_key, small_key]) as key from provider_images where id = $1::int',
    [imageId],
  );
const isStored = async (key: string) => (await app.app.services.files.open(key)) !== undefined;

test('a logo is shown at once, and a new one takes the place of the old', async () => {
  const owner = await app.addMember({ name: 'Has a logo' });
  const { id } = await publish(app, owner, admin);
  const logo = await add(owner, id, 'logo');
  expect((await get(0, id)).logoUrl).toBe(`/api/ndis-providers/${id}/images/${logo.id}/small`);
  expect(await read(0, id, logo.id)).toBe(200);
  const next = await add(owner, id, 'logo');
  expect((await get(0, id)).logoUrl).toBe(`/api/ndis-providers/${id}/images/${next.id}/small`);
  expect(await read(0, id, logo.id)).toBe(404);
  expect(await describe(owner, id, next.id, 'A logo has no words.')).toBe(404);
  expect(await remove(owner, id, next.id)).toBe(200);
  expect((await get(0, id)).logoUrl).toBe('');
});

test('no one else sees a banner or a picture of the gallery before it says what it shows', async () => {
  const owner = await app.addMember({ name: 'Has a gallery' });
  const { id } = await publish(app, owner, admin);
  const image = await add(owner, id, 'gallery', await picture('#446688'));
  expect(image).toMatchObject({ place: 'gallery', description: '', width: 60, height: 40, version: 1, isShown: false });
  expect([await read(0, id, image.id), await read(owner, id, image.id)]).toEqual([404, 200]);
  expect([await shown(0, id), await shown(owner, id)]).toEqual([[], [['gallery', '', false]]]);
  expect(await describe(owner, id, image.id, '   ')).toBe(400);
  expect(await describe(owner, id, image.id, 'The ramp at our front door.')).toBe(200);
  expect(await describe(owner, id, image.id, 'Someone else’s words.')).toBe(409);
  expect(await shown(0, id)).toEqual([['gallery', 'The ramp at our front door.', true]]);
  const answer = await app.call(0, 'readProviderImage', { params: { id, imageId: image.id, size: 'full' } });
  expect((await bytesAnswered(answer)).subarray(8, 12).toString()).toBe('WEBP');

  const banner = await add(owner, id, 'banner');
  expect((await get(0, id)).bannerImageUrl).toBe('');
  await describe(owner, id, banner.id, 'Our street.');
  expect((await get(0, id)).bannerImageUrl).toBe(`/api/ndis-providers/${id}/images/${banner.id}/full`);
  // Another one waits beside it, and takes its place once it is described.
  const next = await add(owner, id, 'banner');
  expect((await get(0, id)).bannerImageUrl).toBe(`/api/ndis-providers/${id}/images/${banner.id}/full`);
  await describe(owner, id, next.id, 'Our new street.');
  expect((await get(0, id)).bannerImageUrl).toBe(`/api/ndis-providers/${id}/images/${next.id}/full`);
  expect(await read(0, id, banner.id)).toBe(404);
});

test('the gallery keeps its order; a deleted picture comes back for an hour, and its files go after', async () => {
  app.setNow(now);
  const owner = await app.addMember({ name: 'Orders' });
  const { id } = await publish(app, owner, admin);
  const ids: number[] = [];
  for (const words of ['One', 'Two', 'Three']) {
    const { id: imageId } = await add(owner, id);
    await describe(owner, id, imageId, words);
    ids.push(imageId);
  }
  const [one = 0, two = 0, three = 0] = ids;
  const order = (next: readonly number[]) =>
    app.status(owner, 'orderProviderImages', { params: { id }, body: { ids: next } });
  const words = async () => (await shown(0, id)).map(([, description]) => description);
  expect(await order([three, one, two])).toBe(200);
  expect(await words()).toEqual(['Three', 'One', 'Two']);
  for (const wrong of [
    [three, one],
    [three, one, one],
    [three, one, 999_999],
  ])
    expect(await order(wrong)).toBe(409);

  expect(await remove(owner, id, one)).toBe(200);
  expect(await remove(owner, id, one)).toBe(404);
  expect([await words(), await read(owner, id, one)]).toEqual([['Three', 'Two'], 404]);
  expect(await restore(owner, id, one)).toBe(200);
  expect(await restore(owner, id, one)).toBe(200);
  expect(await words()).toEqual(['Three', 'One', 'Two']);
  await remove(owner, id, one);
  const keys = (await filesOf(one)).map(({ key }) => key);
  app.setNow(new Date(now.getTime() + 61 * 60_000));
  expect(await restore(owner, id, one)).toBe(404);
  await app.app.jobs.runNow('providers.sweep-images');
  await app.settle();
  expect([await filesOf(one), await Promise.all(keys.map(isStored))]).toEqual([[], [false, false]]);
  app.setNow(now);
});

test('pictures of a listing are its own: another organisation can neither change nor, unpublished, see them', async () => {
  const owner = await app.addMember({ name: 'Owns pictures' });
  const other = await app.addMember({ name: 'Owns others' });
  const mine = (await app.call<Provider>(owner, 'createProvider', { body: listing() })).body;
  const theirs = (await app.call<Provider>(other, 'createProvider', { body: listing() })).body;
  const logo = await add(owner, mine.id, 'logo');
  expect([await read(other, mine.id, logo.id), await read(admin, mine.id, logo.id)]).toEqual([404, 200]);
  expect(await read(other, theirs.id, logo.id)).toBe(404);
  expect(await remove(other, theirs.id, logo.id)).toBe(404);
  expect(await restore(other, theirs.id, logo.id)).toBe(404);
  expect(await describe(other, theirs.id, logo.id, 'Taken.')).toBe(404);
  expect(await read(owner, mine.id, logo.id)).toBe(200);
});

test('what is no picture, or one too many, is refused; with the listing its files go', async () => {
  const owner = await app.addMember({ name: 'Sends a lot' });
  const { id } = (await app.call<Provider>(owner, 'createProvider', { body: listing() })).body;
  const params = { id, place: 'gallery' };
  const text = { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: 'image/png' };
  expect(await app.status(owner, 'uploadProviderImage', { params, upload: text })).toBe(415);
  const first = await add(owner, id);
  for (let n = 1; n < limits.gallery; n += 1) await add(owner, id);
  expect(await app.status(owner, 'uploadProviderImage', { params, upload: tinyPicture })).toBe(409);
  expect((await get(owner, id)).images).toHaveLength(limits.gallery);
  const [file] = await filesOf(first.id);
  expect(await isStored(file?.key ?? '')).toBe(true);
  await app.call(owner, 'deleteProvider', { params: { id } });
  await app.app.jobs.runNow('providers.sweep-images');
  await app.settle();
  expect([await filesOf(first.id), await isStored(file?.key ?? '')]).toEqual([[], false]);
});

test('a picture that moderators took down is shown to no one else, and they and its owner see that', async () => {
  const owner = await app.addMember({ name: 'Is reported' });
  const reporter = await app.addMember({ name: 'Reports' });
  const { id } = await publish(app, owner, admin);
  const waiting = await add(owner, id);
  const banner = await add(owner, id, 'banner');
  await describe(owner, id, banner.id, 'Someone’s face.');
  const report = (contentId: number) => ({
    body: { reporterId: reporter, contentType: 'provider_image', contentId, reason: 'other', reportedUserId: owner },
  });
  expect(await app.status(reporter, 'createReport', report(waiting.id))).toBe(404);
  const filed = await app.call<{ id: number }>(reporter, 'createReport', report(banner.id));
  const params = { id: filed.body.id };
  await app.call(moderator, 'assignReport', { params, body: {} });
  await app.call(moderator, 'decideReport', {
    params,
    body: { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'It shows someone who did not agree.' },
  });
  expect((await get(0, id)).bannerImageUrl).toBe('');
  expect([await read(0, id, banner.id), await read(moderator, id, banner.id)]).toEqual([404, 200]);
  expect((await get(owner, id)).images.find((one) => one.id === banner.id)).toMatchObject({
    isShown: false,
    isHidden: true,
  });
});

test('without an owner there are no pictures: no one could take them down', async () => {
  const owner = await app.addMember({ name: 'Leaves' });
  const { id } = await publish(app, owner, admin);
  const image = await add(owner, id, 'logo');
  const [file] = await filesOf(image.id);
  await app.app.services.transaction((db, emit) =>
    handOn({ query: queryIn(db), emit, config: app.config, now }, owner),
  );
  await app.settle();
  expect([(await get(0, id)).logoUrl, await isStored(file?.key ?? '')]).toEqual(['', false]);
});
