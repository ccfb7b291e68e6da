import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DescriptionOffer, Media, Post, WantedDescription } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

async function wantedPicture(body: object = {}) {
  const media = await all.picture(all.author);
  await all.ask(all.author, 'updateMedia', { params: { id: media.id }, body: { wantsDescription: true } });
  const post = await all.post(all.author, { content: 'What is this?', mediaIds: [media.id], ...body });
  return { id: media.id, post };
}
const offer = (userId: number, id: number, text: string) =>
  all.ask<DescriptionOffer>(userId, 'offerDescription', { params: { id }, body: { text } });
const wanted = (userId: number) => all.ask<WantedDescription[]>(userId, 'listWantedDescriptions');

test('from asking to describing: the list, the offers, the choice', async () => {
  const { id, post } = await wantedPicture();
  expect(await wanted(all.author)).toEqual([]);
  expect(await wanted(all.blocked)).toEqual([]);
  expect(await wanted(all.reader)).toMatchObject([
    { media: { id, wantsDescription: true }, postId: post.id, excerpt: 'What is this?', myOffer: null },
  ]);

  const first = await offer(all.reader, id, 'A tram');
  const better = await offer(all.reader, id, ' A red tram at dusk ');
  expect(better).toMatchObject({
    id: first.id,
    text: 'A red tram at dusk',
    status: 'open',
    author: { id: all.reader },
  });
  const other = await offer(all.follower, id, 'Tram');
  expect((await wanted(all.reader))[0]?.myOffer).toBe('A red tram at dusk');

  const seen = async (userId: number) =>
    (await all.ask<Post>(userId, 'getPost', { params: { id: post.id } })).media[0]?.offers;
  expect([await seen(all.author), await seen(all.reader), await seen(0)]).toEqual([2, 0, 0]);
  const offers = await all.ask<DescriptionOffer[]>(all.author, 'listOffers', { params: { id } });
  expect(offers.map((each) => each.id).sort()).toEqual([better.id, other.id].sort());

  const accept = { params: { id: better.id } };
  const described = { id, alt: 'A red tram at dusk', wantsDescription: false, offers: 0 };
  expect(await all.ask<Media>(all.author, 'acceptOffer', accept)).toMatchObject(described);
  expect(await all.ask<Media>(all.author, 'acceptOffer', accept)).toMatchObject(described);
  expect(await all.app.status(all.author, 'acceptOffer', { params: { id: other.id } })).toBe(409);
  expect(await all.app.status(all.author, 'declineOffer', accept)).toBe(409);
  expect(await all.ask<DescriptionOffer[]>(all.author, 'listOffers', { params: { id } })).toEqual([]);
  expect(await wanted(all.reader)).toEqual([]);
  const late = { params: { id }, body: { text: 'Late' } };
  expect(await all.refusal(all.moderator, 'offerDescription', late)).toMatchObject({ status: 409 });
});

test('a declined offer is over, and its author may try again', async () => {
  const { id } = await wantedPicture();
  const { id: offerId } = await offer(all.reader, id, 'A bus');
  for (let n = 0; n < 2; n += 1) {
    const declined = await all.ask<DescriptionOffer>(all.author, 'declineOffer', { params: { id: offerId } });
    expect(declined.status).toBe('declined');
  }
  expect((await offer(all.reader, id, 'A tram')).id).not.toBe(offerId);
});

test('five open offers are enough', async () => {
  const { id } = await wantedPicture();
  for (let n = 0; n < 5; n += 1) await offer(await all.app.addMember(), id, `Try ${n}`);
  expect(await all.refusal(all.reader, 'offerDescription', { params: { id }, body: { text: 'Six' } })).toMatchObject({
    status: 409,
  });
});

test('a description by the author ends the open offers', async () => {
  const { id } = await wantedPicture();
  const { id: offerId } = await offer(all.reader, id, 'A tram');
  await all.ask(all.author, 'updateMedia', { params: { id }, body: { alt: 'My tram' } });
  expect(await all.app.status(all.author, 'acceptOffer', { params: { id: offerId } })).toBe(409);
});

test('blank words, unknown pictures, pictures one may not see and pictures without a post', async () => {
  const { id } = await wantedPicture({ audience: 'followers' });
  const input = (mediaId: number, text = 'x') => ({ params: { id: mediaId }, body: { text } });
  expect(await all.app.status(all.follower, 'offerDescription', input(id, ' '))).toBe(400);
  expect(await all.app.status(all.reader, 'offerDescription', input(id))).toBe(404);
  expect(await all.app.status(all.reader, 'offerDescription', input(999_999))).toBe(404);
  const loose = await all.picture(all.author);
  expect(await all.app.status(all.reader, 'offerDescription', input(loose.id))).toBe(404);
  expect(await all.app.status(all.author, 'acceptOffer', { params: { id: 999_999 } })).toBe(404);
});

test('the list comes in pages, longest waiting first', async () => {
  const fresh = await startCommunity();
  for (let n = 0; n < 3; n += 1) {
    const { id } = await fresh.picture(fresh.author);
    await fresh.ask(fresh.author, 'updateMedia', { params: { id }, body: { wantsDescription: true } });
    await fresh.post(fresh.author, { content: `Number ${n}`, mediaIds: [id] });
  }
  const first = await fresh.app.call<WantedDescription[]>(fresh.reader, 'listWantedDescriptions', {
    query: { limit: 2 },
  });
  const query = { limit: 2, cursor: first.next ?? '' };
  const second = await fresh.app.call<WantedDescription[]>(fresh.reader, 'listWantedDescriptions', { query });
  expect([...first.body, ...second.body].map(({ excerpt }) => excerpt)).toEqual(['Number 0', 'Number 1', 'Number 2']);
  await fresh.app.close();
});
