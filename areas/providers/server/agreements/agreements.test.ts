import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { PriceLimit, PriceLimitSet, Provider, ProviderAgreement } from '../../contract.ts';
import { limitBounds } from '../../pure/price-limits.ts';
import { agreed } from '../example-listing.ts';
import { publish } from '../testing/published.ts';

let app: TestApp;
let admin: number;
let owner: number;
let ana: number;
let ben: number;
let provider: Provider;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  [owner, ana, ben] = [
    await app.addMember({ name: 'Owner' }),
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
  ];
  provider = await publish(app, owner, admin, { listing: { businessName: 'Red Gum Supports' } });
}, 120_000);
afterAll(() => app.close());

const write = async (as = ana, more: object = {}) =>
  (
    await app.call<ProviderAgreement>(as, 'createProviderAgreement', {
      params: { id: provider.id },
      body: { ...agreed, ...more },
    })
  ).body;
const read = async (as: number, id: number) =>
  (await app.call<ProviderAgreement>(as, 'getProviderAgreement', { params: { id } })).body;
const problemOf = async (as: number, operation: string, input: object) => {
  const error = await app.call(as, operation, input).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  const { status, detail, errors = [] } = error.problem;
  return { status, detail, fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
};
const row = (more: object = {}) => ({
  ...{ item: '01_011_0107_1_1', unit: 'hour', national: 7050, remote: 9870, veryRemote: null },
  ...{ from: '2026-07-01', to: '2027-06-30', ...more },
});
const begin = async () => (await app.call<{ id: number }>(admin, 'beginPriceLimits', {})).body.id;
const add = (id: number, rows: readonly object[]) =>
  app.call<{ rows: number }>(admin, 'addPriceLimits', { params: { id }, body: { rows } });
const apply = async (id: number) =>
  (
    await app.call<PriceLimitSet[]>(admin, 'applyPriceLimits', {
      params: { id },
      body: { reason: 'The limits of this year.' },
    })
  ).body;
const bring = async (...rows: object[]) => {
  const id = await begin();
  await add(id, rows);
  return apply(id);
};
const limitOf = async (query: object) =>
  (
    await app.call<{ limit: PriceLimit | null }>(ana, 'findPriceLimit', {
      query: { item: '01_011_0107_1_1', on: '2026-12-01', ...query },
    })
  ).body.limit;

test('an agreement is its member’s alone, sealed in the database, and says when no price limit is on record', async () => {
  const made = await write();
  expect(made).toMatchObject({
    businessName: 'Red Gum Supports',
    words: agreed,
    mine: true,
    version: 1,
    sharedAt: null,
  });
  expect(made.compared).toEqual([{ state: 'none', limit: null }]);
  for (const as of [ben, owner, admin])
    expect(await app.status(as, 'getProviderAgreement', { params: { id: made.id } })).toBe(404);
  const rows = await app.database.query('', 'select * from provider_agreements');
  expect(JSON.stringify(rows)).not.toContain('Knock twice');
});

test('what changed meanwhile is not written over, and what cannot be is named at its field', async () => {
  const { id, version } = await write();
  const edit = (body: object) => ({ params: { id }, body: { ...agreed, version, ...body } });
  expect(await app.status(ana, 'editProviderAgreement', edit({ notes: 'First.' }))).toBe(200);
  expect(await app.status(ana, 'editProviderAgreement', edit({ notes: 'Second.' }))).toBe(409);
  expect((await read(ana, id)).words.notes).toBe('First.');
  const next = version + 1;
  const [support] = agreed.supports;
  expect(
    (
      await problemOf(
        ana,
        'editProviderAgreement',
        edit({ version: next, supports: [{ ...support, supportItem: 'help' }] }),
      )
    ).fields,
  ).toEqual({
    'supports.0.supportItem': 'A support item number looks like 01_011_0107_1_1. Leave it empty if you don’t know it.',
  });
  expect((await problemOf(ana, 'editProviderAgreement', edit({ version: next, endsOn: '2026-11-30' }))).fields).toEqual(
    {
      endsOn: 'The end can’t be before the start.',
    },
  );
  for (const wrong of [{ supports: [] }, { supports: Array(11).fill(support) }, { notes: 'x'.repeat(1001) }])
    expect(await app.status(ana, 'editProviderAgreement', edit({ version: next, ...wrong }))).toBe(400);
});

test('a member has at most fifty agreements', async () => {
  const many = await app.addMember({ name: 'Many' });
  for (let nth = 0; nth < 50; nth += 1) await write(many);
  expect((await problemOf(many, 'createProviderAgreement', { params: { id: provider.id }, body: agreed })).detail).toBe(
    'You have 50 agreements. Delete one first.',
  );
}, 60_000);

test('limits count once they are applied, with their reason in the audit log, and each region has its own', async () => {
  const id = await begin();
  expect((await add(id, [row()])).body).toEqual({ rows: 1 });
  expect(await limitOf({})).toBeNull();
  expect(await apply(id)).toMatchObject([{ from: '2026-07-01', to: '2027-06-30', items: 1, importedBy: 'Admin' }]);
  const of = (price: number | null) => ({
    price: price === null ? null : { minor: price, currency: 'AUD' },
    ...{ unit: 'hour', from: '2026-07-01', to: '2027-06-30' },
  });
  expect(await limitOf({})).toEqual(of(7050));
  expect(await limitOf({ region: 'remote' })).toEqual(of(9870));
  expect(await limitOf({ region: 'very_remote' })).toEqual(of(null));
  expect(await limitOf({ on: '2026-06-30' })).toBeNull();
  expect(await limitOf({ on: '2027-06-30' })).toEqual(of(7050));
  const audit = await app.database.query<{ detail: unknown }>(
    '',
    `select detail from audit_log where action = 'price limits imported'`,
  );
  expect(JSON.stringify(audit)).toContain('The limits of this year.');
});

test('an agreement compares each price with the limit of its first day', async () => {
  await bring(row());
  const [support] = agreed.supports;
  const states = async (more: object) => (await write(ana, more)).compared.map(({ state }) => state);
  expect(await states({})).toEqual(['over']);
  expect(await states({ region: 'remote' })).toEqual(['within']);
  expect(await states({ region: 'very_remote' })).toEqual(['noLimit']);
  expect(await states({ startsOn: '2026-06-01' })).toEqual(['none']);
  expect(await states({ startsOn: null })).toEqual(['over']);
  expect(
    await states({
      supports: [
        { ...support, supportItem: '' },
        { ...support, unitType: 'day' },
        { ...support, unitPrice: null },
        { ...support, supportItem: '01_011_0107_1_1'.toLowerCase() },
      ],
    }),
  ).toEqual(['noItem', 'otherUnit', 'noPrice', 'over']);
});

test('an import takes the place of the same days whole; other days that overlap are refused', async () => {
  await bring(row(), row({ item: '01_012_0107_1_1' }));
  await bring(row({ national: 8000 }));
  expect((await limitOf({}))?.price).toEqual({ minor: 8000, currency: 'AUD' });
  expect(await limitOf({ item: '01_012_0107_1_1' })).toBeNull();
  const id = await begin();
  await add(id, [row({ from: '2027-01-01', to: '2027-12-31' })]);
  const overlap = await problemOf(admin, 'applyPriceLimits', { params: { id }, body: { reason: 'More.' } });
  expect(overlap.detail).toBe(
    '01_011_0107_1_1 would have two limits on some days. Use the same first and last days, or others.',
  );
  expect((await limitOf({}))?.price).toEqual({ minor: 8000, currency: 'AUD' });
  expect(await bring(row({ from: '2027-07-01', to: '2028-06-30' }))).toHaveLength(2);
});

test('an import is bounded, its own administrator’s, and a new one drops what was not applied', async () => {
  const other = await app.addMember({ name: 'Other', roles: ['member', 'admin'] });
  const id = await begin();
  expect(await app.status(other, 'addPriceLimits', { params: { id }, body: { rows: [row()] } })).toBe(404);
  expect(await app.status(admin, 'addPriceLimits', { params: { id }, body: { rows: Array(401).fill(row()) } })).toBe(
    400,
  );
  expect((await problemOf(admin, 'applyPriceLimits', { params: { id }, body: { reason: 'None.' } })).detail).toBe(
    'There are no rows in this import.',
  );
  expect(
    (await problemOf(admin, 'addPriceLimits', { params: { id }, body: { rows: [row({ to: '2026-01-01' })] } })).fields,
  ).toEqual({ 'rows.0.to': 'The last day is before the first.' });
  const batch = (nth: number) =>
    Array.from({ length: limitBounds.batch }, (_, at) => row({ item: `01_${nth}_${at}_1_1` }));
  for (let nth = 0; nth < limitBounds.rows / limitBounds.batch; nth += 1) await add(id, batch(nth));
  expect((await problemOf(admin, 'addPriceLimits', { params: { id }, body: { rows: [row()] } })).detail).toBe(
    'An import has at most 10000 rows.',
  );
  await begin();
  expect(await app.status(admin, 'applyPriceLimits', { params: { id }, body: { reason: 'Late.' } })).toBe(404);
}, 60_000);
