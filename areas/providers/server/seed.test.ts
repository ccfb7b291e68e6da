import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '#areas/messages/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { abnError } from '#platform/contract/business-numbers.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider, ProviderAsk, ProviderCard, ProviderCounts, Review } from '../contract.ts';
import { seedListings } from './seed-listings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
}, 120_000);
afterAll(() => app.close());

const get = async (id: number) => (await app.call<Provider>(0, 'getProvider', { params: { id } })).body;

test('the demonstration has providers in every state and territory, all marked as made up', async () => {
  const { body } = await app.call<ProviderCounts>(0, 'countProviders', {});
  expect(body.total).toBe(seedListings.length);
  expect(body.states.every(({ count }) => count >= 3)).toBe(true);
  expect(body.locations.every(({ count }) => count >= 3)).toBe(true);
  const { body: cards } = await app.call<ProviderCard[]>(0, 'listProviders', { query: { limit: 100, sort: 'name' } });
  const all = await Promise.all(cards.map(({ id }) => get(id)));
  expect(all.every(({ isDemo }) => isDemo)).toBe(true);
  expect(all.filter(({ abn }) => abnError(abn) !== undefined)).toEqual([]);
  expect(new Set(all.map(({ abn }) => abn)).size).toBe(all.length);
  expect(
    all.filter(({ services, spot }) => services.length === 0 || !spot).map(({ businessName }) => businessName),
  ).toEqual([]);
  // Each review is of a booking that took place.
  const reviewed = all.filter(({ reviewCount }) => reviewCount > 0);
  expect(reviewed.map(({ id, averageRating }) => [id, averageRating]).toSorted()).toEqual([
    [2, 4.5],
    [3, 4],
  ]);
});

test('PROVIDER-36: the first two ids are two providers, each with its own services, workers and evidence', async () => {
  const [one, two] = [await get(1), await get(2)];
  expect([one.businessName, two.businessName]).toEqual(['Red Gum Supports', 'Saltbush Home Support']);
  expect(one.services.map(({ serviceName }) => serviceName)).toEqual([
    'Household tasks',
    'Occupational therapy',
    'Self-care, weekday',
  ]);
  expect(two.services).toHaveLength(5);
  expect(one.staff.map(({ id }) => id).some((id) => two.staff.some((other) => other.id === id))).toBe(false);
});

test('bookings of the cast took place; some have their review, others wait for it or for an answer', async () => {
  const rows = await app.database.query<{ status: string; count: number }>(
    '',
    `select status, count(*)::int as count from bookings where kind = 'providerservice' group by status order by status`,
  );
  expect(rows.map(({ status, count }) => [status, count])).toEqual([
    ['accepted', 1],
    ['completed', 9],
    ['hoursDiffer', 1],
    ['hoursNotAgreed', 1],
    ['requested', 2],
  ]);
  const reviews = async (id: number) => {
    const { body } = await app.call<Review[]>(0, 'listProviderReviews', { params: { id } });
    return body.map((one) => [one.by.id, one.rating, one.providerResponse !== '', one.staffId !== null]);
  };
  expect((await reviews(2)).toSorted()).toEqual([
    [1, 4, true, true],
    [14, 5, false, true],
  ]);
  expect((await reviews(3)).toSorted()).toEqual([
    [4, 5, false, true],
    [8, 3, true, true],
  ]);
  const waiting = await app.call<unknown[]>(9, 'listBookingsToReview', { params: { id: 2 } });
  expect(waiting.body).toHaveLength(1);
});

test('what was asked of several providers is the first message of each conversation, for both sides', async () => {
  const { body: asks } = await app.call<ProviderAsk[]>(1, 'listProviderAsks', {});
  expect(asks.map(({ asked }) => asked.map(({ providerId, status }) => [providerId, status]).toSorted())).toEqual([
    [
      [2, 'answered'],
      [3, 'declined'],
      [4, 'waiting'],
    ],
  ]);
  const owners = new Map([
    [2, 8],
    [3, 20],
    [4, 25],
  ]);
  for (const { providerId, conversationId } of asks[0]?.asked ?? []) {
    for (const viewer of [1, owners.get(providerId ?? 0) ?? 0]) {
      const { body } = await app.call<Message[]>(viewer, 'listConversationMessages', {
        params: { id: conversationId ?? 0 },
      });
      const texts = body.filter(({ type }) => type === 'text').map(({ content }) => content);
      expect(texts).toEqual([expect.stringMatching(/^I’m looking for: Help in the kitchen on two mornings a week\n/)]);
    }
  }
});
