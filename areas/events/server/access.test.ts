import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedPassport, Passport, PassportShare } from '#areas/passport/contract.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { EventPerson } from '../contract.ts';
import { type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const on = (id: number) => ({ params: { id } });
const passport = async (as: number) => (await hall.app.call<Passport>(as, 'getPassport')).body;
const need = async (as: number, body: object) => {
  const { items } = (await hall.app.call<Passport>(as, 'addPassportItem', { body })).body;
  return items.at(-1)?.id ?? 0;
};
const people = async (id: number) => (await hall.app.call<EventPerson[]>(hall.ana, 'listEventPeople', on(id))).body;
const open = async (as: number, shareId: number) =>
  (await hall.app.call<OpenedPassport>(as, 'openPassportShare', on(shareId))).body;

test('the organiser sees the ticked items alone, as they are now, and the member sees when; revoked is gone at once', async () => {
  const { app, add, ana, ben, kim } = hall;
  const { id } = await add({ title: 'A group on pain' });
  const chair = await need(ben, { text: 'I use a power chair, 68 cm wide' });
  await need(ben, { feature: 'quiet_room' });
  const words = 'A place near the door';
  await app.call(ben, 'askEventAccess', { ...on(id), body: { words, itemIds: [chair] } });
  expect((await hall.told(ana))[0]).toBe('eventAccessAsked');
  const [asked] = await people(id);
  expect(asked).toMatchObject({ id: ben, standing: null, accessRequest: { words, state: 'open' } });
  const shareId = asked?.shareId ?? 0;
  const shares = async () => (await app.call<PassportShare[]>(ben, 'listPassportShares')).body;
  expect(await shares()).toMatchObject([{ title: 'A group on pain', itemIds: [chair], lastOpenedAt: null }]);
  expect(await app.status(kim, 'openPassportShare', on(shareId))).toBe(404);
  expect(await app.status(ben, 'openPassportShare', on(shareId))).toBe(404);
  expect((await open(ana, shareId)).items).toEqual([
    { id: chair, feature: null, text: 'I use a power chair, 68 cm wide' },
  ]);
  expect(await shares()).toMatchObject([{ recipient: { id: ana }, lastOpenedAt: testNow.toISOString() }]);
  const { version } = await passport(ben);
  await app.call(ben, 'editPassportItem', { ...on(chair), body: { text: 'My chair is 70 cm wide', version } });
  expect((await open(ana, shareId)).items.map(({ text }) => text)).toEqual(['My chair is 70 cm wide']);
  await app.call(ben, 'revokePassportShare', on(shareId));
  expect(await app.status(ana, 'openPassportShare', on(shareId))).toBe(404);
  expect((await people(id))[0]?.shareId).toBeNull();
  const stored = await app.database.query<{ row: string }>(
    '',
    `select a::text as row from event_access_requests a union all select i::text from passport_items i
       union all select s::text from passport_shares s`,
  );
  expect(stored.length).toBeGreaterThan(2);
  const told = ['near the door', 'power chair', 'My chair', 'quiet_room', 'on pain'];
  for (const { row } of stored) expect(told.filter((word) => holds(row, word))).toEqual([]);
});

test('items of somebody else cannot be shared, and a block ends what is shared', async () => {
  const { app, add, ana } = hall;
  const { id } = await add();
  const [lee, max] = [await app.addMember(), await app.addMember()];
  const own = await need(lee, { feature: 'lift' });
  const others = await need(max, { feature: 'lift' });
  expect(await app.status(lee, 'registerForEvent', { ...on(id), body: { itemIds: [own, others] } })).toBe(400);
  await app.call(lee, 'registerForEvent', { ...on(id), body: { itemIds: [own] } });
  const shareId = (await people(id))[0]?.shareId ?? 0;
  await app.call(lee, 'block', on(ana));
  expect(await app.status(ana, 'openPassportShare', on(shareId))).toBe(404);
  await app.settle();
  expect((await app.database.query('', 'select 1 from passport_shares where user_id = $1', [lee])).length).toBe(0);
  expect(await hall.get(id)).toMatchObject({ attendeeCount: 0 });
});

test('an unanswered request is late five days before: both sides are told once, and an answer ends it', async () => {
  const app = await openHall();
  const { add, get, told, ana, ben } = app;
  const { id } = await add();
  await app.app.call(ben, 'askEventAccess', { ...on(id), body: { words: 'Auslan, please' } });
  await told(ana);
  const run = async (now: string) => {
    app.app.setNow(new Date(now));
    await app.app.app.jobs.runNow('events.warn-of-access');
  };
  await run('2026-09-22T08:00:00.000Z');
  expect((await get(id, ben)).myAccessRequest).toMatchObject({ state: 'open', isLate: false });
  await run('2026-09-23T08:05:00.000Z');
  await run('2026-09-23T09:05:00.000Z');
  expect((await get(id, ben)).myAccessRequest).toMatchObject({ words: 'Auslan, please', isLate: true });
  expect(await told(ben)).toEqual(['eventAccessLate']);
  expect(await told(ana)).toEqual(['eventAccessWaiting', 'eventAccessAsked']);
  const body = { state: 'confirmed', answer: 'Booked for the whole evening.' };
  await app.app.call(ana, 'answerEventAccess', { params: { id, userId: ben }, body });
  expect((await get(id, ben)).myAccessRequest).toMatchObject({ ...body, isLate: false });
  expect((await told(ben))[0]).toBe('eventAccessAnswered');
  await app.app.call(ben, 'withdrawEventAccess', on(id));
  expect((await get(id, ben)).myAccessRequest).toBeNull();
  await app.app.close();
});

test('after the day for access requests none is taken, and an empty one never', async () => {
  const { app, add, ben } = hall;
  const { id } = await add({ accessDeadlineAt: '2026-09-20T12:00' });
  expect(await app.status(ben, 'askEventAccess', { ...on(id), body: {} })).toBe(400);
  app.setNow(new Date('2026-09-20T03:00:00.000Z'));
  expect(await app.status(ben, 'askEventAccess', { ...on(id), body: { words: 'A lamp' } })).toBe(409);
  app.setNow(testNow);
});

test('those who were there confirm promises; the organiser’s record counts events, and a tie is no yes', async () => {
  const app = await openHall();
  const { add, join, get, told, ana, ben, kim } = app;
  const access = [
    { feature: 'ASL', answer: 'yes' },
    { feature: 'lift', answer: 'no' },
  ];
  const [one, two] = [await add({ access }), await add({ access })];
  for (const { id } of [one, two]) for (const as of [ben, kim]) await join(id, as);
  const confirm = (id: number, as: number, kept: boolean) =>
    app.app.status(as, 'confirmPromises', {
      ...on(id),
      body: {
        confirmations: [
          { feature: 'ASL', kept },
          { feature: 'lift', kept: true },
        ],
      },
    });
  expect(await confirm(one.id, ben, true)).toBe(409);
  app.app.setNow(new Date('2026-09-28T10:00:00.000Z'));
  await app.app.app.jobs.runNow('events.ask-for-promises');
  await app.app.app.jobs.runNow('events.ask-for-promises');
  expect(await told(ben)).toEqual(['eventPromises', 'eventPromises']);
  expect((await get(one.id, ben)).canConfirm).toBe(true);
  expect(await confirm(one.id, ana, true)).toBe(409);
  for (const as of [ben, kim]) expect(await confirm(one.id, as, true)).toBe(204);
  await confirm(two.id, ben, true);
  expect((await get(two.id)).record).toEqual([{ feature: 'ASL', kept: 2, of: 2 }]);
  await confirm(two.id, kim, false);
  expect((await get(two.id)).record).toEqual([{ feature: 'ASL', kept: 1, of: 2 }]);
  expect((await get(two.id, kim)).myConfirmations).toEqual([{ feature: 'ASL', kept: false }]);
  await app.app.close();
});
