import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { CreditEntry, TimeCredits } from '../../contract.ts';
import { assertSound } from '../testing/sound.ts';
import { accountOf, hold, poolOf, release, transfer } from './ledger.ts';

let app: TestApp;
const now = new Date('2026-11-26T00:00:00Z');
beforeAll(async () => {
  const server = await sharedPostgres();
  app = await startTestApp({ areas: serverAreas, databaseUrl: await server.createDatabase('credits') });
});
afterAll(() => app.close());

type Work<T> = (query: ReturnType<typeof queryIn>) => Promise<T>;
const inTransaction = <T>(work: Work<T>) => app.database.db.transaction((db) => work(queryIn(db)));
const open = (userId: number) => inTransaction((query) => accountOf(query, userId, now));
const rows = <T extends object>(text: string) => app.database.query<T>('', text, []);
const pay = (from: number, to: number, minutes: number, more: object = {}) =>
  inTransaction((query) => transfer(query, { kind: 'session', from, to, minutes, words: 'A session', now, ...more }));
const credits = async (as: number) => (await app.call<TimeCredits>(as, 'getMyTimeCredits', {})).body;

const sound = () => assertSound(app.database);

test('600 random steps at the same time, many at once: the sum is zero, no limit is passed, each balance is its sum', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => app.addMember()));
  const accounts = await Promise.all(people.map(open));
  let seed = 7;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * below);
  };
  const step = async () => {
    const from = accounts[next(5)] as number;
    const to = accounts.filter((id) => id !== from)[next(4)] as number;
    const minutes = 15 * (1 + next(6));
    const what = next(3);
    if (what === 0) return pay(from, to, minutes);
    if (!(await inTransaction((query) => hold(query, from, minutes)))) return;
    if (what === 1) return inTransaction((query) => release(query, from, minutes));
    return pay(from, to, minutes, { released: minutes });
  };
  for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 20 }, step));
  await sound();
  const [count] = await rows<{ count: number }>('select count(*)::int as count from credit_transfers');
  expect(count?.count).toBeGreaterThan(100);
}, 60_000);

test('fifty bookings at once: only as many are held as the limit allows', async () => {
  const account = await open(await app.addMember());
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => inTransaction((query) => hold(query, account, 15))),
  );
  expect(answers.filter(Boolean)).toHaveLength(8);
  await sound();
}, 60_000);

test('a failure after a transfer takes back both lines', async () => {
  const [ana, ben] = await Promise.all([open(await app.addMember()), open(await app.addMember())]);
  const failing = inTransaction(async (query) => {
    await transfer(query, { kind: 'session', from: ana, to: ben, minutes: 60, words: '', now });
    throw new Error('Killed here.');
  });
  await expect(failing).rejects.toThrow('Killed here.');
  const found = await rows<{ balance: number }>(`select balance from credit_accounts where id in (${ana}, ${ben})`);
  expect(found.map(({ balance }) => balance)).toEqual([0, 0]);
  await sound();
});

test('a mistake is moved back by another line, and both lines remain', async () => {
  const ana = await app.addMember();
  const [from, to] = [await open(ana), await open(await app.addMember())];
  const mistaken = await pay(from, to, 45);
  const back = { kind: 'correction', words: 'Booked twice', corrects: mistaken };
  expect(await pay(to, from, 45, back)).toEqual(expect.any(Number));
  expect(await credits(ana)).toMatchObject({
    balance: 0,
    latest: [
      { kind: 'correction', minutes: 45, balance: 0, words: 'Booked twice' },
      { id: mistaken, kind: 'session', minutes: -45, balance: -45 },
    ],
  });
  await sound();
});

test('a session pays once', async () => {
  const [ana, ben] = await Promise.all([open(await app.addMember()), open(await app.addMember())]);
  await pay(ana, ben, 30, { bookingId: 4711 });
  await expect(pay(ana, ben, 30, { bookingId: 4711 })).rejects.toMatchObject({
    cause: { constraint: 'credit_transfers_booking' },
  });
  await sound();
});

test('a member reads their balance, what is held, the limit, and every line with the balance after it', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const ben = await app.addMember({ name: 'Ben' });
  expect(await credits(ana)).toMatchObject({ balance: 0, held: 0, lowest: -120, available: 120, latest: [] });
  const [from, to] = [await open(ana), await open(ben)];
  await pay(from, to, 90);
  await pay(to, from, 30);
  await inTransaction((query) => hold(query, to, 45));
  expect(await credits(ben)).toMatchObject({ balance: 60, held: 45, available: 135 });
  const list = async (as: number, query: object = {}) =>
    app.call<CreditEntry[]>(as, 'listMyCreditEntries', { query: { ...query } });
  expect((await list(ben)).body.map(({ minutes, balance, other }) => [minutes, balance, other?.displayName])).toEqual([
    [-30, 60, 'Ana'],
    [90, 90, 'Ana'],
  ]);
  const page = await list(ana, { limit: 1 });
  const rest = await list(ana, { limit: 1, cursor: page.next ?? '' });
  expect([...page.body, ...rest.body].map(({ minutes, balance }) => [minutes, balance])).toEqual([
    [30, -60],
    [-90, -90],
  ]);
});

test('only what one has can be given to the pool, and what is held not', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  await pay(await open(ana), await open(ben), 60);
  await inTransaction(async (query) => hold(query, await accountOf(query, ben, now), 30));
  const give = (as: number, minutes: number) => app.status(as, 'giveTimeCredits', { body: { minutes } });
  expect(await give(ana, 15)).toBe(409);
  expect(await give(ben, 45)).toBe(409);
  const before = (await credits(ben)).pool;
  expect(await give(ben, 30)).toBe(201);
  expect(await credits(ben)).toMatchObject({ balance: 30, held: 30, pool: before + 30 });
  expect((await credits(ben)).latest[0]).toMatchObject({ kind: 'gift', minutes: -30, withPool: true, other: null });
  await sound();
});

test('an account keeps its lines without a name when its member leaves, and the sum remains zero', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember({ name: 'Ben' })];
  await pay(await open(ana), await open(ben), 60);
  await rows(`delete from users where id = ${ben}`);
  expect((await credits(ana)).latest[0]).toMatchObject({ minutes: -60, other: null, withPool: false });
  await sound();
});

test('behind a block a line has neither a name nor the words of the other', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember({ name: 'Ben' })];
  await pay(await open(ana), await open(ben), 60);
  expect((await credits(ana)).latest[0]).toMatchObject({ other: { displayName: 'Ben' }, words: 'A session' });
  await app.call(ben, 'block', { params: { id: ana } });
  expect((await credits(ana)).latest[0]).toMatchObject({ minutes: -60, other: null, words: '', withPool: false });
});

test('the pool is one account, however many ask for it at once', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => inTransaction((query) => poolOf(query, now))));
  expect(new Set(ids).size).toBe(1);
});
