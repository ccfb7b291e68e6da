import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { limits, type Passport } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const add = async (as: number, body: object) => (await app.call<Passport>(as, 'addPassportItem', { body })).body;
const get = async (as: number) => (await app.call<Passport>(as, 'getPassport')).body;
const said = ({ items }: Passport) => items.map(({ feature, text }) => feature ?? text);

test('needs are added once, changed, put in order and deleted; each change raises the version', async () => {
  const me = await app.addMember();
  expect(await get(me)).toEqual({ items: [], version: 0 });
  await add(me, { feature: 'lift' });
  await add(me, { text: '  Speak slowly ' });
  const two = await add(me, { feature: 'lift' });
  expect(said(two)).toEqual(['lift', 'Speak slowly']);
  const [lift, words] = two.items.map(({ id }) => id) as [number, number];
  const order = (ids: number[], version: number) => app.status(me, 'orderPassport', { body: { ids, version } });
  expect(await order([words, lift], two.version)).toBe(200);
  expect(await order([lift, words], two.version)).toBe(409);
  expect(await order([words], two.version + 1)).toBe(409);
  expect(said(await get(me))).toEqual(['Speak slowly', 'lift']);
  const edit = (id: number, version: number) =>
    app.status(me, 'editPassportItem', { params: { id }, body: { text: 'Wait for me', version } });
  expect(await edit(words, two.version)).toBe(409);
  expect(await edit(lift, two.version + 1)).toBe(404);
  expect(await edit(words, two.version + 1)).toBe(200);
  await app.call(me, 'removePassportItem', { params: { id: lift } });
  expect(said(await get(me))).toEqual(['Wait for me']);
  expect(await app.status(me, 'addPassportItem', { body: {} })).toBe(400);
  expect(await app.status(me, 'addPassportItem', { body: { feature: 'lift', text: 'both' } })).toBe(400);
});

test('a passport is full at its limit, also when many are added at once', async () => {
  const me = await app.addMember();
  const tries = Array.from({ length: limits.items + 5 }, (_, n) =>
    app.status(me, 'addPassportItem', { body: { text: `Need ${n}` } }),
  );
  expect((await Promise.all(tries)).filter((status) => status === 409)).toHaveLength(5);
  expect((await get(me)).items).toHaveLength(limits.items);
});
