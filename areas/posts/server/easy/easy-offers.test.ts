import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#areas/notifications/contract.ts';
import type { EasyOffer, Post, PostVersion } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const on = ({ id }: { readonly id: number }) => ({ params: { id } });
const write = (body: object = {}) =>
  all.post(all.author, { content: 'The accessible entrance is relocated.', ...body });
const offer = (userId: number, post: Post, text: string) =>
  all.ask<EasyOffer>(userId, 'offerEasyVersion', { ...on(post), body: { text } });
const offers = (post: Post) => all.ask<EasyOffer[]>(all.author, 'listEasyOffers', on(post));
const read = (userId: number, post: Post) => all.ask<Post>(userId, 'getPost', on(post));
const told = async (userId: number) => {
  await all.app.settle();
  return (await all.ask<Notification[]>(userId, 'listNotifications')).map(({ text }) => text);
};

test('offered, put better, accepted: the post has it, the others end, and both are told', async () => {
  const post = await write();
  const first = await offer(all.reader, post, 'The ramp moved.');
  const better = await offer(all.reader, post, ' The ramp is at the back now. ');
  expect(better).toMatchObject({
    id: first.id,
    text: 'The ramp is at the back now.',
    status: 'open',
    fits: true,
    author: { id: all.reader },
  });
  const other = await offer(all.follower, post, 'New ramp.');
  expect(await all.ask(all.reader, 'readMyEasyOffer', on(post))).toEqual({ text: 'The ramp is at the back now.' });
  expect(await all.ask(all.moderator, 'readMyEasyOffer', on(post))).toEqual({ text: null });
  expect([(await read(all.author, post)).easyOffers, (await read(all.reader, post)).easyOffers]).toEqual([2, 0]);
  expect((await offers(post)).map(({ id }) => id)).toEqual([better.id, other.id]);
  expect(await told(all.author)).toContainEqual(expect.stringContaining('offered an easy version of your post'));

  const accepted = await all.ask<Post>(all.author, 'acceptEasyOffer', on(better));
  expect(accepted).toMatchObject({
    easyContent: 'The ramp is at the back now.',
    easyOutdated: false,
    easyOffers: 0,
    version: post.version + 1,
  });
  expect((await all.ask<Post>(all.author, 'acceptEasyOffer', on(better))).version).toBe(accepted.version);
  expect(await all.app.status(all.author, 'acceptEasyOffer', on(other))).toBe(409);
  expect(await all.app.status(all.author, 'declineEasyOffer', on(better))).toBe(409);
  expect(await offers(post)).toEqual([]);
  expect((await read(0, post)).easyContent).toBe('The ramp is at the back now.');
  expect(await all.ask<PostVersion[]>(all.author, 'listPostVersions', on(post))).toHaveLength(2);
  expect(await told(all.reader)).toContain('Dana Petrov used your easy version');
  const late = { ...on(post), body: { text: 'Late' } };
  expect(await all.refusal(all.moderator, 'offerEasyVersion', late)).toMatchObject({
    status: 409,
    detail: 'This post has an Easy English version already.',
  });
});

test('after a change of the post an offer says that it was written before, and a new one is welcome again', async () => {
  const post = await write({ easyContent: 'The door moved.' });
  await all.ask(all.author, 'editPost', { ...on(post), body: { version: 1, content: 'The entrance is closed.' } });
  const late = await offer(all.reader, post, 'The door is shut.');
  expect(late.fits).toBe(true);
  await all.ask(all.author, 'editPost', { ...on(post), body: { version: 2, content: 'The entrance is open again.' } });
  expect(await offers(post)).toMatchObject([{ id: late.id, fits: false }]);
  for (let n = 0; n < 2; n += 1) {
    const declined = await all.ask<EasyOffer>(all.author, 'declineEasyOffer', on(late));
    expect(declined.status).toBe('declined');
  }
  expect((await offer(all.reader, post, 'The door is open.')).id).not.toBe(late.id);
});

test('five open offers are enough; who is behind a block is not among them', async () => {
  const post = await write();
  for (let n = 0; n < 5; n += 1) await offer(await all.app.addMember(), post, `Try ${n}`);
  const sixth = { ...on(post), body: { text: 'Six' } };
  expect(await all.refusal(all.reader, 'offerEasyVersion', sixth)).toMatchObject({ status: 409 });
  const [one] = await offers(post);
  await all.block(all.author, one?.author.id ?? 0);
  expect(await offers(post)).toHaveLength(4);
  expect((await read(all.author, post)).easyOffers).toBe(4);
  expect(await all.app.status(all.author, 'acceptEasyOffer', on({ id: one?.id ?? 0 }))).toBe(404);
});

test('one’s own post, an article, a post one may not see, and blank words', async () => {
  const post = await write({ audience: 'followers' });
  const words = (text: string) => ({ ...on(post), body: { text } });
  expect(await all.app.status(all.author, 'offerEasyVersion', words('Mine'))).toBe(403);
  expect(await all.app.status(all.reader, 'offerEasyVersion', words('Hidden'))).toBe(404);
  expect(await all.app.status(all.follower, 'offerEasyVersion', words(' '))).toBe(400);
  const article = await write({ type: 'blog', title: 'News' });
  const input = { ...on(article), body: { text: 'Short' } };
  expect(await all.refusal(all.reader, 'offerEasyVersion', input)).toMatchObject({ status: 409 });
});
