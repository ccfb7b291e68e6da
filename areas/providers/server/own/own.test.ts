import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider, ProviderCard } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { listing, service, worker } from '../example-listing.ts';
import { publish, wholeChecks } from '../testing/published.ts';
import { addReview } from '../testing/review.ts';

let app: TestApp;
let admin: number;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
});
afterAll(() => app.close());

const create = async (as: number, more: object = {}) =>
  (await app.call<Provider>(as, 'createProvider', { body: listing(more) })).body;
const refused = async (as: number, operation: string, input: object) => {
  const error = await app.call(as, operation, input).catch((thrown: unknown) => thrown);
  const { errors = [] } = error instanceof ProblemError ? error.problem : {};
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

test('numbers with a wrong checksum or form are named at their field, and nothing is stored', async () => {
  const body = listing({
    abn: '53 004 085 617',
    acn: '004 085 617',
    ndisProviderNumber: '4051',
    postcode: '0000',
    registrationGroups: ['0107', '0199'],
  });
  expect(await refused(ben, 'createProvider', { body })).toEqual({
    abn: 'This ABN can’t be right. Check each digit.',
    acn: 'This ACN can’t be right. Check each digit.',
    ndisProviderNumber: 'An NDIS provider number has 10 digits and begins with 4050, or has the form 4-XXXX-XXXX.',
    postcode: '0000 is not an Australian postcode.',
    registrationGroups: 'Groups are 0101 to 0138.',
  });
  expect((await app.call<ProviderCard[]>(ben, 'listMyProviders', {})).body).toEqual([]);
});

test('hours that end before they begin and a day that is named twice are named at their field', async () => {
  const { businessHours } = listing();
  const christmas = { date: '2026-12-25', name: 'Christmas Day', hours: { closed: true } };
  const body = listing({
    businessHours: { ...businessHours, tuesday: { open: '18:00', close: '08:00' } },
    specialDays: [christmas, christmas],
  });
  expect(await refused(ben, 'createProvider', { body })).toEqual({
    'businessHours.tuesday': 'Closing comes after opening. Past midnight, close at 24:00.',
    specialDays: 'Name each day once.',
  });
});

test('a description of 10 MB is refused before it is read whole, and one that is too long is named at its field', async () => {
  const send = async (businessDescription: string) => {
    const [cookie = ''] = await app.app.services.sessions.start(ben, { ip: '127.0.0.1', agent: 'test' });
    const headers = { cookie: cookie.split(';')[0] ?? '', host: 'localhost:3000', origin: 'http://localhost:3000' };
    const payload = listing({ businessDescription });
    const { statusCode, body } = await app.app.http.inject({
      method: 'POST',
      url: '/api/ndis-providers',
      headers,
      payload,
    });
    const { errors = [] } = JSON.parse(body) as { errors?: { field: string; message: string }[] };
    return [statusCode, errors.map(({ field, message }) => [field, message])];
  };
  expect(await send('x'.repeat(10_000_000))).toEqual([413, []]);
  expect(await send('x'.repeat(limits.description + 1))).toEqual([
    400,
    [['businessDescription', 'Use at most 4000 characters.']],
  ]);
  expect((await app.call<ProviderCard[]>(ben, 'listMyProviders', {})).body).toEqual([]);
});

test('a listing is its owner’s alone until it is published, and never someone else’s to change', async () => {
  const mine = await create(ana);
  const params = { id: mine.id };
  expect(mine).toMatchObject({ isActive: false, mine: true, registrationStatus: 'pending', isVerified: false });
  for (const as of [0, ben]) expect(await app.status(as, 'getProvider', { params })).toBe(404);
  // Whoever is to publish it has to be able to read it.
  expect(await app.status(admin, 'getProvider', { params })).toBe(200);
  expect(await app.status(admin, 'editProvider', { params, body: { ...listing(), version: mine.version } })).toBe(404);
  const body = { ...listing(), version: mine.version };
  expect(await app.status(ben, 'editProvider', { params, body })).toBe(404);

  const shown = await publish(app, ana, admin, { listing: { businessName: 'Published Supports' } });
  const theirs = { params: { id: shown.id } };
  expect(await app.status(0, 'getProvider', theirs)).toBe(200);
  expect(await app.status(ben, 'editProvider', { ...theirs, body })).toBe(403);
  expect(await app.status(ben, 'addProviderStaff', { ...theirs, body: worker() })).toBe(403);
  expect(await app.status(ben, 'addProviderService', { ...theirs, body: service() })).toBe(403);
  expect(await app.status(ben, 'deleteProvider', theirs)).toBe(403);
});

test('what someone else has changed meanwhile is not written over', async () => {
  const mine = await create(ana, { businessName: 'Twice Changed' });
  const edit = (version: number) =>
    app.status(ana, 'editProvider', {
      params: { id: mine.id },
      body: { ...listing({ businessName: 'Changed' }), version },
    });
  expect(await edit(mine.version)).toBe(200);
  expect(await edit(mine.version)).toBe(409);
  await app.call(ana, 'deleteProvider', { params: { id: mine.id } });
});

test('what was checked of a name or number does not hold once that is changed', async () => {
  const owner = await app.addMember({ name: 'Changes a lot' });
  const before = await publish(app, owner, admin, { checks: wholeChecks, approve: true });
  expect([before.isVerified, before.registrationStatus, before.complianceScore]).toEqual([true, 'active', 80]);
  const edit = async (version: number, more: object) =>
    (
      await app.call<Provider>(owner, 'editProvider', {
        params: { id: before.id },
        body: { ...listing(more), version },
      })
    ).body;
  const moved = await edit(before.version, { suburb: 'Seddon' });
  expect([moved.isVerified, moved.registrationStatus, moved.complianceScore]).toEqual([true, 'active', 80]);
  const renamed = await edit(moved.version, { businessName: 'Another Name' });
  expect([renamed.isVerified, renamed.registrationStatus]).toEqual([false, 'active']);
  const renumbered = await edit(renamed.version, { businessName: 'Another Name', ndisProviderNumber: '4050 999 999' });
  expect([renumbered.registrationStatus, renumbered.complianceScore]).toEqual(['pending', 50]);
  expect([renamed.registrationExpiry, renumbered.registrationExpiry]).toEqual(['2030-06-30', null]);
  expect(renumbered.evidence.find(({ kind }) => kind === 'registration')).toMatchObject({
    result: 'outdated',
    isCurrent: false,
  });
  const unregistered = await edit(renumbered.version, { businessName: 'Another Name', ndisProviderNumber: '' });
  expect(unregistered.registrationStatus).toBe('unregistered');
});

test('a business that trades under another name has to be seen again', async () => {
  const owner = await app.addMember({ name: 'Trades as someone else' });
  const before = await publish(app, owner, admin);
  expect(before.isVerified).toBe(true);
  const body = { ...listing({ tradingName: 'Better Known Supports' }), version: before.version };
  const after = await app.call<Provider>(owner, 'editProvider', { params: { id: before.id }, body });
  expect(after.body.isVerified).toBe(false);
});

test('another business under the same number is not registered by what was seen of the first', async () => {
  const owner = await app.addMember({ name: 'Sells the business' });
  const before = await publish(app, owner, admin, { checks: wholeChecks, approve: true });
  const body = { ...listing({ abn: '51 824 753 556' }), version: before.version };
  const after = await app.call<Provider>(owner, 'editProvider', { params: { id: before.id }, body });
  expect([before.registrationStatus, after.body.registrationStatus]).toEqual(['active', 'pending']);
  expect(after.body.isVerified).toBe(false);
});

test('a service keeps to its form: type, category and group follow from its support item', async () => {
  const { id } = await create(ana, { businessName: 'Of services' });
  const params = { id };
  const add = (more: object) => app.call<Provider>(ana, 'addProviderService', { params, body: service(more) });
  const { body } = await add({ supportItem: '15_617_0128_1_3', serviceType: 'core', categoryCode: '01' });
  expect(body.services[0]).toMatchObject({
    serviceType: 'capacity_building',
    categoryCode: '15',
    registrationGroup: '0128',
  });
  const wrong = {
    supportItem: '01-011',
    categoryCode: '99',
    registrationGroup: '0199',
    minBookingHours: 4,
    maxBookingHours: 2,
    isInPersonAvailable: false,
  };
  expect(await refused(ana, 'addProviderService', { params, body: service(wrong) })).toEqual({
    supportItem: 'A support item number has the form 01_011_0107_1_1.',
    categoryCode: 'Categories are 01 to 21.',
    registrationGroup: 'Groups are 0101 to 0138.',
    maxBookingHours: 'The most hours can’t be fewer than the least.',
    isInPersonAvailable: 'Choose in person, online or both.',
  });
  await app.call(ana, 'deleteProvider', { params });
});

test('a listing with reviews stays, so that no one gets rid of them by listing anew', async () => {
  const { id } = await create(ana, { businessName: 'Reviewed once' });
  await addReview(app, id, { by: ben, rating: 2 });
  await expect(app.call(ana, 'deleteProvider', { params: { id } })).rejects.toMatchObject({
    problem: { status: 409, detail: 'A listing with reviews can’t be deleted.' },
  });
});

test('what a provider has no room for is refused: services, workers and listings', async () => {
  const owner = await app.addMember({ name: 'Has a lot' });
  const { id } = await create(owner);
  const fill = (table: string, columns: string, values: string, most: number) =>
    app.database.query(
      '',
      `insert into ${table} (provider_id, created_at, updated_at, ${columns})
       select $1::int, now(), now(), ${values} from generate_series(1, $2::int) n`,
      [id, most],
    );
  await fill(
    'provider_services',
    'category_code, service_type, name, unit_price, unit_type, min_minutes, max_minutes, is_online, is_in_person',
    `'01', 'core', 'Service ' || n, 100, 'hour', 60, 120, false, true`,
    limits.services,
  );
  await fill('provider_staff', 'first_name', `'Worker ' || n`, limits.staff);
  expect(await app.status(owner, 'addProviderService', { params: { id }, body: service() })).toBe(409);
  expect(await app.status(owner, 'addProviderStaff', { params: { id }, body: worker() })).toBe(409);
  for (let n = 1; n < limits.listings; n += 1) await create(owner, { businessName: `Listing ${n}` });
  expect(await app.status(owner, 'createProvider', { body: listing() })).toBe(409);
  const { body } = await app.call<ProviderCard[]>(owner, 'listMyProviders', { query: { limit: 100 } });
  expect(body).toHaveLength(limits.listings);
});

test('a service is changed, closed and removed; closed, it is its owner’s alone to see', async () => {
  const owner = await app.addMember({ name: 'Of one service' });
  const { id, services } = await publish(app, owner, admin);
  const params = { id, serviceId: services[0]?.id ?? 0 };
  const edit = (version: number, more: object) =>
    app.call<Provider>(owner, 'editProviderService', { params, body: { ...service(more), version } });
  const changed = (await edit(1, { serviceName: 'Self-care, mornings' })).body;
  expect(changed.services).toMatchObject([{ serviceName: 'Self-care, mornings', version: 2 }]);
  await expect(edit(1, { serviceName: 'Too late' })).rejects.toMatchObject({
    problem: { status: 409, detail: 'This has changed since you opened it. Have another look.' },
  });
  await edit(2, { isActive: false });
  const seenBy = async (as: number) => (await app.call<Provider>(as, 'getProvider', { params: { id } })).body.services;
  expect(await seenBy(owner)).toMatchObject([{ isActive: false }]);
  expect(await seenBy(0)).toEqual([]);
  await app.call(owner, 'removeProviderService', { params });
  expect(await seenBy(owner)).toEqual([]);
  expect(await app.status(owner, 'removeProviderService', { params })).toBe(404);
});

test('a worker of another organisation is missing, whichever listing it is asked through', async () => {
  const [mine, theirs] = [
    await publish(app, await app.addMember({ name: 'One organisation' }), admin, { workers: [{}] }),
    await publish(app, await app.addMember({ name: 'Another organisation' }), admin, { workers: [{}], services: [{}] }),
  ];
  const [owner] = await app.database.query<{ id: number }>(
    '',
    'select listed_by as id from providers where id = $1::int',
    [mine.id],
  );
  const as = owner?.id ?? 0;
  const staffId = theirs.staff[0]?.id ?? 0;
  const serviceId = theirs.services[0]?.id ?? 0;
  const through = { params: { id: mine.id, staffId } };
  expect(await app.status(as, 'editProviderStaff', { ...through, body: { ...worker(), version: 1 } })).toBe(404);
  expect(await app.status(as, 'removeProviderStaff', through)).toBe(404);
  const service1 = { params: { id: mine.id, serviceId } };
  expect(await app.status(as, 'editProviderService', { ...service1, body: { ...service(), version: 1 } })).toBe(404);
  const direct = { params: { id: theirs.id, staffId }, body: { ...worker({ firstName: 'Taken' }), version: 1 } };
  expect(await app.status(as, 'editProviderStaff', direct)).toBe(403);
  const after = (await app.call<Provider>(0, 'getProvider', { params: { id: theirs.id } })).body;
  expect(after.staff).toEqual(theirs.staff);
});

test('a worker’s clearance stays unless another number comes; another name or number has to be seen again', async () => {
  const owner = await app.addMember({ name: 'Of one worker' });
  const { id, staff } = await publish(app, owner, admin, { workers: [{}] });
  const staffId = staff[0]?.id ?? 0;
  await app.call(admin, 'recordProviderCheck', {
    params: { id },
    body: {
      kind: 'worker_screening',
      result: 'confirmed',
      staffId,
      seenOn: '2026-01-05',
      source: 'The register',
      expiry: '2029-01-01',
    },
  });
  const edit = async (version: number, more: object) => {
    const input = { params: { id, staffId }, body: { ...worker({ workerScreeningNumber: '', ...more }), version } };
    return (await app.call<Provider>(owner, 'editProviderStaff', input)).body.staff[0]?.screening;
  };
  expect(await edit(1, { bio: 'Asks first, always.' })).toMatchObject({ state: 'current', numberEnding: '…421' });
  expect(await edit(2, { workerScreeningNumber: 'VIC-9999999888' })).toMatchObject({
    state: 'notChecked',
    numberEnding: '…888',
  });
  await app.call(owner, 'removeProviderStaff', { params: { id, staffId } });
  expect((await app.call<Provider>(owner, 'getProvider', { params: { id } })).body.staff).toEqual([]);
});

test('a vacancy ends 30 days after it was announced, is renewed for 30 more, and goes when it is filled', async () => {
  const owner = await app.addMember({ name: 'Has room' });
  const { id } = await publish(app, owner, admin);
  const params = { id };
  const body = { words: 'Mornings in 3011', startsOn: '2026-11-26', endsOn: '2026-12-27' };
  expect(await refused(owner, 'announceVacancy', { params, body })).toEqual({
    endsOn: 'Choose an end date in the next 30 days. You can renew it later.',
  });
  const input = { params, body: { ...body, endsOn: '2026-12-01' } };
  const [first] = (await app.call<Provider>(owner, 'announceVacancy', input)).body.vacancies;
  const one = { params: { id, vacancyId: first?.id ?? 0 } };
  expect(await app.status(ben, 'renewVacancy', one)).toBe(403);
  app.setNow(new Date('2026-12-01T03:00:00.000Z'));
  const renewed = (await app.call<Provider>(owner, 'renewVacancy', one)).body;
  expect(renewed.vacancies).toMatchObject([{ endsOn: '2026-12-31', renewedOn: '2026-12-01' }]);
  app.setNow(new Date('2027-01-01T03:00:00.000Z'));
  expect(await app.status(owner, 'renewVacancy', one)).toBe(404);
  app.setNow(new Date('2026-12-02T03:00:00.000Z'));
  expect((await app.call<Provider>(owner, 'endVacancy', one)).body.vacancies).toEqual([]);
  expect(await app.status(owner, 'endVacancy', one)).toBe(404);
  app.setNow(new Date('2026-11-26T03:00:00.000Z'));
});
