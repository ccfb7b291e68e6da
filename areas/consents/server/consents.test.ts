import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join } from '#platform/server/testing/browser.ts';
import type { Consents } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

type Joined = Awaited<ReturnType<typeof join>>;
const address = '/api/privacy/consents';
const read = async ({ browser }: Joined) => (await browser.get<Consents>(address)).body;
const set = ({ browser }: Joined, purpose: string, given: boolean, version = 1) =>
  browser.put<Consents>(`${address}/${purpose}`, { given, version });
const of = (consents: Consents, purpose: string) => consents.consents.find((one) => one.purpose === purpose);

test('whoever joins has agreed to the texts and to nothing else', async () => {
  const consents = await read(await join(app));
  expect(consents.consents.map(({ given, history }) => ({ given, history }))).toEqual([
    { given: false, history: [] },
    { given: false, history: [] },
  ]);
  expect(consents.joining).toMatchObject({ terms: '2026-11-21', guidelines: '2026-11-21' });
  expect(consents.age).toMatchObject({ atLeast: 16, method: 'birth date' });
});

test('given and withdrawn one by one, with every step kept; the same again changes nothing', async () => {
  const person = await join(app);
  expect(of((await set(person, 'presence', true)).body, 'presence')?.given).toBe(true);
  await set(person, 'presence', true);
  await set(person, 'presence', false);
  const consents = await read(person);
  expect(of(consents, 'presence')).toMatchObject({
    given: false,
    history: [
      { given: false, version: 1 },
      { given: true, version: 1 },
    ],
  });
  expect(of(consents, 'suggestions')).toMatchObject({ given: false, history: [] });
  expect((await set(person, 'presence', true, 2)).status).toBe(409);
  expect((await set(person, 'everything', true)).status).toBe(404);
});

test('agreeing to other words than those of today does not count', async () => {
  const person = await join(app);
  await app.database.query(
    'other-words',
    "insert into consents (user_id, purpose, given, version, at) values ($1, 'suggestions', true, 2, now())",
    [person.id],
  );
  expect(of(await read(person), 'suggestions')?.given).toBe(false);
});

test('being suggested: only after agreeing, and no longer from the moment it is withdrawn', async () => {
  const [person, viewer] = [await join(app), await app.addMember()];
  for (const id of [person.id, viewer]) {
    await app.call(id, 'updateProfile', { params: { userId: id }, body: { interests: ['zyxkites'] } });
  }
  const suggested = async () => {
    const { body } = await app.call<{ id: number }[]>(viewer, 'listSuggestions', {});
    return body.some(({ id }) => id === person.id);
  };
  expect(await suggested()).toBe(false);
  await set(person, 'suggestions', true);
  expect(await suggested()).toBe(true);
  await set(person, 'suggestions', false);
  expect(await suggested()).toBe(false);
});

test('being seen online: only after agreeing, and no longer from the moment it is withdrawn', async () => {
  const [person, viewer] = [await join(app), await app.addMember()];
  await app.call(person.id, 'follow', { params: { id: viewer } });
  await app.call(viewer, 'follow', { params: { id: person.id } });
  const { online } = app.app.services;
  Object.assign(app.app.services, { online: async () => new Set([person.id]) });
  const seen = async () => (await app.call<{ online: boolean }[]>(viewer, 'listContacts', {})).body;
  expect(await seen()).toMatchObject([{ online: false }]);
  await set(person, 'presence', true);
  expect(await seen()).toMatchObject([{ online: true }]);
  await set(person, 'presence', false);
  expect(await seen()).toMatchObject([{ online: false }]);
  Object.assign(app.app.services, { online });
});
