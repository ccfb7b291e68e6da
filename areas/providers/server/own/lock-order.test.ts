import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#areas/bookings/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { Provider } from '../../contract.ts';
import { teamOf } from '../team/team-of.ts';
import { ask, at, does, testNow } from '../testing/booking.ts';
import { publish } from '../testing/published.ts';
import { addHelper } from '../testing/team.ts';

// The order of locks stands with `lockListing` (team/rows.ts). Only a server with several connections can prove it.

let app: TestApp;
let admin: number;
let owner: number;
let manager: number;
let guest: number;
let provider: Provider;
let pool: pg.Pool;

beforeAll(async () => {
  const server = await sharedPostgres();
  const databaseUrl = await server.createDatabase(`provider_locks_${randomUUID().slice(0, 8)}`);
  app = await startTestApp({ areas: serverAreas, now: testNow, databaseUrl });
  admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
}, 120_000);
afterAll(async () => {
  await pool.end();
  await app.close();
});
beforeEach(async () => {
  app.setNow(testNow);
  owner = await app.addMember({ name: 'Olga' });
  guest = await app.addMember({ name: 'Gil' });
  provider = await publish(app, owner, admin, { workers: [{}, { firstName: 'Mei', lastName: 'Lin' }] });
  manager = await addHelper(app, { owner, listing: provider.id, role: 'manager', name: 'Max' });
});

const service = () => provider.services[0]?.id ?? 0;
const params = () => ({ id: provider.id });

/** While someone else changes the listing. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select id from providers where id = $1::int for no key update', [provider.id]);
  try {
    return await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** Statements that wait for a lock. */
const waiting = async () =>
  (
    await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.n;

/** What else of the listing can be had at once: a row that is held raises an error. */
async function takeTheRest() {
  const other = await pool.connect();
  try {
    await other.query('begin');
    for (const table of ['bookings', 'provider_staff', 'provider_services', 'provider_enquiries']) {
      await other.query(`select 1 from ${table} for update nowait`);
    }
    const turn = `bookings of ${teamOf(provider.id)}`;
    const { rows } = await other.query<{ had: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) as had',
      [turn],
    );
    expect(rows).toEqual([{ had: true }]);
  } finally {
    await other.query('rollback');
    other.release();
  }
}

const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'removing a worker': () =>
    app.call(owner, 'removeProviderStaff', { params: { ...params(), staffId: provider.staff[0]?.id ?? 0 } }),
  'removing a service': () =>
    app.call(owner, 'removeProviderService', { params: { ...params(), serviceId: service() } }),
  'deleting the listing': () => app.call(owner, 'deleteProvider', { params: params() }),
  'handing the listing over': () => app.call(manager, 'acceptProviderOffer', { params: params() }),
};

test.each(Object.keys(changes))('%s waits for the listing first, and holds nothing of it meanwhile', async (what) => {
  const { body: team } = await app.call<{ members: { no: number; person: { id: number } | null }[] }>(
    owner,
    'getProviderTeam',
    { params: params() },
  );
  const no = team.members.find(({ person }) => person?.id === manager)?.no ?? 0;
  await app.call(owner, 'offerProvider', { params: params(), body: { no } });
  await ask(app, guest, service(), at(9, '10:00'));
  await app.settle();
  const begun = await whileHeld(async () => {
    const done = changes[what]?.();
    await expect.poll(waiting).toBe(1);
    await takeTheRest();
    return { done };
  });
  await expect(begun.done).resolves.toMatchObject({ status: 200 });
});

test('whoever answers a booking waits for no listing, and how fast it was is measured later', async () => {
  const made: Booking[] = [];
  for (const day of [9, 10, 11]) made.push(await ask(app, guest, service(), at(day, '10:00')));
  app.setNow(new Date(testNow.getTime() + 45 * 60_000));
  const replyMinutes = async () =>
    (await app.call<Provider>(guest, 'getProvider', { params: params() })).body.replyMinutes;
  await whileHeld(async () => {
    for (const one of made) expect((await does(app, owner, 'acceptBooking', one)).status).toBe('accepted');
  });
  expect(await replyMinutes()).toBeNull();
  await app.app.jobs.runNow('providers.measure-replies');
  expect(await replyMinutes()).toBe(45);
});
