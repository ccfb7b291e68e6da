import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ProviderFigures } from '../../contract.ts';
import { publish } from '../testing/published.ts';
import { countBooking } from './count.ts';

let app: TestApp;
let admin: number;
const noon = (day: string) => new Date(`${day}T03:00:00.000Z`);
/** A Thursday. */
const today = '2026-11-26';
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: noon(today) });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
});
afterAll(() => app.close());

const figures = async (as: number, id: number) =>
  (await app.call<ProviderFigures>(as, 'getProviderFigures', { params: { id } })).body;
const thisWeek = async (as: number, id: number) => (await figures(as, id)).weeks.at(-1);
const rows = async (id: number) =>
  app.database.query<Record<string, unknown>>(
    '',
    `select to_char(day, 'YYYY-MM-DD') as day, views from provider_days where provider_id = $1::int order by day`,
    [id],
  );
const people = async (count: number) => {
  const all: number[] = [];
  for (let n = 0; n < count; n += 1) all.push(await app.addMember({ name: `Someone ${n}` }));
  return all;
};

test('someone who opens a listing counts once a day, its team never, and fewer than five are not told', async () => {
  const owner = await app.addMember({ name: 'Counts' });
  const { id } = await publish(app, owner, admin);
  const view = (as: number) => app.call(as, 'viewProvider', { params: { id } });
  const [first = 0, ...others] = await people(5);
  await view(owner);
  for (const one of [first, first, ...others.slice(1)]) await view(one);
  expect(await rows(id)).toEqual([{ day: today, views: 4 }]);
  expect((await thisWeek(owner, id))?.views).toBe(null);
  await view(others[0] ?? 0);
  expect(await thisWeek(owner, id)).toEqual({
    from: '2026-11-23',
    views: 5,
    saves: null,
    questions: null,
    requests: null,
    accepted: null,
    declined: null,
    completed: null,
    replyMinutes: null,
  });
  app.setNow(noon('2026-11-27'));
  await view(first);
  // Of who it was there is no row anywhere: a day and a number are all that is kept.
  expect(await rows(id)).toEqual([
    { day: today, views: 5 },
    { day: '2026-11-27', views: 1 },
  ]);
  expect((await thisWeek(owner, id))?.views).toBe(6);
  // In Melbourne Monday begins at 13:00 UTC on Sunday.
  app.setNow(new Date('2026-11-29T12:59:00.000Z'));
  expect((await thisWeek(owner, id))?.from).toBe('2026-11-23');
  app.setNow(new Date('2026-11-29T13:00:00.000Z'));
  const { weeks } = await figures(owner, id);
  expect([weeks.length, weeks[0]?.from, weeks.at(-2)?.views, weeks.at(-1)?.views]).toEqual([12, '2026-09-14', 6, null]);
  app.setNow(noon('2027-03-15'));
  await app.app.jobs.runNow('providers.forget-days');
  expect(await rows(id)).toEqual([]);
  app.setNow(noon(today));
});

test('saves, conversations and bookings are told from five on, and only to those who run the listing', async () => {
  const owner = await app.addMember({ name: 'Busy' });
  const { id } = await publish(app, owner, admin);
  const some = await people(5);
  for (const one of some.slice(1)) {
    await app.call(one, 'saveProvider', { params: { id } });
    await app.call(one, 'askProvider', { params: { id }, body: { content: 'Do you have room?' } });
  }
  expect(await thisWeek(owner, id)).toMatchObject({ saves: null, questions: null });
  const [last = 0] = some;
  await app.call(last, 'saveProvider', { params: { id } });
  await app.call(last, 'saveProvider', { params: { id } });
  await app.call(last, 'askProvider', { params: { id }, body: { content: 'Do you have room?' } });
  expect(await thisWeek(owner, id)).toMatchObject({ saves: 5, questions: 5, replyMinutes: null });

  const book = (change: string, times: number) =>
    app.app.services.transaction(async (db) => {
      for (let n = 0; n < times; n += 1) {
        await countBooking(queryIn(db), { providerId: id, change, now: noon(today) });
      }
    });
  await book('requested', 12);
  await book('accepted', 7);
  await book('declined', 4);
  await book('late', 9);
  expect(await thisWeek(owner, id)).toMatchObject({ requests: 12, accepted: 7, declined: null, completed: null });

  const stranger = await app.addMember({ name: 'Stranger' });
  expect(await app.status(stranger, 'getProviderFigures', { params: { id } })).toBe(403);
  expect(await app.status(0, 'getProviderFigures', { params: { id } })).toBe(401);
});

test('the middle of the first answers of a week is told once five were given', async () => {
  const owner = await app.addMember({ name: 'Answers' });
  const { id } = await publish(app, owner, admin);
  const answer = (ref: number, minutes: number) =>
    app.database.query(
      '',
      `insert into provider_replies (provider_id, kind, ref, asked_at, answered_at)
       values ($1::int, 'booking', $2::int, $3::timestamptz, $3::timestamptz + make_interval(mins => $4::int))`,
      [id, 900_000 + ref, '2026-11-24T01:00:00.000Z', minutes],
    );
  for (const [at, minutes] of [10, 20, 600, 40].entries()) await answer(at, minutes);
  expect((await thisWeek(owner, id))?.replyMinutes).toBe(null);
  await answer(4, 30);
  expect((await thisWeek(owner, id))?.replyMinutes).toBe(30);
});
