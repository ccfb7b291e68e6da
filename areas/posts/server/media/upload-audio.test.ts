import { afterAll, beforeAll, expect, test } from 'vitest';
import { silence } from '#areas/people/server/public.ts';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import type { DescriptionOffer, Media, Post, WantedDescription } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const upload = (userId: number, sound = silence(2)) => all.ask<Media>(userId, 'uploadAudio', { upload: sound });
const change = (id: number, body: object) => ({ params: { id }, body });
const note = async (body: object = {}) => {
  const { id } = await upload(all.author);
  if (Object.keys(body).length > 0) await all.ask(all.author, 'updateMedia', change(id, body));
  const post = await all.post(all.author, { content: 'Hear this.', mediaIds: [id] });
  return { id, post };
};

test('a recording comes out without anything hidden, and whoever reads the post can hear it', async () => {
  const media = await upload(all.author, silence(2, 'SECRET-PLACE'));
  expect(media).toMatchObject({
    kind: 'audio',
    type: 'audio/wav',
    width: 0,
    height: 0,
    seconds: 2,
    smallUrl: null,
    posterUrl: null,
    alt: '',
  });
  const params = { id: media.id, variant: 'full' };
  expect(await all.app.status(all.reader, 'readMedia', { params })).toBe(404);
  const post = await all.post(all.author, { content: 'Hear this.', mediaIds: [media.id] });
  expect(post.imageUrl).toBeNull();
  const answered = await all.app.call(all.reader, 'readMedia', { params });
  expect(answered.file?.type).toBe('audio/wav');
  const bytes = await bytesAnswered(answered);
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF');
  expect(bytes.includes('SECRET-PLACE')).toBe(false);
  expect(await all.app.status(all.blocked, 'readMedia', { params })).toBe(404);
  expect(await all.app.status(all.reader, 'readMedia', { params: { id: media.id, variant: 'poster' } })).toBe(404);
});

test('what is too long, or no sound, is refused in words', async () => {
  expect(await all.refusal(all.author, 'uploadAudio', { upload: silence(190) })).toMatchObject({
    status: 422,
    detail: 'This recording is longer than 180 seconds. Choose a shorter one.',
  });
  const text = { bytes: new TextEncoder().encode('not a recording'), type: 'audio/webm' };
  expect((await all.refusal(all.author, 'uploadAudio', { upload: text })).status).toBe(415);
});

test('its words may be as long as what is said, and it is never decoration', async () => {
  const words = 'a'.repeat(4000);
  const { id, post } = await note({ alt: words });
  const shown = await all.ask<Post>(all.reader, 'getPost', { params: { id: post.id } });
  expect(shown.media.map(({ kind, alt }) => ({ kind, alt }))).toEqual([{ kind: 'audio', alt: words }]);
  expect(await all.refusal(all.author, 'updateMedia', change(id, { decorative: true }))).toMatchObject({
    status: 400,
    fields: ['decorative'],
  });
  expect(await all.app.status(all.author, 'updateMedia', change(id, { alt: 'a'.repeat(4001) }))).toBe(400);
  const picture = await all.picture(all.author);
  expect(await all.app.status(all.author, 'updateMedia', change(picture.id, { alt: 'a'.repeat(1500) }))).toBe(200);
  expect(await all.refusal(all.author, 'updateMedia', change(picture.id, { alt: 'a'.repeat(1501) }))).toMatchObject({
    status: 400,
    fields: ['alt'],
  });
});

test('others write down what it says, and the author takes it', async () => {
  const { id, post } = await note({ wantsDescription: true });
  const wanted = await all.ask<WantedDescription[]>(all.reader, 'listWantedDescriptions');
  expect(wanted.map(({ media, postId }) => ({ kind: media.kind, postId }))).toEqual([
    { kind: 'audio', postId: post.id },
  ]);
  const text = 'We meet at ten. '.repeat(120).trim();
  const offer = await all.ask<DescriptionOffer>(all.reader, 'offerDescription', change(id, { text }));
  const taken = await all.ask<Media>(all.author, 'acceptOffer', { params: { id: offer.id } });
  expect(taken).toMatchObject({ alt: text, wantsDescription: false });
});

test('an offer of words for a picture keeps to the length of a description', async () => {
  const picture = await all.picture(all.author);
  await all.ask(all.author, 'updateMedia', change(picture.id, { wantsDescription: true }));
  await all.post(all.author, { content: 'What is this?', mediaIds: [picture.id] });
  const offer = change(picture.id, { text: 'a'.repeat(1501) });
  expect(await all.refusal(all.reader, 'offerDescription', offer)).toMatchObject({ status: 400, fields: ['text'] });
});
