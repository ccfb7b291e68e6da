import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree } from '#areas/consents/server/testing/agree.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Contact, Suggestion } from '../contract.ts';
import { reasonOf } from './reason.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const on = (id: number) => ({ params: { id } });
const suggestions = async (as: number) => (await app.call<Suggestion[]>(as, 'listSuggestions')).body;
async function member(name: string, interests: string[] = []) {
  const id = await app.addMember({ name });
  await agree(app, id);
  await app.call(id, 'updateProfile', { params: { userId: id }, body: { interests } });
  return id;
}

test('suggests who shares interests and whom friends follow, with the reason; never the followed, blocked or dismissed', async () => {
  const ana = await member('Ana', ['trains', 'painting', 'chess']);
  const twin = await member('Twin', ['painting', 'trains']);
  const friend = await member('Friend');
  const theirs = await member('Theirs');
  const followed = await member('Followed', ['chess']);
  const blocked = await member('Blocked', ['chess']);
  const waved = await member('Waved', ['chess']);
  await member('Stranger', ['golf']);
  await app.call(ana, 'follow', on(friend));
  await app.call(friend, 'follow', on(theirs));
  await app.call(ana, 'follow', on(followed));
  await app.call(blocked, 'block', on(ana));
  await app.call(ana, 'dismissSuggestion', on(waved));

  expect((await suggestions(ana)).map(({ id, reason }) => [id, reason])).toEqual([
    [twin, 'You both like painting and trains.'],
    [theirs, 'Friend, who you follow, follows them.'],
  ]);
  await app.call(ana, 'restoreSuggestion', on(waved));
  expect((await suggestions(ana)).map(({ id }) => id)).toContain(waved);
});

test('suggests five at most, and nobody to somebody about whom nothing is known', async () => {
  const eva = await member('Eva', ['knitting']);
  for (let n = 0; n < 7; n += 1) await member(`Knitter ${n}`, ['knitting']);
  expect(await suggestions(eva)).toHaveLength(5);
  expect(await suggestions(await app.addMember())).toEqual([]);
});

test('dismissing an unknown member is a 404, a guest has no suggestions', async () => {
  const ana = await app.addMember();
  expect(await app.status(ana, 'dismissSuggestion', on(99_999))).toBe(404);
  expect(await app.status(ana, 'restoreSuggestion', on(99_999))).toBe(404);
  expect(await app.status(0, 'listSuggestions')).toBe(401);
});

test('contacts are members who follow each other', async () => {
  const [ana, ben, kim] = [await member('Ana'), await member('Ben'), await member('Kim')];
  await app.call(ana, 'follow', on(ben));
  await app.call(ben, 'follow', on(ana));
  await app.call(ana, 'follow', on(kim));
  const { body } = await app.call<Contact[]>(ana, 'listContacts');
  expect(body).toEqual([expect.objectContaining({ id: ben, displayName: 'Ben', online: false })]);
  expect(await app.status(0, 'listContacts')).toBe(401);
});

test.each([
  [{ common: ['a', 'b', 'c', 'd'], via: 0, viaName: null }, 'You both like a, b and c.'],
  [{ common: [], via: 1, viaName: 'Dana' }, 'Dana, who you follow, follows them.'],
  [{ common: [], via: 2, viaName: 'Dana' }, 'Dana and 1 other you follow also follow them.'],
  [{ common: [], via: 4, viaName: 'Dana' }, 'Dana and 3 others you follow also follow them.'],
])('reason %#', (why, expected) => {
  expect(reasonOf(why)).toBe(expected);
});
