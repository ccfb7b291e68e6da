import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { countProviders, type Provider } from '../contract.ts';
import { countAll, countFound, countUnderOne, heldBy } from './count-providers.ts';
import { worker } from './example-listing.ts';
import { isListed } from './listed.ts';
import { filtersOn } from './matching.ts';
import { checkOf, decide, publish, wholeChecks } from './testing/published.ts';

let app: TestApp;
let admin: number;
let owner: number;
let provider: Provider;
let other: Provider;
const now = new Date('2026-11-26T03:00:00.000Z');
/** Afternoon, midnight in two states, a public holiday, and after all that was proved has run out. */
const moments = [
  now,
  new Date('2026-11-26T13:30:00.000Z'),
  new Date('2026-12-24T23:30:00.000Z'),
  new Date('2026-12-25T14:00:00.000Z'),
  new Date('2031-07-01T02:00:00.000Z'),
];

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  owner = await app.addMember({ name: 'Owner' });
  other = await publish(app, admin, admin, { listing: { businessName: 'Ash Care' }, workers: [{}] });
  await publish(app, admin, admin, { listing: { businessName: 'Cedar Supports' }, workers: [{ gender: 'man' }] });
  provider = await publish(app, owner, admin, {
    listing: {
      businessName: 'Birch Therapy',
      suburb: 'Fremantle',
      state: 'WA',
      postcode: '6160',
      phone: '08 5550 1234',
    },
    checks: wholeChecks,
    approve: true,
  });
}, 120_000);
afterAll(() => app.close());

type Row = Awaited<ReturnType<typeof countAll>>;
const inOrder = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one: object) => JSON.stringify(one)).sort() : value,
    ]),
  );

const none = countProviders.query.parse({});
/** Each filter by itself. */
const singles: readonly Partial<typeof none>[] = [
  { location: 'melbourne' },
  { state: 'WA' },
  { state: 'VIC' },
  { serviceType: 'core' },
  { registrationGroup: '0107' },
  { supportCategory: '01' },
  { planManagement: 'agency' },
  { planManagement: 'self' },
  { feature: 'wheelchair_accessible' },
  { language: 'Vietnamese' },
  { gender: 'woman' },
  { auslan: true },
  { vacancy: true },
  { openNow: true },
];

/** What is kept, and what is counted provider by provider, at each moment. */
async function both() {
  const query = queryIn(app.database.db);
  const kept: object[] = [];
  const counted: object[] = [];
  for (const moment of moments) {
    kept.push(inOrder(await countAll(query, moment)));
    const { kept: _, isTurned: __, ...all } = await countFound(query, moment, isListed('p'), new Map());
    counted.push(inOrder(all));
    for (const one of singles) {
      const [[dimension, rule] = []] = filtersOn({ ...none, ...one }, moment);
      if (!dimension || !rule) throw new Error('It filters.');
      kept.push(inOrder(await countUnderOne(query, moment, { ...none, ...one }, [dimension, rule])));
      const {
        kept: ___,
        isTurned,
        ...found
      } = await countFound(query, moment, isListed('p'), new Map([[dimension, rule]]));
      expect(isTurned).toBe(false);
      counted.push(inOrder(found));
    }
  }
  return { kept, counted };
}

async function assertRight() {
  const { kept, counted } = await both();
  expect(kept).toEqual(counted);
  return JSON.stringify(counted);
}

const at = () => ({ params: { id: provider.id } });
const run = (text: string, ...values: unknown[]) => app.database.query('', text, values);

const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  'a worker is added': () =>
    app.call(owner, 'addProviderStaff', {
      ...at(),
      body: worker({ languagesSpoken: ['Greek', 'Auslan'], gender: 'man' }),
    }),
  'a check is recorded that does not hold': () =>
    app.call(admin, 'recordProviderCheck', {
      ...at(),
      body: { ...checkOf('registration', null), result: 'refused', expiry: null },
    }),
  'another one is recorded that holds': () =>
    app.call(admin, 'recordProviderCheck', { ...at(), body: checkOf('registration', '2031-06-30') }),
  'a vacancy is announced': () =>
    app.call(owner, 'announceVacancy', {
      ...at(),
      body: { words: 'Mornings', startsOn: '2026-11-26', endsOn: '2026-12-24' },
    }),
  'it keeps other hours on Christmas Day': () =>
    run(
      `update providers set special_days = '{"2026-12-25": {"name": "Christmas Day", "open": 420, "close": 720}}' where id = $1::int`,
      provider.id,
    ),
  'all close on a day': () =>
    run(`update providers set special_days = '{"2026-12-25": {"name": "Christmas Day", "open": -1, "close": -1}}'`),
  'the hours change': () =>
    run(
      'update providers set opens = array_fill(1, array[7]), closes = array_fill(1439, array[7]) where id = $1::int',
      provider.id,
    ),
  'it moves': () =>
    run(
      `update providers set suburb = 'Perth', postcode = '6000', lat = -31.95, lng = 115.86, city = null where id = $1::int`,
      provider.id,
    ),
  'it is suspended': () => decide(app, admin, provider.id, 'suspendProvider'),
  'the suspension is lifted': () => decide(app, admin, provider.id, 'liftProviderSuspension'),
  'it is hidden': () => run('update providers set hidden_at = now() where id = $1::int', provider.id),
  'it is shown again': () => run('update providers set hidden_at = null where id = $1::int', provider.id),
  'another one is deleted': () => run('delete from providers where id = $1::int', other.id),
};

test('under a filter that most have, those whom it leaves out are counted', async () => {
  const filters = { ...none, state: 'VIC' } as const;
  const rule = filtersOn(filters, now).get('state');
  if (!rule) throw new Error('It filters.');
  const turning = { rule, held: heldBy('state', filters) };
  const { isTurned, total } = await countFound(queryIn(app.database.db), now, isListed('p'), new Map(), turning);
  expect({ isTurned, total }).toEqual({ isTurned: true, total: 1 });
});

test('what is kept of all providers is what counting them says, after each kind of write', async () => {
  let before = await assertRight();
  for (const [what, write] of Object.entries(writes)) {
    await write();
    const after = await assertRight();
    // The write was one that is counted.
    expect(after === before, what).toBe(false);
    before = after;
  }
}, 60_000);

test('a write that is rolled back leaves the counts as they were', async () => {
  const before = await assertRight();
  const rolledBack = app.database.db.transaction(async (db) => {
    await queryIn(db)('', 'update providers set hidden_at = now()', []);
    throw new Error('Rolled back.');
  });
  await expect(rolledBack).rejects.toThrow('Rolled back.');
  expect(await assertRight()).toBe(before);
});

test('adding rows up changes no count, and leaves one row for each thing', async () => {
  const before = await assertRight();
  const rows = async () =>
    (await run('select about, value, zone, until, opens, closes from provider_tallies')).map((row) =>
      JSON.stringify(row),
    );
  expect(new Set(await rows()).size).toBeLessThan((await rows()).length);
  await app.app.jobs.runNow('providers.merge-tallies');
  await app.settle();
  expect(await assertRight()).toBe(before);
  const merged = await rows();
  expect(new Set(merged).size).toBe(merged.length);
});

test('the three triggers that keep the counts are there', async () => {
  const triggers = await app.database.query<{ name: string }>(
    '',
    `select tgname as name from pg_trigger
     where tgrelid = 'providers'::regclass and not tgisinternal and tgenabled = 'O' order by tgname`,
  );
  expect(triggers.map(({ name }) => name)).toEqual(['providers_added', 'providers_changed', 'providers_gone']);
});
