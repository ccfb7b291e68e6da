import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WritingProgress } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = dayFromToday(0);
const ask = async (as: number, operation: string, body?: object) =>
  (await app.call<WritingProgress>(as, operation, body ? { body } : {})).body;
const check = (words: number) => ({ day: today, words, grade: 7.2, findings: 3 });

test('nothing is kept until it is turned on, and nothing more after it was turned off', async () => {
  const member = await app.addMember();
  expect(await ask(member, 'addWritingCheck', check(10))).toEqual({ on: false, checks: [] });
  expect(await ask(member, 'keepWritingProgress', { on: true })).toEqual({ on: true, checks: [] });
  expect(await ask(member, 'keepWritingProgress', { on: true })).toEqual({ on: true, checks: [] });
  await ask(member, 'addWritingCheck', check(20));
  const { checks } = await ask(member, 'addWritingCheck', check(30));
  expect(checks.map(({ id: _id, ...rest }) => rest)).toEqual([check(30), check(20)]);
  expect(await ask(member, 'keepWritingProgress', { on: false })).toEqual({ on: false, checks });
  expect(await ask(member, 'addWritingCheck', check(40))).toEqual({ on: false, checks });
});

test('it is the member’s own, and goes when they delete it', async () => {
  const [member, other] = [await app.addMember(), await app.addMember()];
  for (const one of [member, other]) {
    await ask(one, 'keepWritingProgress', { on: true });
    await ask(one, 'addWritingCheck', check(10 + one));
  }
  expect(await ask(member, 'deleteWritingProgress')).toEqual({ on: true, checks: [] });
  expect(await ask(member, 'getWritingProgress')).toEqual({ on: true, checks: [] });
  expect((await ask(other, 'getWritingProgress')).checks).toMatchObject([{ words: 10 + other }]);
});

test('the last hundred are kept', async () => {
  const member = await app.addMember();
  await ask(member, 'keepWritingProgress', { on: true });
  for (let words = 1; words <= limits.checks + 2; words += 1) await ask(member, 'addWritingCheck', check(words));
  const { checks } = await ask(member, 'getWritingProgress');
  expect(checks).toHaveLength(limits.checks);
  expect([checks[0]?.words, checks.at(-1)?.words]).toEqual([limits.checks + 2, 3]);
});

test('it is another day elsewhere: yesterday and tomorrow are kept as well', async () => {
  const member = await app.addMember();
  await ask(member, 'keepWritingProgress', { on: true });
  for (const days of [-1, 1]) await ask(member, 'addWritingCheck', { ...check(5), day: dayFromToday(days) });
  const { checks } = await ask(member, 'getWritingProgress');
  expect(checks.map(({ day }) => day)).toEqual([dayFromToday(1), dayFromToday(-1)]);
});

test.each([
  ['a choice that is none', { on: 'yes' }],
  ['no choice', {}],
  ['a choice of another member', { on: true, userId: 1 }],
])('%s is refused, and nothing changes', async (_what, body) => {
  const member = await app.addMember();
  expect(await app.status(member, 'keepWritingProgress', { body })).toBe(400);
  expect(await ask(member, 'getWritingProgress')).toEqual({ on: false, checks: [] });
});

test.each([
  ['the day before yesterday', { day: dayFromToday(-2) }],
  ['the day after tomorrow', { day: dayFromToday(2) }],
  ['a day that is not there', { day: '2026-02-30' }],
  ['more words than a text can have', { words: limits.content + 1 }],
  ['fewer than no suggestions', { findings: -1 }],
  ['no words', { words: 0 }],
  ['a school year that is not there', { grade: 19 }],
  ['a text', { text: 'Mine.' }],
])('%s is refused', async (_what, change) => {
  const member = await app.addMember();
  expect(await app.status(member, 'addWritingCheck', { body: { ...check(5), ...change } })).toBe(400);
});
