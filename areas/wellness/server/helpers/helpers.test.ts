import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import type { WellnessHelpers } from '../../contract/helpers.ts';
import { sealedKey } from '../keys/matrix.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-25T02:00:00.000Z') });
});
afterAll(() => app.close());

const entry = { moodRating: 4, energyLevel: 3, painLevel: 6, notes: 'Had a hard morning.' };
const allow = (of: number, userId: number) =>
  app.call<WellnessHelpers>(of, 'allowWellnessHelper', { params: { userId } });
const add = async (by: number, userId: number, body: object = entry) =>
  (await app.call<WellnessEntry>(by, 'createHelpedEntry', { params: { userId }, body })).body;
const written = async (by: number, userId: number, query = {}) =>
  (await app.call<WellnessEntry[]>(by, 'listHelpedEntries', { params: { userId }, query })).body;
const diary = async (userId: number) => (await app.call<WellnessEntry[]>(userId, 'listWellnessEntries')).body;
const two = async () => {
  const [member, helper] = [await app.addMember({ name: 'Mia' }), await app.addMember({ name: 'Hal' })];
  await allow(member, helper);
  return { member, helper, params: { userId: member } };
};
const notices = async (userId: number) =>
  app.database.query<{ kind: string; text: string }>(
    '',
    `select kind, t::text as text from notifications t where user_id = ${userId} order by id`,
  );

test('a helper’s entry is private, marked with their name, and told of without a word of it', async () => {
  const { member, helper } = await two();
  const saved = await add(helper, member, { ...entry });
  expect(saved).toMatchObject({ ...entry, isPrivate: true, shareWithHealthcare: false });
  expect(await diary(member)).toMatchObject([
    { ...entry, id: saved.id, isByHelper: true, writtenBy: { id: helper, displayName: 'Hal' } },
  ]);
  await app.settle();
  const told = await notices(member);
  expect(told.map(({ kind }) => kind)).toEqual(['diaryHelped']);
  expect(told.map(({ text }) => text).join('')).not.toContain('hard morning');
  expect((await notices(helper)).map(({ kind }) => kind)).toEqual(['diaryHelperAllowed']);
});

test('a helper reads what they wrote today, and nothing that the member or another wrote or changed', async () => {
  const { member, helper } = await two();
  const another = await app.addMember({ name: 'Ida' });
  await allow(member, another);
  await app.call(member, 'createWellnessEntry', { body: { ...entry, uid: 'members-own-entry-1' } });
  const [mine, theirs] = [await add(helper, member), await add(another, member)];
  expect((await written(helper, member)).map(({ id }) => id)).toEqual([mine.id]);
  expect((await written(another, member)).map(({ id }) => id)).toEqual([theirs.id]);
  // Nor by naming what is there.
  const guess = { ...entry, uid: 'members-own-entry-1' };
  expect(await app.status(helper, 'createHelpedEntry', { params: { userId: member }, body: guess })).toBe(409);
  for (const operation of ['editWellnessEntry', 'deleteWellnessEntry']) {
    const body = operation === 'editWellnessEntry' ? { body: { ...entry, version: 1 } } : {};
    const input = { params: { id: mine.id }, ...body };
    expect(await app.status(helper, operation, input)).toBe(404);
  }
  await app.call(member, 'editWellnessEntry', {
    params: { id: mine.id },
    body: { ...entry, notes: 'Mine', version: 1 },
  });
  expect(await written(helper, member)).toEqual([]);
  // The day ends where they are.
  const late = await add(helper, member);
  app.setNow(new Date('2026-11-25T13:30:00.000Z'));
  expect(await written(helper, member, { zone: 'Australia/Sydney' })).toEqual([]);
  expect((await written(helper, member, { zone: 'Australia/Perth' })).map(({ id }) => id)).toEqual([late.id]);
  expect(await app.status(helper, 'listHelpedEntries', { params: { userId: member }, query: { zone: 'Mars' } })).toBe(
    400,
  );
  app.setNow(new Date('2026-11-25T02:00:00.000Z'));
});

test('sent twice, a helper’s entry is one', async () => {
  const { member, helper } = await two();
  const body = { ...entry, uid: 'helpers-own-entry-1' };
  expect((await add(helper, member, body)).id).toBe((await add(helper, member, body)).id);
  expect(await diary(member)).toHaveLength(1);
});

test('it ends at once, from either side, and what was written stays', async () => {
  const { member, helper, params } = await two();
  await add(helper, member);
  await app.call(member, 'endWellnessHelper', { params: { userId: helper } });
  for (const operation of ['listHelpedEntries', 'createHelpedEntry'])
    expect(
      await app.status(helper, operation, { params, ...(operation === 'createHelpedEntry' && { body: entry }) }),
    ).toBe(404);
  expect(await diary(member)).toHaveLength(1);
  await allow(member, helper);
  await app.call(helper, 'stopHelpingWithDiary', { params });
  expect(await app.status(helper, 'createHelpedEntry', { params, body: entry })).toBe(404);
  const lists = async (userId: number) => (await app.call<WellnessHelpers>(userId, 'listWellnessHelpers')).body;
  expect(await lists(member)).toEqual({ helpers: [], helpsFor: [] });
  expect(await lists(helper)).toEqual({ helpers: [], helpsFor: [] });
});

test.each(['member', 'helper'] as const)('a block by the %s ends it, also after the block has gone', async (by) => {
  const { member, helper, params } = await two();
  await add(helper, member);
  const [one, other] = by === 'member' ? [member, helper] : [helper, member];
  await app.call(one, 'block', { params: { id: other } });
  expect(await app.status(helper, 'createHelpedEntry', { params, body: entry })).toBe(404);
  expect(await diary(member)).toMatchObject([{ isByHelper: true, writtenBy: null }]);
  await app.settle();
  await app.call(one, 'unblock', { params: { id: other } });
  expect(await app.status(helper, 'createHelpedEntry', { params, body: entry })).toBe(404);
});

test('a sealed diary takes no helper, and its owner’s helpers cannot write while it is', async () => {
  const { member, helper, params } = await two();
  await app.call(member, 'startWellnessKeyMove', { body: sealedKey });
  expect(await app.status(helper, 'createHelpedEntry', { params, body: entry })).toBe(409);
  expect((await app.call<WellnessHelpers>(helper, 'listWellnessHelpers')).body.helpsFor).toMatchObject([
    { person: { id: member }, canWrite: false },
  ]);
  const another = await app.addMember();
  expect(await app.status(member, 'allowWellnessHelper', { params: { userId: another } })).toBe(409);
});

test('ten helpers at most; no one helps themselves; someone who isn’t there looks like one who is blocked', async () => {
  const member = await app.addMember();
  for (let n = 0; n < 10; n += 1) await allow(member, await app.addMember());
  expect(await app.status(member, 'allowWellnessHelper', { params: { userId: await app.addMember() } })).toBe(409);
  for (const userId of [member, 2_000_000])
    expect(await app.status(member, 'allowWellnessHelper', { params: { userId } })).toBe(404);
  expect((await app.call<WellnessHelpers>(member, 'listWellnessHelpers')).body.helpers).toHaveLength(10);
});
