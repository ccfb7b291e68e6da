import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AdCounts, AdPicture, Creative } from '../../contract.ts';
import { creative } from '../example-campaign.ts';
import { advertiserIn, pictureOf } from '../testing/advertiser.ts';
import { gifOf } from '../testing/moving.ts';

let app: TestApp;
let ads: ReturnType<typeof advertiserIn>;
let me: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env: { BILLING_CURRENCY: 'AUD' } });
  ads = advertiserIn(app);
  me = await app.addMember();
});
afterAll(() => app.close());

const refused = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
};
const upload = async (picture: { bytes: Uint8Array; type: string }, fileName = 'ramp-final-2.jpg') =>
  ads.ask<AdPicture>(me, 'uploadAdPicture', { query: { fileName }, upload: picture });
const create = (more: object, as = me) => ads.ask<Creative>(as, 'createCreative', { body: creative(more) });
const linked = (pictureId: number, more: object = {}) =>
  create({ type: 'linked', pictureId, altText: 'A wooden ramp at a blue door.', ...more });

test('a picture with words for people who don’t see it becomes a creative, and raises the tile by one', async () => {
  const before = await ads.ask<AdCounts>(me, 'countAds');
  const { id } = await upload(await pictureOf(800, 600));
  const made = await linked(id);
  expect(made).toMatchObject({
    title: 'A level doorway in a morning',
    type: 'linked',
    altText: 'A wooden ramp at a blue door.',
    callToAction: 'Ask for a visit',
    imageUrl: `/api/advertising/pictures/${id}/full`,
    width: 800,
    height: 600,
  });
  expect(made.gate.every(({ passed }) => passed)).toBe(true);
  expect((await ads.ask<AdCounts>(me, 'countAds')).creatives).toBe(before.creatives + 1);
  const shown = await ads.ask<Creative[]>(me, 'listCreatives');
  expect(shown[0]?.id).toBe(made.id);
});

test.each([
  [{ altText: '' }, 'altText', 'The picture has no description. People who don’t see it would get nothing.'],
  [
    { altText: 'ramp-final-2.jpg' },
    'altText',
    'The description is the name of a file. Say what can be seen in the picture.',
  ],
  [{ ink: '#999999' }, 'ink', 'Contrast of the text is 2.8 to 1. It needs at least 4.5 to 1.'],
  [{ textSize: 9 }, 'textSize', 'The smallest text is 9 pixels. It needs at least 16 pixels.'],
  [
    { linkUrl: 'https://bit.ly/3xYz' },
    'linkUrl',
    'The link goes through bit.ly, which hides where it leads. Use the address itself.',
  ],
])('%j is refused at its field with the figure', async (more, field, message) => {
  const { id } = await upload(await pictureOf(800, 600));
  expect(await refused(linked(id, more))).toMatchObject({ status: 422, detail: message, errors: [{ field, message }] });
});

test('a picture that is too small for its words is refused with its width', async () => {
  const { id } = await upload(await pictureOf(200, 200));
  expect(await refused(linked(id))).toMatchObject({
    status: 422,
    detail: 'The picture is 200 pixels wide. It needs at least 300, so that words in it can be read.',
  });
});

test('a picture that flashes is refused with how often', async () => {
  const picture = await upload(
    await gifOf(
      Array.from({ length: 20 }, (_, at) => (at % 2) * 255),
      100,
    ),
  );
  expect(picture).toMatchObject({ flashes: 5, movingSeconds: 2 });
  expect(await refused(linked(picture.id))).toMatchObject({
    status: 422,
    detail: 'The picture flashes 5 times in a second. At most 3 are allowed, because flashing can cause seizures.',
  });
});

test('a picture that moves for more than five seconds is refused with how long, and a shorter one is shown still', async () => {
  const slow = (frames: number) => Array.from({ length: frames }, (_, at) => 120 + at);
  const long = await upload(await gifOf(slow(52), 100));
  expect(await refused(linked(long.id))).toMatchObject({
    status: 422,
    detail: 'The picture moves for 5.2 seconds. At most 5 seconds are allowed, and it is shown still.',
  });
  const short = await upload(await gifOf(slow(20), 100));
  expect((await linked(short.id)).gate.find(({ rule }) => rule === 'movement')).toMatchObject({
    passed: true,
    measured: '2 seconds',
  });
});

test('several things that fail are all said', async () => {
  const { id } = await upload(await pictureOf(800, 600));
  const answer = await refused(linked(id, { altText: '', textSize: 8 }));
  expect(answer).toMatchObject({ status: 422, detail: '2 things have to change before this can be an ad.' });
  expect(answer?.errors?.map(({ field }) => field)).toEqual(['altText', 'textSize']);
});

test('a picture of another account can’t be shown or opened', async () => {
  const { id } = await upload(await pictureOf(800, 600));
  const other = await app.addMember();
  const body = { type: 'linked', pictureId: id, altText: 'A ramp.' };
  expect(await refused(create(body, other))).toMatchObject({ status: 400, errors: [{ field: 'pictureId' }] });
  expect(await app.status(other, 'readAdPicture', { params: { id, size: 'small' } })).toBe(404);
  expect(await app.status(me, 'readAdPicture', { params: { id, size: 'small' } })).toBe(200);
});

test('a claim that needs a proof is told before an ad is made of it', async () => {
  const made = await create({ title: 'NDIS approved ramps' });
  expect(made.claims.map(({ words }) => words)).toEqual(['NDIS approved']);
});
