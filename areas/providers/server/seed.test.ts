import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider, ProviderCard, ProviderCounts } from '../contract.ts';
import { abnError } from '../pure/business-numbers.ts';
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
