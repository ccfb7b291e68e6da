import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '#areas/posts/server/testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

interface Position {
  seenUntil: string | null;
}
const time = (minutes: number) => new Date(Date.UTC(2026, 10, 17, 9, minutes)).toISOString();
const at = (minutes: number) => all.app.setNow(new Date(time(minutes)));
const mark = async (newest: string) =>
  (await all.ask<Position>(all.reader, 'markFeedSeen', { body: { newest } })).seenUntil;
const read = async () => (await all.ask<Position>(all.reader, 'readFeedPosition')).seenUntil;

test('the finish line is where the last visit ended, and stays while a visit goes on', async () => {
  at(0);
  expect(await read()).toBeNull();
  expect(await mark(time(-5))).toBeNull();
  at(20);
  expect(await mark(time(10))).toBeNull();
  expect(await mark(time(-30))).toBeNull();
  at(49);
  expect(await read()).toBeNull();
  // Thirty minutes after the last sign of reading, the next visit begins.
  at(51);
  expect(await read()).toBe(time(10));
  expect(await mark(time(50))).toBe(time(10));
  at(70);
  expect(await mark(time(60))).toBe(time(10));
  at(120);
  expect(await read()).toBe(time(60));
});

test('a clock that runs ahead counts as now', async () => {
  const member = await all.app.addMember();
  at(0);
  await all.ask(member, 'markFeedSeen', { body: { newest: '2099-01-01T00:00:00.000Z' } });
  at(60);
  expect(await all.ask(member, 'readFeedPosition')).toEqual({ seenUntil: time(0) });
});

test('newest must be a moment', async () => {
  expect(await all.refusal(all.reader, 'markFeedSeen', { body: { newest: 'Tuesday' } })).toMatchObject({ status: 400 });
  expect(await all.refusal(all.reader, 'markFeedSeen', { body: {} })).toMatchObject({ fields: ['newest'] });
});
