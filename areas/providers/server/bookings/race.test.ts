import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { Provider } from '../../contract.ts';
import { ask, at, testNow, why } from '../testing/booking.ts';
import { publish } from '../testing/published.ts';

/** Two servers over one PostgreSQL, each with modules of its own: what waits in one knows nothing of the other. */
let apps: readonly TestApp[];
let admin: number;
let provider: Provider;
const guests: number[] = [];

beforeAll(async () => {
  const server = await sharedPostgres();
  const databaseUrl = await server.createDatabase(`provider_race_${randomUUID().slice(0, 8)}`);
  const first = await startTestApp({ areas: serverAreas, now: testNow, databaseUrl });
  vi.resetModules();
  const second = await import('#platform/server/testing/app.ts');
  const { serverAreas: areas } = await import('#areas/server.ts');
  apps = [first, await second.startTestApp({ areas, now: testNow, databaseUrl })];
  admin = await first.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  for (let n = 0; n < 200; n++) guests.push(await first.addMember());
}, 120_000);
afterAll(async () => {
  for (const app of apps) await app.close();
});
beforeEach(async () => {
  const [app] = apps;
  if (!app) throw new Error('No server has started.');
  provider = await publish(app, await app.addMember({ name: 'Olga' }), admin, {
    services: [{}, { serviceName: 'Walks' }],
    workers: [{}, { firstName: 'Mei', lastName: 'Lin' }, { firstName: 'Sol', lastName: 'Reid' }],
  });
});

const idOf = (name: string) => provider.services.find(({ serviceName }) => serviceName === name)?.id ?? 0;
const lane = (nth: number) => ({ lane: `worker:${provider.staff[nth]?.id}` });
const taken = '409 That time was taken a moment ago. Choose another one.';

interface Wish {
  readonly startsAt: string;
  readonly service?: string;
  readonly lane?: string;
}

/** All guests ask at the same moment, every second one at the other server. How many heard what: who got whom, or why not. */
async function race(wishOf: (nth: number) => Wish): Promise<Record<string, number>> {
  const answers = await Promise.all(
    guests.map(async (guest, nth) => {
      const app = apps[nth % apps.length];
      if (!app) throw new Error('No server has started.');
      const { startsAt, service = 'Self-care, weekday', ...more } = wishOf(nth);
      const clock = new Date(Date.parse(startsAt) + 11 * 3_600_000).toISOString().slice(11, 16);
      let got = '';
      const refused = await why(
        ask(app, guest, idOf(service), startsAt, more).then((made) => {
          got = `${clock} ${made.lane?.name}`;
        }),
      );
      return refused ?? got;
    }),
  );
  return Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([said, all]) => [said, all.length]));
}

/** Times of workers that overlap in the table, whatever the answers said. */
async function overlaps(): Promise<number> {
  const [row] = await (apps[0]?.database.query<{ n: number }>(
    '',
    `select count(*)::int as n from booking_times a join booking_times b
       on a.lane = b.lane and a.lane <> '' and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
    [],
  ) ?? []);
  return row?.n ?? -1;
}

test('of 200 who ask for one worker at the same moment, one has them, and 199 hear why', async () => {
  expect(await race(() => ({ startsAt: at(9, '10:00'), ...lane(1) }))).toEqual({ '10:00 Mei Lin': 1, [taken]: 199 });
  expect(await overlaps()).toBe(0);
});

test('of times that overlap at their ends one is had, and of times that only touch, both', async () => {
  // The last half hour of the one is the first of the other.
  const overlapping = await race((nth) => ({ startsAt: at(9, nth % 4 < 2 ? '10:00' : '11:30'), ...lane(0) }));
  const { [taken]: refused, ...had } = overlapping;
  expect([refused, Object.values(had)]).toEqual([199, [1]]);
  expect(['10:00 Hanh Tran', '11:30 Hanh Tran']).toContain(Object.keys(had)[0]);
  const touching = await race((nth) => ({ startsAt: at(10, nth % 4 < 2 ? '10:00' : '12:00'), ...lane(0) }));
  expect(touching).toEqual({ '10:00 Hanh Tran': 1, '12:00 Hanh Tran': 1, [taken]: 198 });
  expect(await overlaps()).toBe(0);
});

test('of 200 who ask for whoever is free, as many have it as there are workers, each with another one', async () => {
  expect(await race(() => ({ startsAt: at(9, '10:00') }))).toEqual({
    '10:00 Hanh Tran': 1,
    '10:00 Mei Lin': 1,
    '10:00 Sol Reid': 1,
    [taken]: 197,
  });
  expect(await overlaps()).toBe(0);
});

test('one worker is had once by those who name them and those who take whoever is free, over two services', async () => {
  const said = await race((nth) => ({
    startsAt: at(9, '10:00'),
    ...(nth % 4 < 2 ? lane(2) : {}),
    ...(nth % 3 === 0 ? { service: 'Walks' } : {}),
  }));
  expect(said).toEqual({ '10:00 Hanh Tran': 1, '10:00 Mei Lin': 1, '10:00 Sol Reid': 1, [taken]: 197 });
  expect(await overlaps()).toBe(0);
});
