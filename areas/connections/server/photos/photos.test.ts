import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ConnectionPerson, OwnPhoto } from '../../contract.ts';
import { type PhotoSize, photoSizes } from '../../pure/options.ts';
import { connectionsOf } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  of = connectionsOf(app);
});
afterAll(() => app.close());

const open = { openToLongDistance: true, ageRange: [18, 80] };
const list = async (id: number) => (await app.call<OwnPhoto[]>(id, 'listConnectionPhotos', {})).body;
const idsOf = async (id: number) => (await list(id)).map((photo) => photo.id);
const status = (by: number, id: number, size: PhotoSize) =>
  app.status(by, 'readConnectionPhoto', { params: { id, size } });
const sizesSeen = async (by: number, id: number) => {
  const seen: PhotoSize[] = [];
  for (const size of photoSizes) if ((await status(by, id, size)) === 200) seen.push(size);
  return seen;
};
const look = async (by: number, whom: number) => {
  const input = { params: { id: whom }, query: { room: 'friendship' } };
  return (await app.call<ConnectionPerson>(by, 'getConnectionPerson', input)).body;
};
const chess = async () => {
  const [white, black] = [Buffer.from([255, 255, 255]), Buffer.from([0, 0, 0])];
  const side = 64;
  const pixels = Buffer.concat(
    Array.from({ length: side * side }, (_, n) => (((n % side) + Math.floor(n / side)) % 2 === 0 ? white : black)),
  );
  return {
    bytes: await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer(),
    type: 'image/png',
  };
};

test('a photo is shown to no one before it is described; then its stage decides over every size', async () => {
  const owner = await of.member('Owner of photos', { ...open, privacyLevel: 'public' });
  const finder = await of.member('Finder of photos', open);
  const added = await of.photo(owner);
  expect(added).toMatchObject({ description: '', width: 1, height: 1, version: 1 });
  expect((await look(finder, owner)).photos).toEqual([]);
  expect(await sizesSeen(finder, added.id)).toEqual([]);
  expect(await sizesSeen(owner, added.id)).toEqual(['full', 'small', 'blurred']);

  const body = { description: 'zyxphoto by the sea', version: 1 };
  await app.call(owner, 'describeConnectionPhoto', { params: { id: added.id }, body });
  expect(await app.status(owner, 'describeConnectionPhoto', { params: { id: added.id }, body })).toBe(409);
  const shown = { id: added.id, blurred: false, description: 'zyxphoto by the sea', width: 1, height: 1 };
  expect((await look(finder, owner)).photos).toEqual([shown]);
  expect(await sizesSeen(finder, added.id)).toEqual(['full', 'small', 'blurred']);

  const looks = async (whoSees: 'all' | 'none') => {
    const said = JSON.stringify([await look(finder, owner), await of.discover(finder), await of.matches(finder)]);
    expect(said.includes('zyxphoto')).toBe(whoSees === 'all');
    expect(await sizesSeen(finder, added.id)).toEqual(whoSees === 'all' ? [...photoSizes] : []);
  };
  const at = (photo: string) => of.edit(owner, { stages: { photo } });
  await at('match');
  await looks('none');
  const matchId = await of.match(finder, owner);
  await looks('all');
  await at('share');
  await looks('none');
  const share = { params: { id: matchId, fact: 'photo' } };
  await app.call(owner, 'shareFact', share);
  await looks('all');
  await app.call(owner, 'unshareFact', share);
  await looks('none');
  await at('never');
  await looks('none');
});

test('blurred until a match: the clear bytes and the words are not sent before, and the other image tells nothing', async () => {
  const owner = await of.member('Blurred owner', { ...open, privacyLevel: 'public', blurPhotos: true });
  const finder = await of.member('Finder of blur', open);
  const { id } = await of.photo(owner, 'zyxblurred words', await chess());
  const before = await look(finder, owner);
  expect(before.photos).toEqual([{ id, blurred: true, description: '', width: 64, height: 64 }]);
  expect(before.avatar).toBeNull();
  expect(await sizesSeen(finder, id)).toEqual(['blurred']);
  const answer = await app.call(finder, 'readConnectionPhoto', { params: { id, size: 'blurred' } });
  const { data } = await sharp(await bytesAnswered(answer))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data) - Math.min(...data)).toBeLessThan(40);
  const clear = await app.call(owner, 'readConnectionPhoto', { params: { id, size: 'small' } });
  const small = await sharp(await bytesAnswered(clear))
    .greyscale()
    .raw()
    .toBuffer();
  expect(Math.max(...small) - Math.min(...small)).toBeGreaterThan(200);

  const matchId = await of.match(finder, owner);
  expect((await look(finder, owner)).photos).toEqual([
    { id, blurred: false, description: 'zyxblurred words', width: 64, height: 64 },
  ]);
  expect(await sizesSeen(finder, id)).toEqual([...photoSizes]);
  await app.call(finder, 'unmatch', { params: { id: matchId } });
  await app.settle();
  expect(await sizesSeen(finder, id)).toEqual([]);
});

test('nothing keeps a photo on the way, and a stranger, a guest and someone blocked get the same as for none', async () => {
  const owner = await of.member('Guarded owner', { ...open, privacyLevel: 'public' });
  const finder = await of.member('Guarded finder', open);
  const without = await app.addMember({ name: 'No profile' });
  const { id } = await of.photo(owner, 'At the market');
  const { headers } = await app.app.http.inject({ url: `/api/connections/photos/${id}/full` });
  expect(headers['cache-control']).toContain('no-store');
  const answer = await app.call(finder, 'readConnectionPhoto', { params: { id, size: 'full' } });
  expect(answer.file?.visibility).toBe('secret');
  expect((await bytesAnswered(answer)).length).toBeGreaterThan(0);
  expect(await status(without, id, 'blurred')).toBe(404);
  expect(await status(finder, 2_000_000_000, 'full')).toBe(404);
  await app.call(finder, 'passPerson', { params: { id: owner }, body: { room: 'friendship' } });
  expect(await sizesSeen(finder, id)).toEqual([]);
  await app.call(finder, 'undoPass', { params: { id: owner }, query: { room: 'friendship' } });
  expect(await sizesSeen(finder, id)).toEqual([...photoSizes]);
  await of.edit(owner, { isActive: false });
  expect(await sizesSeen(finder, id)).toEqual([]);
  await of.edit(owner, { isActive: true });
  await app.call(owner, 'block', { params: { id: finder } });
  await app.settle();
  expect(await sizesSeen(finder, id)).toEqual([]);
});

test('six at most, in the member’s own order; deleted they are gone at once and come back within the hour', async () => {
  const owner = await of.member('Six photos', { ...open, privacyLevel: 'public' });
  const finder = await of.member('Finder of six', open);
  for (let n = 1; n <= 6; n += 1) await of.photo(owner, `Photo ${n}`);
  expect(await app.status(owner, 'uploadConnectionPhoto', { upload: await chess() })).toBe(409);
  const ids = await idsOf(owner);
  const order = (wanted: readonly number[]) => app.status(owner, 'orderConnectionPhotos', { body: { ids: wanted } });
  const turned = [...ids].reverse();
  expect(await order(turned)).toBe(200);
  expect((await look(finder, owner)).photos.map((photo) => photo.id)).toEqual(turned);
  expect(await order(turned.slice(1))).toBe(409);
  expect(await order([...turned.slice(1), turned[1] ?? 0])).toBe(409);

  const [first = 0] = turned;
  const params = { id: first };
  expect(await app.status(owner, 'deleteConnectionPhoto', { params })).toBe(204);
  expect(await sizesSeen(finder, first)).toEqual([]);
  expect((await look(finder, owner)).photos.map((photo) => photo.id)).toEqual(turned.slice(1));
  expect(await app.status(finder, 'restoreConnectionPhoto', { params })).toBe(404);
  expect(await app.status(owner, 'restoreConnectionPhoto', { params })).toBe(200);
  expect(await idsOf(owner)).toEqual(turned);

  await app.call(owner, 'deleteConnectionPhoto', { params });
  await of.photo(owner, 'In its place');
  expect(await app.status(owner, 'restoreConnectionPhoto', { params })).toBe(409);
  app.setNow(new Date(Date.now() + 2 * 3_600_000));
  expect(await app.status(owner, 'restoreConnectionPhoto', { params })).toBe(404);
  const [keys] = await app.database.query<{ key: string }>(
    '',
    'select full_key as key from connection_photos where id = $1',
    [first],
  );
  await app.app.jobs.runNow('connections.sweep-photos');
  await app.settle();
  expect(await app.app.services.files.open(keys?.key ?? '')).toBeUndefined();
  expect(await status(owner, first, 'full')).toBe(404);
  app.setNow(new Date());
});

test('photos are in the member’s copy with their files, and go with the profile', async () => {
  const owner = await of.member('Leaving owner', open);
  const { id } = await of.photo(owner, 'For my copy');
  const { services } = app.app;
  const area = services.personalData.find(({ fileColumns }) => fileColumns?.includes('connection_photos.full_key'));
  const sections = await area?.export({ query: app.database.query, userId: owner, config: app.config });
  const section = sections?.find(({ name }) => name === 'connections-photos');
  expect(section?.rows).toEqual([{ place: 1, file: `${id}.webp`, description: 'For my copy', width: 1, height: 1 }]);
  const [file] = section?.files ?? [];
  expect(await services.files.open(file?.key ?? '')).toBeDefined();
  await app.call(owner, 'deleteRelationshipProfile', of.as(owner));
  await app.settle();
  expect(await idsOf(owner)).toEqual([]);
  expect(await services.files.open(file?.key ?? '')).toBeUndefined();
});

test('moderators see the photos of a reported profile, and of no other', async () => {
  const owner = await of.member('Reported owner', { ...open, privacyLevel: 'public' });
  const finder = await of.member('Reporter', open);
  const moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
  const { id } = await of.photo(owner, 'Reported');
  expect(await sizesSeen(moderator, id)).toEqual([]);
  const body = {
    reporterId: finder,
    reportedUserId: owner,
    contentType: 'relationship_profile',
    contentId: owner,
    reason: 'inappropriate_content',
  };
  const report = (await app.call<{ id: number }>(finder, 'createReport', { body })).body;
  expect(await sizesSeen(moderator, id)).toEqual([...photoSizes]);
  const detail = (await app.call<{ pictures: unknown[] }>(moderator, 'getReport', { params: { id: report.id } })).body;
  expect(detail.pictures).toMatchObject([{ url: `/api/connections/photos/${id}/full` }]);
});
