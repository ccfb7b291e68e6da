import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { ComparedProvider, Provider, ProviderCard, ProviderCounts, Review } from '../contract.ts';
import { limits, sorts } from '../pure/options.ts';
import { inOrder } from '../pure/rank.ts';
import { listing } from './example-listing.ts';
import { publish, wholeChecks } from './testing/published.ts';
import { addReview } from './testing/review.ts';

let app: TestApp;
let admin: number;
let ana: number;
let ben: number;
let cara: number;
const made: Record<string, number> = {};
/** Thursday, 2 pm in Melbourne and 11 am in Perth. */
const now = new Date('2026-11-26T03:00:00.000Z');

const melbourne = { suburb: 'Footscray', state: 'VIC', postcode: '3011' };
const perth = { suburb: 'Fremantle', state: 'WA', postcode: '6160', phone: '08 5550 1234' };
const bendigo = { suburb: 'Bendigo', state: 'VIC', postcode: '3550' };

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  [ana, ben, cara] = [
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
    await app.addMember({ name: 'Cara' }),
  ];
  const one = async (name: string, place: object, more: Parameters<typeof publish>[3] = {}) => {
    const owner = await app.addMember({ name: `Owner of ${name}` });
    const about = { businessName: name, tradingName: '', ...place, ...more.listing };
    made[name] = (await publish(app, owner, admin, { ...more, listing: about })).id;
  };
  await one('Ash Care', melbourne, { checks: wholeChecks, approve: true, workers: [{}] });
  await one('Birch Therapy', perth, {
    listing: { registrationGroups: [], ndisProviderNumber: '' },
    services: [
      {
        serviceName: 'Occupational therapy',
        supportItem: '15_617_0128_1_3',
        isOnlineAvailable: true,
        accessibilityFeatures: ['auslan_available', 'easy_english'],
      },
    ],
    workers: [{ languagesSpoken: ['Greek'], gender: 'man' }],
  });
  await one('Cedar Living', bendigo, {
    listing: {
      registrationGroups: [],
      ndisProviderNumber: '',
      serviceAreas: ['Bendigo', 'Kyneton', 'Echuca', 'Heathcote', 'Elmore'],
    },
    services: [
      { serviceName: 'A home', supportItem: '', categoryCode: '01', registrationGroup: '0138', unitType: 'week' },
      {
        serviceName: 'Behaviour',
        supportItem: '',
        categoryCode: '20',
        serviceType: 'capacity_building',
        registrationGroup: '0110',
      },
    ],
    workers: [{ languagesSpoken: ['Auslan', 'English'], gender: 'non_binary' }],
  });
  await one('Dogwood Ramps', melbourne, {
    listing: { businessHours: everyDay({ closed: true }) },
    services: [{ serviceName: 'Ramps', supportItem: '', categoryCode: '06', serviceType: 'capital', unitType: 'each' }],
  });
  for (const rating of [5, 4, 5]) await addReview(app, made['Ash Care'] ?? 0, { by: ben, rating });
  await addReview(app, made['Birch Therapy'] ?? 0, { by: cara, rating: 5 });
  for (const rating of [4, 5]) await addReview(app, made['Dogwood Ramps'] ?? 0, { by: cara, rating });
  await addReview(app, made['Dogwood Ramps'] ?? 0, { by: ben, rating: 5 });
}, 120_000);
afterAll(() => app.close());

function everyDay(hours: object) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return Object.fromEntries(days.map((day) => [day, hours]));
}
const idOf = (name: string) => made[name] ?? 0;
const get = async (name: string, as = 0) =>
  (await app.call<Provider>(as, 'getProvider', { params: { id: idOf(name) } })).body;
const list = async (query: object = {}, as = 0) =>
  (await app.call<ProviderCard[]>(as, 'listProviders', { query: { ...query } })).body;
const names = async (query: object = {}) =>
  (await list({ sort: 'name', ...query })).map(({ businessName }) => businessName);
const counts = async (query: object = {}) =>
  (await app.call<ProviderCounts>(0, 'countProviders', { query: { ...query } })).body;
const fieldsOf = async (operation: string, query: object) => {
  const error = await app.call(0, operation, { query: { ...query } }).catch((thrown: unknown) => thrown);
  const { errors = [] } = error instanceof ProblemError ? error.problem : {};
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

/** Each filter, and whom it leaves. */
const filtered: [query: object, found: string[]][] = [
  [{ registrationGroup: '0128' }, ['Birch Therapy']],
  [{ supportCategory: '20' }, ['Cedar Living']],
  [{ planManagement: 'agency' }, ['Ash Care']],
  [{ planManagement: 'plan' }, ['Ash Care', 'Birch Therapy', 'Dogwood Ramps']],
  [{ planManagement: 'self' }, ['Ash Care', 'Birch Therapy', 'Dogwood Ramps']],
  [{ feature: 'easy_english' }, ['Birch Therapy']],
  [{ language: 'GREEK' }, ['Birch Therapy']],
  [{ gender: 'woman' }, ['Ash Care']],
  [{ auslan: 'true' }, ['Birch Therapy', 'Cedar Living']],
  [{ openNow: 'true' }, ['Ash Care', 'Birch Therapy', 'Cedar Living']],
  [{ near: '3550' }, ['Ash Care', 'Birch Therapy', 'Cedar Living', 'Dogwood Ramps']],
  [{ near: '3550', within: 5 }, ['Cedar Living']],
  [{ near: 'Western Australia' }, ['Birch Therapy']],
  [{ near: 'Footscray', within: 15, serviceType: 'capital' }, ['Dogwood Ramps']],
];

describe('the directory', () => {
  test('PROVIDERS-04: a location leaves the providers in and around that city, and all leaves everyone', async () => {
    expect(await names()).toEqual(['Ash Care', 'Birch Therapy', 'Cedar Living', 'Dogwood Ramps']);
    expect(await names({ location: 'melbourne' })).toEqual(['Ash Care', 'Dogwood Ramps']);
    expect(await names({ location: 'perth' })).toEqual(['Birch Therapy']);
    for (const location of ['brisbane', 'sydney', 'adelaide']) expect(await names({ location })).toEqual([]);
    expect(await app.status(0, 'listProviders', { query: { location: 'hobart' } })).toBe(400);
  });

  test('PROVIDERS-06: each service type leaves those that offer it', async () => {
    expect(await names({ serviceType: 'core' })).toEqual(['Ash Care', 'Cedar Living']);
    expect(await names({ serviceType: 'capacity_building' })).toEqual(['Birch Therapy', 'Cedar Living']);
    expect(await names({ serviceType: 'capital' })).toEqual(['Dogwood Ramps']);
  });

  test('PROVIDERS-11: words reduce the list, everyday words too, and nonsense finds nothing', async () => {
    expect(await names({ search: 'help showering' })).toEqual(['Ash Care', 'Dogwood Ramps']);
    expect(await names({ search: 'help showering', exact: 'true' })).toEqual([]);
    expect(await names({ search: 'birch' })).toEqual(['Birch Therapy']);
    expect(await names({ search: 'OT' })).toEqual(['Birch Therapy']);
    expect(await names({ search: 'xyzzyplugh' })).toEqual([]);
    const { readAs } = await counts({ search: 'help showering' });
    expect(readAs).toContainEqual({ words: '0107', group: '0107' });
  });

  test.each(filtered)('the filter %o leaves those it fits', async (query, found) =>
    expect(await names(query)).toEqual(found),
  );

  test('open now is by the clock of each provider', async () => {
    // 6.30 pm in Melbourne, 3.30 pm in Perth.
    app.setNow(new Date('2026-11-26T07:30:00.000Z'));
    expect(await names({ openNow: 'true' })).toEqual(['Birch Therapy']);
    expect((await list({ sort: 'name' })).map(({ openNow }) => openNow.isOpen)).toEqual([false, true, false, false]);
    app.setNow(now);
  });

  test.each(sorts)(
    'PROVIDERS-05: the order by %s is the one that is explained, page by page without doubles',
    async (sort) => {
      const query = { sort, near: '3550' };
      const all = await list(query);
      expect(all.map(({ id }) => id)).toEqual(all.toSorted(inOrder(sort)).map(({ id }) => id));
      const paged: number[] = [];
      let cursor: string | undefined;
      do {
        const input = { query: { ...query, limit: 1, ...(cursor && { cursor }) } };
        const page = await app.call<ProviderCard[]>(0, 'listProviders', input);
        paged.push(...page.body.map(({ id }) => id));
        cursor = page.next;
      } while (cursor);
      expect(paged).toEqual(all.map(({ id }) => id));
    },
  );

  test('C-48: by rating the average as shown comes first, then more reviews, then the name, and none come last', async () => {
    expect((await list()).map((one) => [one.businessName, one.averageRating, one.reviewCount])).toEqual([
      ['Birch Therapy', 5, 1],
      ['Ash Care', 4.7, 3],
      ['Dogwood Ramps', 4.7, 3],
      ['Cedar Living', null, 0],
    ]);
  });

  test('Premium changes no order, no badge and no score, under every sort and filter, in any part of an answer', async () => {
    const ids = Object.values(made).join(',');
    const look = async () => {
      const all: unknown[] = [];
      for (const [filter] of filtered) {
        const query = { near: '3011', ...filter };
        // A state has no middle to measure from.
        for (const sort of sorts.filter((one) => one !== 'distance' || query.near !== 'Western Australia')) {
          const found = await list({ ...query, sort });
          all.push(found.map(({ isPremium: _, ...rest }) => rest));
          const pages: string[] = [];
          let cursor: string | undefined;
          do {
            const input = { query: { ...query, sort, limit: 1, ...(cursor && { cursor }) } };
            const page = await app.call<ProviderCard[]>(0, 'listProviders', input);
            pages.push(...page.body.map(({ businessName }) => businessName));
            cursor = page.next;
          } while (cursor);
          all.push(pages);
        }
        all.push(await counts(query));
      }
      for (const name of Object.keys(made)) {
        const { isPremium: _, ...rest } = await get(name);
        all.push(rest);
      }
      const compared = await app.call<ComparedProvider[]>(0, 'compareProviders', { query: { ids, near: '3011' } });
      return JSON.stringify([all, compared.body.map((one) => ({ ...one, isPremium: null }))]);
    };
    const flip = (premium: readonly string[]) =>
      app.database.query('', 'update providers set is_premium = (id = any($1::int[]))', [premium.map(idOf)]);
    const before = await look();
    const last = ['Cedar Living'];
    await flip(last);
    expect((await list({ sort: 'name' })).map(({ isPremium }) => isPremium)).toEqual([false, false, true, false]);
    expect(await look()).toBe(before);
    await flip(Object.keys(made).filter((name) => !last.includes(name)));
    expect(await look()).toBe(before);
    await flip([]);
  }, 60_000);

  test('the distance is true, and is null where no place was named', async () => {
    const [nearest] = await list({ sort: 'distance', near: '3012' });
    expect(nearest?.businessName).toBe('Ash Care');
    expect(nearest?.distanceKm).toBeGreaterThan(0);
    expect(nearest?.distanceKm).toBeLessThan(6);
    const far = (await list({ near: 'Footscray' })).find(({ businessName }) => businessName === 'Cedar Living');
    expect(far?.distanceKm).toBeGreaterThan(115);
    expect(far?.distanceKm).toBeLessThan(135);
    expect((await list()).map(({ distanceKm }) => distanceKm)).toEqual([null, null, null, null]);
  });

  test('what cannot be measured or is no postcode is named at its field', async () => {
    expect(await fieldsOf('listProviders', { sort: 'distance' })).toEqual({
      sort: 'Name a suburb, postcode or city that we know, so that we can measure from there.',
    });
    expect(await fieldsOf('listProviders', { near: '0000' })).toEqual({ near: '0000 is not an Australian postcode.' });
    expect(Object.keys(await fieldsOf('listProviders', { cursor: 'made up' }))).toEqual(['cursor']);
    expect((await list({ sort: 'distance', location: 'perth' })).map(({ distanceKm }) => distanceKm !== null)).toEqual([
      true,
    ]);
  });

  test('PROVIDERS-09: a card has at most 3 services and 4 areas, and says how many there are', async () => {
    const cedar = (await list({ sort: 'name' }))[2];
    expect(cedar?.serviceAreas).toEqual(['Bendigo', 'Kyneton', 'Echuca', 'Heathcote']);
    expect([cedar?.areaCount, cedar?.serviceCount]).toEqual([5, 2]);
    expect(cedar?.services.map(({ serviceName }) => serviceName)).toEqual(['A home', 'Behaviour']);
  });

  test('a choice counts what all other filters leave', async () => {
    const all = await counts();
    expect(all.total).toBe(4);
    expect(all.serviceTypes).toEqual([
      { value: 'core', count: 2 },
      { value: 'capacity_building', count: 2 },
      { value: 'capital', count: 1 },
    ]);
    expect(all.planManagements).toEqual([
      { value: 'agency', count: 1 },
      { value: 'plan', count: 3 },
      { value: 'self', count: 3 },
    ]);
    const some = await counts({ serviceType: 'core', location: 'melbourne' });
    expect(some.total).toBe(1);
    // Its own filter does not narrow it; the other one does.
    expect(some.serviceTypes.map(({ count }) => count)).toEqual([1, 0, 1]);
    expect(some.locations).toContainEqual({ value: 'melbourne', count: 1 });
    expect(some.locations).toContainEqual({ value: 'perth', count: 0 });
    expect(some.points).toEqual([
      {
        lat: expect.any(Number),
        lng: expect.any(Number),
        state: 'VIC',
        suburb: 'Footscray',
        postcode: '3011',
        count: 1,
      },
    ]);
    expect((await counts({ near: '3011' })).place).toMatchObject({ kind: 'spot', state: 'VIC' });
  });

  test('each choice leads to as many as it says', async () => {
    const query = { near: '3011', within: 200 };
    const { serviceTypes, registrationGroups, features, languages, genders, planManagements, auslan, openNow } =
      await counts(query);
    const found = async (more: object) => (await list({ ...query, ...more, limit: 100 })).length;
    for (const { value, count } of serviceTypes) expect(await found({ serviceType: value })).toBe(count);
    for (const { value, count } of registrationGroups) expect(await found({ registrationGroup: value })).toBe(count);
    for (const { value, count } of features) expect(await found({ feature: value })).toBe(count);
    for (const { value, count } of languages) expect(await found({ language: value })).toBe(count);
    for (const { value, count } of genders) expect(await found({ gender: value })).toBe(count);
    for (const { value, count } of planManagements) expect(await found({ planManagement: value })).toBe(count);
    expect(await found({ auslan: 'true' })).toBe(auslan);
    expect(await found({ openNow: 'true' })).toBe(openNow);
  });
});

/** The statements that a call takes, its policy included. */
async function statementsOf(operation: string, input: { query?: object; params?: object }) {
  const { embedded, pool } = app.database;
  const engine = (embedded ?? pool) as { query: (...args: unknown[]) => unknown };
  await app.settle();
  const principal = await app.principal(ben);
  const counted = vi.spyOn(engine, 'query');
  const request = { ip: '127.0.0.1', agent: 'test' };
  await app.app.invoke({ operation, principal, query: {}, params: {}, ...input, request });
  const statements = counted.mock.calls.length;
  counted.mockRestore();
  return statements;
}

describe('a profile', () => {
  test('is four statements; a list and all counts are one each, and one more finds the other words', async () => {
    expect(await statementsOf('getProvider', { params: { id: idOf('Ash Care') } })).toBe(4);
    const filters = { near: '3011', within: '30', serviceType: 'core', planManagement: 'agency', openNow: 'true' };
    for (const operation of ['listProviders', 'countProviders']) {
      expect(await statementsOf(operation, { query: filters })).toBe(1);
      expect(await statementsOf(operation, { query: { ...filters, search: 'help showering' } })).toBe(2);
    }
  });

  test('PROVIDER-37: unknown, unpublished and hidden ones are the same 404', async () => {
    const { body } = await app.call<Provider>(ana, 'createProvider', { body: listing() });
    const owner = await app.addMember({ name: 'Owner of what is hidden' });
    const hidden = await publish(app, owner, admin, { listing: { businessName: 'Hidden Supports' } });
    await app.database.query('', 'update providers set hidden_at = now() where id = $1::int', [hidden.id]);
    const answer = (as: number, id: number) =>
      app.call(as, 'getProvider', { params: { id } }).catch((error: ProblemError) => error.problem);
    const unknown = await answer(ben, 999_999);
    expect(unknown).toMatchObject({ status: 404 });
    expect(await answer(ben, body.id)).toEqual(unknown);
    for (const as of [0, ben, owner, admin]) expect(await answer(as, hidden.id)).toEqual(unknown);
    await app.call(ana, 'deleteProvider', { params: { id: body.id } });
  });

  test('PROVIDER-42: has what its owner wrote, numbers in their groups', async () => {
    const ash = await get('Ash Care');
    expect(ash).toMatchObject({
      businessName: 'Ash Care',
      abn: '53 004 085 616',
      acn: '004 085 616',
      ndisProviderNumber: '4050 012 345',
      businessType: 'company',
      registrationStatus: 'active',
      registrationExpiry: '2030-06-30',
      email: 'hello@wattle.example.org',
      zone: 'Australia/Melbourne',
      registrationGroups: [{ code: '0107', name: 'Daily Personal Activities' }],
      isVerified: true,
      practiceStandardsCompliant: true,
      nextAuditDue: '2029-11-30',
      emergencyContact: { name: 'On call', phone: '03 5550 9999' },
      mine: false,
    });
  });

  test('PROVIDER-39: a service has its stored hours, price and codes', async () => {
    const [care] = (await get('Ash Care')).services;
    expect(care).toMatchObject({
      serviceName: 'Self-care, weekday',
      serviceType: 'core',
      categoryCode: '01',
      categoryName: 'Daily Life',
      registrationGroup: '0107',
      minBookingHours: 2,
      maxBookingHours: 8,
      hourlyRate: { minor: 7023, currency: 'AUD' },
      unitPrice: { minor: 7023, currency: 'AUD' },
      unitType: 'hour',
    });
    const [home] = (await get('Cedar Living')).services;
    expect(home?.hourlyRate).toBeNull();
  });

  test('PROVIDER-40: hours are the stored ones of each weekday, in the week’s order', async () => {
    expect((await get('Ash Care')).businessHours).toEqual({
      ...everyDay({ open: '08:00', close: '18:00' }),
      saturday: { open: '09:00', close: '15:00' },
      sunday: { closed: true },
    });
  });

  test('PROVIDER-41: insurance is the stored cover in cents, and is marked once its last day has passed', async () => {
    const ash = await get('Ash Care');
    expect(ash.publicLiabilityAmount).toEqual({ minor: 2_000_000_000, currency: 'AUD' });
    expect([ash.publicLiabilityInsurer, ash.publicLiabilityExpiry]).toEqual(['Wattle Mutual', '2029-08-31']);
    expect(ash.publicLiabilityExpired).toBe(false);
    app.setNow(new Date('2029-08-31T13:59:00.000Z'));
    expect((await get('Ash Care')).publicLiabilityExpired).toBe(false);
    app.setNow(new Date('2029-08-31T14:00:00.000Z'));
    expect((await get('Ash Care')).publicLiabilityExpired).toBe(true);
    app.setNow(now);
  });

  test('PROVIDER-42 to -44: a provider, a service and a worker have every specified field', async () => {
    const ash = await get('Ash Care');
    const fields = (text: string) => text.split(' ');
    expect(Object.keys(ash)).toEqual(
      expect.arrayContaining(
        fields(
          'id businessName tradingName abn acn ndisProviderNumber businessType registrationStatus registrationDate ' +
            'registrationExpiry businessDescription website email phone streetAddress suburb state postcode ' +
            'serviceAreas registrationGroups practiceStandardsCompliant lastAuditDate nextAuditDue ' +
            'publicLiabilityInsurer publicLiabilityAmount publicLiabilityExpiry professionalIndemnityInsurer ' +
            'professionalIndemnityAmount professionalIndemnityExpiry logoUrl bannerImageUrl businessHours ' +
            'emergencyContact isVerified isActive isPremium createdAt updatedAt services staff reviews averageRating ' +
            'reviewCount complianceScore',
        ),
      ),
    );
    expect(Object.keys(ash.services[0] ?? {})).toEqual(
      expect.arrayContaining(
        fields(
          'id providerId categoryCode categoryName serviceType serviceName serviceDescription hourlyRate unitPrice ' +
            'unitType minBookingHours maxBookingHours isActive isOnlineAvailable isInPersonAvailable ' +
            'requiresTransport accessibilityFeatures createdAt updatedAt',
        ),
      ),
    );
    // The number and expiry of a clearance are in `screening`.
    expect(Object.keys(ash.staff[0] ?? {})).toEqual(
      expect.arrayContaining(
        fields(
          'id providerId firstName lastName position qualifications certifications specializations yearsExperience ' +
            'languagesSpoken screening profileImageUrl bio isActive isAvailableForBooking createdAt updatedAt',
        ),
      ),
    );
  });

  test('PROVIDER-44: no answer has the number of a worker’s clearance, and neither has the database', async () => {
    const ash = await get('Ash Care');
    expect(ash.staff[0]?.screening).toEqual({
      state: 'notChecked',
      numberEnding: '…421',
      checkedOn: null,
      expiry: null,
    });
    expect(JSON.stringify(ash)).not.toContain('1234567421');
    const rows = await app.database.query('', 'select * from provider_staff', []);
    expect(holds(JSON.stringify(rows), '1234567421')).toBe(false);
    expect(holds(JSON.stringify(rows), 'VIC-1234567')).toBe(false);
  });

  test('PROVIDER-27: the distribution and averages are those of its reviews, and 0 or none without any', async () => {
    const { reviewSummary } = await get('Ash Care');
    expect(reviewSummary).toMatchObject({ count: 3, average: 4.7 });
    expect(reviewSummary.distribution).toEqual([
      { stars: 5, count: 2, share: 67 },
      { stars: 4, count: 1, share: 33 },
      { stars: 3, count: 0, share: 0 },
      { stars: 2, count: 0, share: 0 },
      { stars: 1, count: 0, share: 0 },
    ]);
    const none = (await get('Cedar Living')).reviewSummary;
    expect([none.count, none.average, none.serviceQuality]).toEqual([0, null, null]);
    expect(none.distribution.every(({ share }) => share === 0)).toBe(true);
  });

  test('PROVIDER-38: the score is the same in the list and the profile, with its parts, and absent while nothing is checked', async () => {
    const ash = await get('Ash Care');
    const card = (await list({ sort: 'name' }))[0];
    expect([ash.complianceScore, ash.compliance?.score, card?.complianceScore]).toEqual([80, 80, 80]);
    expect(ash.compliance?.parts.map(({ part, points, state }) => [part, points, state])).toEqual([
      ['registration', 30, 'current'],
      ['audit', 20, 'current'],
      ['public_liability', 15, 'current'],
      ['professional_indemnity', 15, 'current'],
      ['worker_screening', 0, 'notChecked'],
    ]);
    const { body } = await app.call<Provider>(ana, 'createProvider', { body: listing() });
    expect([body.complianceScore, body.compliance]).toEqual([null, null]);
    await app.call(ana, 'deleteProvider', { params: { id: body.id } });
  });
});

describe('reviews', () => {
  const reviews = async (as: number, query: object = {}, name = 'Ash Care') =>
    (await app.call<Review[]>(as, 'listProviderReviews', { params: { id: idOf(name) }, query: { ...query } })).body;

  test('are sorted and narrowed as asked, and name their booking to whoever wrote them alone', async () => {
    expect((await reviews(0, { sort: 'lowest' })).map(({ rating }) => rating)).toEqual([4, 5, 5]);
    expect((await reviews(0, { sort: 'highest' })).map(({ rating }) => rating)).toEqual([5, 5, 4]);
    expect((await reviews(0, { stars: 4 })).map(({ rating }) => rating)).toEqual([4]);
    expect(await reviews(0, { replied: 'true' })).toEqual([]);
    expect((await reviews(0)).every(({ bookingId, mine }) => bookingId === null && !mine)).toBe(true);
    expect((await reviews(ben)).every(({ bookingId, mine }) => bookingId !== null && mine)).toBe(true);
  });

  test('PROVIDER-45: a review has every specified field, and its reply', async () => {
    const wanted = { by: cara, rating: 4, title: 'Kind, late twice', parts: [5, 5, 3, 4] as const, recommends: true };
    const id = await addReview(app, idOf('Cedar Living'), { ...wanted, response: 'You were right, Cara.' });
    const [review] = await reviews(0, { replied: 'true' }, 'Cedar Living');
    expect(review).toEqual({
      id,
      providerId: idOf('Cedar Living'),
      bookingId: null,
      by: expect.objectContaining({ id: cara, displayName: 'Cara' }),
      staffId: null,
      staffName: '',
      rating: 4,
      reviewTitle: 'Kind, late twice',
      reviewText: 'What happened.',
      serviceQuality: 5,
      communication: 5,
      reliability: 3,
      valueForMoney: 4,
      wouldRecommend: true,
      isVerified: true,
      isPublic: true,
      providerResponse: 'You were right, Cara.',
      providerResponseDate: '2026-10-09T02:00:00.000Z',
      createdAt: '2026-10-09T02:00:00.000Z',
      updatedAt: '2026-10-09T02:00:00.000Z',
      mine: false,
      editableUntil: null,
    });
    const { reviewSummary } = await get('Cedar Living');
    expect(reviewSummary).toMatchObject({ count: 1, average: 4, serviceQuality: 5, reliability: 3 });
    expect(reviewSummary.recommend).toEqual({ yes: 1, answered: 1 });
  });

  test.each(['newest', 'oldest', 'lowest', 'highest'])('by %s each is met once over all pages', async (sort) => {
    const all = (await reviews(0, { sort })).map(({ id }) => id);
    const paged: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort, limit: 1, ...(cursor && { cursor }) };
      const page = await app.call<Review[]>(0, 'listProviderReviews', { params: { id: idOf('Ash Care') }, query });
      paged.push(...page.body.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(paged).toEqual(all);
  });

  test('of a blocked member are not shown, on the page and in the list', async () => {
    await app.call(ana, 'block', { params: { id: ben } });
    expect(await reviews(ana)).toEqual([]);
    expect((await get('Ash Care', ana)).reviews).toEqual([]);
    await app.call(ana, 'unblock', { params: { id: ben } });
  });
});

describe('a list of one’s own', () => {
  const saved = async (as: number) =>
    (await app.call<ProviderCard[]>(as, 'listSavedProviders', {})).body.map(({ businessName }) => businessName);
  const on = (name: string) => ({ params: { id: idOf(name) } });

  test('has what was saved, the last one first; saving and taking off again change nothing', async () => {
    app.setNow(new Date(now.getTime() + 1000));
    await app.call(ana, 'saveProvider', on('Ash Care'));
    app.setNow(new Date(now.getTime() + 2000));
    await app.call(ana, 'saveProvider', on('Cedar Living'));
    await app.call(ana, 'saveProvider', on('Ash Care'));
    app.setNow(now);
    expect(await saved(ana)).toEqual(['Cedar Living', 'Ash Care']);
    expect(await saved(ben)).toEqual([]);
    expect((await get('Ash Care', ana)).saved).toBe(true);
    expect((await get('Ash Care', ben)).saved).toBe(false);
    await app.call(ana, 'unsaveProvider', on('Ash Care'));
    await app.call(ana, 'unsaveProvider', on('Ash Care'));
    expect(await saved(ana)).toEqual(['Cedar Living']);
  });

  test('has room for 200, and what is no longer listed takes none of it', async () => {
    const saver = await app.addMember({ name: 'Saves a lot' });
    await app.database.query(
      '',
      `with made as (
         insert into providers (business_name, abn, business_type, status, suburb, state, postcode, zone, opens, closes,
           published_at, created_at, updated_at)
         select 'Many ' || n, '53004085616', 'company', 'unregistered', 'Hobart', 'TAS', '7000', 'Australia/Hobart',
           array_fill(480, array[7]), array_fill(1080, array[7]), now(), now(), now()
         from generate_series(1, $2::int) n returning id)
       insert into saved_providers (user_id, provider_id, saved_at) select $1::int, id, now() from made`,
      [saver, limits.saved],
    );
    expect(await app.status(saver, 'saveProvider', on('Ash Care'))).toBe(409);
    await app.database.query('', `update providers set hidden_at = now() where business_name = 'Many 1'`, []);
    expect(await app.status(saver, 'saveProvider', on('Ash Care'))).toBe(200);
    await app.database.query('', `delete from providers where business_name like 'Many %'`, []);
  });
});

test('up to four are compared in the order of their numbers, without those that are not there', async () => {
  const ids = `${idOf('Cedar Living')},999999,${idOf('Ash Care')}`;
  const { body } = await app.call<ComparedProvider[]>(0, 'compareProviders', { query: { ids, near: '3011' } });
  expect(body.map(({ businessName, workers, allServices }) => [businessName, workers, allServices.length])).toEqual([
    ['Cedar Living', { listed: 1, screened: 0 }, 2],
    ['Ash Care', { listed: 1, screened: 0 }, 1],
  ]);
  expect(body[1]?.distanceKm).toBeLessThan(3);
  for (const wrong of ['', '1,2,3,4,5', 'a', '1,,2']) {
    expect(await app.status(0, 'compareProviders', { query: { ids: wrong } })).toBe(400);
  }
});

test('a list goes on after the longest name', async () => {
  const owner = await app.addMember({ name: 'Owner of long names' });
  const darwin = { suburb: 'Darwin', state: 'NT', postcode: '0800' };
  const ids: number[] = [];
  for (const n of [1, 2]) {
    const businessName = `${'ā'.repeat(118)} ${n}`;
    ids.push((await publish(app, owner, admin, { listing: { businessName, ...darwin } })).id);
  }
  for (const sort of sorts) {
    const query = { sort, near: '0800', state: 'NT', limit: 1 };
    const first = await app.call<ProviderCard[]>(0, 'listProviders', { query });
    const second = await app.call<ProviderCard[]>(0, 'listProviders', {
      query: { ...query, cursor: first.next ?? '' },
    });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids);
  }
  for (const id of ids) await app.call(owner, 'deleteProvider', { params: { id } });
});

test('the site search finds providers by everyday words', async () => {
  interface Found {
    readonly groups: readonly {
      readonly kind: string;
      readonly hits: readonly { readonly title: string; readonly href: string }[];
    }[];
  }
  const { body } = await app.call<Found>(ana, 'search', { query: { q: 'help showering' } });
  const hits = body.groups.find(({ kind }) => kind === 'providers')?.hits ?? [];
  expect(hits.map(({ title, href }) => [title, href])).toContainEqual([
    'Ash Care',
    `/ndis-providers/${idOf('Ash Care')}`,
  ]);
});

test('a vacancy is shown to its end, drops after 30 days, and can be looked for', async () => {
  const owner = await app.addMember({ name: 'Owner with room' });
  const { id } = await publish(app, owner, admin, { listing: { businessName: 'Elm Rooms', ...bendigo } });
  const say = (more: object) =>
    app.call<Provider>(owner, 'announceVacancy', {
      params: { id },
      body: { words: 'Two mornings', startsOn: '2026-12-01', ...more },
    });
  const refused = async (more: object) => {
    const error = await say(more).catch((thrown: unknown) => thrown);
    return error instanceof ProblemError ? error.problem.errors?.map(({ field }) => field) : error;
  };
  expect(await refused({ endsOn: '2026-12-27' })).toEqual(['endsOn']);
  expect(await refused({ endsOn: '2026-11-25' })).toEqual(['endsOn']);
  expect(await refused({ endsOn: '2026-12-01', serviceId: 999_999 })).toEqual(['serviceId']);
  expect(await refused({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).toEqual(['startsOn']);
  expect(await refused({ startsOn: '0000-01-01', endsOn: '2026-12-01' })).toEqual(['startsOn']);
  expect((await say({ endsOn: '2026-12-26' })).body.vacancies).toMatchObject([
    { words: 'Two mornings', endsOn: '2026-12-26' },
  ]);
  expect(await names({ vacancy: 'true' })).toEqual(['Elm Rooms']);
  // The last minute of 26 December in Bendigo, and the first of the next day.
  app.setNow(new Date('2026-12-26T12:59:00.000Z'));
  expect(await names({ vacancy: 'true' })).toEqual(['Elm Rooms']);
  app.setNow(new Date('2026-12-26T13:00:00.000Z'));
  expect(await names({ vacancy: 'true' })).toEqual([]);
  expect((await app.call<Provider>(0, 'getProvider', { params: { id } })).body.vacancies).toEqual([]);
  app.setNow(now);
  await app.call(owner, 'deleteProvider', { params: { id } });
});
