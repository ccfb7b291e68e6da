import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider, Review } from '../../contract.ts';
import { addBooking } from '../testing/completed.ts';
import { publish } from '../testing/published.ts';

let app: TestApp;
let owner: number;
let admin: number;
let ana: number;
let ben: number;
let provider: Provider;
let service: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  owner = await app.addMember({ name: 'Owner' });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  provider = await publish(app, owner, admin, { services: [{}] });
  service = provider.services[0]?.id ?? 0;
}, 120_000);
afterAll(() => app.close());

const whole = {
  rating: 4,
  reviewTitle: 'Kind people, late twice',
  reviewText: 'Each time with a text before I had to ask.',
  serviceQuality: 5,
  communication: 5,
  reliability: 3,
  valueForMoney: 4,
  wouldRecommend: true,
};
const params = () => ({ id: provider.id });
const book = (guest: number, more: object = {}) => addBooking(app, { guest, service, ...more });
const write = async (as: number, bookingId: number, more: object = {}) =>
  (await app.call<Review>(as, 'reviewProvider', { params: params(), body: { bookingId, ...whole, ...more } })).body;
const summary = async () => (await app.call<Provider>(0, 'getProvider', { params: params() })).body.reviewSummary;
const problemOf = async (as: number, operation: string, input: object) => {
  const error = await app.call(as, operation, input).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  const { status, detail, errors = [] } = error.problem;
  return { status, detail, fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
};
const clear = async () => {
  for (const table of ['provider_reviews', 'bookings']) await app.database.query('', `delete from ${table}`);
};
const join = async (id: number) => {
  const { member } = (await app.call<{ member: { username: string } }>(id, 'getSession')).body;
  await app.call(owner, 'inviteProviderMember', {
    params: params(),
    body: { username: member.username, role: 'coordinator' },
  });
  await app.call(id, 'acceptProviderInvitation', { params: params() });
};
const noticesOf = async (id: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string; link: string }[]>(id, 'listNotifications', {});
  return body.map(({ kind, link }) => `${kind} ${link}`);
};

test('what was used can’t be taken away before it is reviewed', async () => {
  await clear();
  await book(ana);
  expect(
    await problemOf(owner, 'removeProviderService', { params: { id: provider.id, serviceId: service } }),
  ).toMatchObject({ status: 409, detail: 'People have used this service, and can review it. Close it instead.' });
  expect(await problemOf(owner, 'deleteProvider', { params: params() })).toMatchObject({
    status: 409,
    detail: 'People have used these services, and can review them. Close the services instead.',
  });
  expect(await app.status(0, 'getProvider', { params: params() })).toBe(200);
});

test('a completed booking is listed until it is reviewed, and its review counts at once', async () => {
  await clear();
  const bookingId = await book(ana);
  const waiting = async (as: number) =>
    (await app.call<{ bookingId: number }[]>(as, 'listBookingsToReview', { params: params() })).body;
  expect(await waiting(ana)).toEqual([{ bookingId, title: 'A shift', startsAt: '2026-10-09T00:00:00.000Z' }]);
  expect(await waiting(ben)).toEqual([]);
  const review = await write(ana, bookingId);
  expect(review).toMatchObject({
    ...whole,
    bookingId,
    mine: true,
    isVerified: true,
    editableUntil: '2026-12-03T03:00:00.000Z',
  });
  expect(await waiting(ana)).toEqual([]);
  expect(await summary()).toMatchObject({
    count: 1,
    average: 4,
    serviceQuality: 5,
    reliability: 3,
    recommend: { yes: 1, answered: 1 },
  });
  expect((await summary()).distribution.map(({ stars, count, share }) => [stars, count, share])).toEqual([
    [5, 0, 0],
    [4, 1, 100],
    [3, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ]);
});

test('a booking that is not completed, someone else’s, another kind’s or another provider’s is refused at its field', async () => {
  await clear();
  const other = await publish(app, owner, admin, { listing: { businessName: 'Another' }, services: [{}] });
  const wrong = [
    await book(ana, { status: 'accepted' }),
    await book(ben),
    await book(ana, { kind: 'meetgreet' }),
    await book(ana, { service: other.services[0]?.id }),
    2_000_000_000,
  ];
  for (const bookingId of wrong) {
    expect(await problemOf(ana, 'reviewProvider', { params: params(), body: { bookingId, rating: 5 } })).toMatchObject({
      fields: { bookingId: 'Choose a completed booking of yours with this provider.' },
    });
  }
  expect((await summary()).count).toBe(0);
});

test('whoever helps to run the listing can’t review it, with a booking from before either', async () => {
  await clear();
  const guest = await app.addMember({ name: 'Guest' });
  const bookingId = await book(guest);
  const waiting = async () =>
    (await app.call<{ bookingId: number }[]>(guest, 'listBookingsToReview', { params: params() })).body;
  expect(await waiting()).toHaveLength(1);
  await join(guest);
  expect(await waiting()).toEqual([]);
  expect(await problemOf(guest, 'reviewProvider', { params: params(), body: { bookingId, rating: 5 } })).toMatchObject({
    status: 403,
    detail: 'You help to run this listing, so you can’t review it.',
  });
  expect((await summary()).count).toBe(0);
});

test('one booking has one review, also when two are sent at the same moment', async () => {
  await clear();
  const bookingId = await book(ana);
  const send = () => app.status(ana, 'reviewProvider', { params: params(), body: { bookingId, rating: 5 } });
  const both = await Promise.all([send(), send()]);
  expect(both.toSorted()).toEqual([201, 409]);
  expect((await summary()).count).toBe(1);
});

test('stars beyond five, a title of two lines and words that are too long are refused', async () => {
  await clear();
  const bookingId = await book(ana);
  for (const wrong of [
    { rating: 6 },
    { rating: 0 },
    { reliability: 9 },
    { reviewTitle: 'One\nTwo' },
    { reviewText: 'x'.repeat(4001) },
  ]) {
    expect(await app.status(ana, 'reviewProvider', { params: params(), body: { bookingId, ...whole, ...wrong } })).toBe(
      400,
    );
  }
});

test('the writer changes a review for seven days, and can delete it after that too', async () => {
  await clear();
  const review = await write(ana, await book(ana));
  const edit = (rating: number, as = ana) =>
    app.status(as, 'editProviderReview', { params: { id: review.id }, body: { ...whole, rating } });
  expect(await edit(2)).toBe(200);
  expect(await summary()).toMatchObject({ count: 1, average: 2 });
  expect(await edit(5, ben)).toBe(404);
  expect(await edit(5, owner)).toBe(404);
  await app.database.query('', `update provider_reviews set created_at = created_at - interval '7 days'`);
  const late = await problemOf(ana, 'editProviderReview', { params: { id: review.id }, body: whole });
  expect(late).toMatchObject({ status: 409, detail: 'This review can no longer be changed. You can still delete it.' });
  expect(await app.status(owner, 'deleteProviderReview', { params: { id: review.id } })).toBe(404);
  expect(await app.status(ana, 'deleteProviderReview', { params: { id: review.id } })).toBe(200);
  expect(await summary()).toMatchObject({ count: 0, average: null });
});

test('the provider replies once, and no one else does', async () => {
  await clear();
  const review = await write(ana, await book(ana));
  const reply = (as: number, text = 'Thank you, Ana.') => ({ params: { id: review.id }, body: { text }, as });
  for (const as of [ana, ben, admin]) expect(await app.status(as, 'replyToProviderReview', reply(as))).toBe(403);
  expect(await app.status(owner, 'replyToProviderReview', reply(owner, ' '))).toBe(400);
  const { body } = await app.call<Review>(owner, 'replyToProviderReview', reply(owner));
  expect([body.providerResponse, body.providerResponseDate]).toEqual(['Thank you, Ana.', '2026-11-26T03:00:00.000Z']);
  expect(await problemOf(owner, 'replyToProviderReview', reply(owner, 'And another.'))).toMatchObject({
    status: 409,
    detail: 'This review has a reply already. A reply can’t be changed.',
  });
});

test('what a moderator removed is counted no more, and is neither changed, deleted nor written again', async () => {
  await clear();
  const bookingId = await book(ana);
  const review = await write(ana, bookingId);
  await app.database.query('', `update provider_reviews set hidden_at = now() where id = ${review.id}`);
  const byId = { params: { id: review.id } };
  expect((await problemOf(ana, 'editProviderReview', { ...byId, body: whole })).detail).toBe(
    'A moderator removed your review. You can ask them to look again.',
  );
  expect(await app.status(ana, 'deleteProviderReview', byId)).toBe(409);
  expect(await app.status(ana, 'reviewProvider', { params: params(), body: { bookingId, rating: 5 } })).toBe(409);
  expect(await app.status(owner, 'replyToProviderReview', { ...byId, body: { text: 'Thanks.' } })).toBe(404);
});

test('the team and the writer are told once each; a deleted review takes its notices back', async () => {
  await clear();
  const helper = await app.addMember({ name: 'Helper' });
  await join(helper);
  const review = await write(ana, await book(ana));
  const page = `/ndis-providers/${provider.id}?tab=reviews`;
  for (const one of [owner, helper]) {
    expect((await noticesOf(one)).filter((text) => text === `providerReviewed ${page}`)).toHaveLength(1);
  }
  await app.call(owner, 'replyToProviderReview', { params: { id: review.id }, body: { text: 'Thank you.' } });
  expect(await noticesOf(ana)).toContain(`providerReviewReplied ${page}`);
  await clear();
  const again = await write(ben, await book(ben));
  const said = async (id: number) => {
    await app.settle();
    return JSON.stringify((await app.call(id, 'listNotifications', {})).body);
  };
  for (const one of [owner, helper]) expect(await said(one)).toContain('Ben');
  await app.call(ben, 'deleteProviderReview', { params: { id: again.id } });
  for (const one of [owner, helper]) expect(await said(one)).not.toContain('Ben');
});
