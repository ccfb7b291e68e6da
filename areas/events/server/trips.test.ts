import { afterAll, beforeAll, expect, test } from 'vitest';
import { holds } from '#platform/server/testing/stored.ts';
import type { EventTrips } from '../contract.ts';
import { content, type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const on = (id: number) => ({ params: { id } });
const to = (id: number, userId: number) => ({ params: { id, userId } });
const trips = async (id: number, as: number) => (await hall.app.call<EventTrips>(as, 'getEventTrips', on(id))).body;
const look = (id: number, as: number, area: string, more: object = {}) =>
  hall.app.status(as, 'saveTrip', { ...on(id), body: { area, way: 'both', isAdult: true, ...more } });
const ask = (id: number, as: number, userId: number) => hall.app.status(as, 'askTripBuddy', to(id, userId));
const answer = (id: number, as: number, userId: number, accept: boolean) =>
  hall.app.status(as, 'answerTripBuddy', { ...to(id, userId), body: { accept } });

/** An event with Ben and Kim, who both look for someone. */
async function twoLook() {
  const { add, join, ben, kim } = hall;
  const { id } = await add();
  for (const as of [ben, kim]) await join(id, as);
  expect(await look(id, ben, 'New Norfolk', { note: 'I use a power chair' })).toBe(204);
  expect(await look(id, kim, 'Glenorchy station', { way: 'there' })).toBe(204);
  return id;
}

/** The same, and both have said yes. */
async function twoAgree() {
  const id = await twoLook();
  expect(await ask(id, hall.ben, hall.kim)).toBe(204);
  expect(await answer(id, hall.kim, hall.ben, true)).toBe(204);
  return id;
}

test('only attendees who look for someone themselves see who else does; the organiser doesn’t', async () => {
  const { app, add, join, ana, ben, kim } = hall;
  const { id } = await add();
  expect(await app.status(ben, 'getEventTrips', on(id))).toBe(403);
  for (const as of [ben, kim]) await join(id, as);
  await look(id, ben, 'New Norfolk', { note: 'I use a power chair' });
  expect(await trips(id, kim)).toEqual({ mine: null, looking: 1, buddy: null, asksMe: [], others: [] });
  await look(id, kim, 'Glenorchy station', { way: 'there' });
  expect((await trips(id, kim)).others).toMatchObject([
    {
      person: { id: ben },
      trip: { area: 'New Norfolk', way: 'both', note: 'I use a power chair' },
      askedByMe: false,
    },
  ]);
  expect(await app.status(ana, 'getEventTrips', on(id))).toBe(403);
  expect(await look(id, ben, 'New Norfolk', { isAdult: false })).toBe(400);
  const stored = await app.database.query<{ row: string }>('', 'select t::text as row from event_trips t');
  for (const { row } of stored) for (const word of ['New Norfolk', 'power chair']) expect(holds(row, word)).toBe(false);
});

test('two who both say yes are buddies: they leave the list, and write down where they meet', async () => {
  const { app, join, told, ben, kim } = hall;
  const id = await twoLook();
  const lee = await app.addMember({ name: 'Lee' });
  await join(id, lee);
  await look(id, lee, 'Hobart');
  expect(await ask(id, ben, kim)).toBe(204);
  expect(await ask(id, lee, kim)).toBe(204);
  expect((await told(kim))[0]).toBe('eventTripAsked');
  expect((await trips(id, ben)).others.find(({ person }) => person.id === kim)?.askedByMe).toBe(true);
  expect((await trips(id, kim)).asksMe.map(({ person }) => person.id)).toEqual([ben, lee]);
  expect(await ask(id, kim, ben)).toBe(409);
  expect(await answer(id, kim, ben, true)).toBe(204);
  expect((await told(ben))[0]).toBe('eventTripAgreed');
  const buddy = { person: { id: ben }, meetingPoint: '' };
  expect(await trips(id, kim)).toMatchObject({ buddy, asksMe: [], others: [] });
  expect(await trips(id, lee)).toMatchObject({ looking: 0, others: [] });
  expect(await ask(id, lee, ben)).toBe(409);
  const body = { meetingPoint: 'Moonah bus stop 12, at 5:20', version: 1 };
  expect(await app.status(kim, 'saveMeetingPoint', { ...on(id), body })).toBe(204);
  // What the other has not seen they don’t write over.
  const unseen = { meetingPoint: 'The tram', version: 1 };
  expect(await app.status(ben, 'saveMeetingPoint', { ...on(id), body: unseen })).toBe(409);
  expect((await trips(id, ben)).buddy).toMatchObject({ ...body, version: 2 });
  expect((await told(ben))[0]).toBe('eventTripPlace');
  expect(await app.status(lee, 'saveMeetingPoint', { ...on(id), body })).toBe(409);
});

test('buddies tell each other that they are on their way, have met and are home, until a day after', async () => {
  const { app, told, ben, kim } = hall;
  const id = await twoAgree();
  const say = (as: number, step: string | null) => app.status(as, 'checkInTrip', { ...on(id), body: { step } });
  expect((await trips(id, kim)).buddy).toMatchObject({ myCheckIn: null, theirCheckIn: null });
  expect(await say(ben, 'on_way')).toBe(204);
  expect((await told(kim))[0]).toBe('eventTripStep');
  const at = testNow.toISOString();
  expect((await trips(id, kim)).buddy?.theirCheckIn).toEqual({ step: 'on_way', at });
  expect((await trips(id, ben)).buddy).toMatchObject({ myCheckIn: { step: 'on_way', at }, theirCheckIn: null });
  expect(await say(ben, null)).toBe(204);
  expect((await trips(id, kim)).buddy?.theirCheckIn).toBeNull();
  app.setNow(new Date('2026-09-29T09:00:00.000Z'));
  expect(await say(kim, 'home')).toBe(204);
  expect((await trips(id, ben)).buddy?.theirCheckIn?.step).toBe('home');
  app.setNow(new Date('2026-09-29T09:30:00.000Z'));
  expect(await say(kim, 'home')).toBe(409);
  app.setNow(testNow);
});

test('a no is not told, and looks like a question that waits', async () => {
  const { told, ben, kim } = hall;
  const id = await twoLook();
  await ask(id, ben, kim);
  const before = (await told(ben)).length;
  expect(await answer(id, kim, ben, false)).toBe(204);
  expect((await told(ben)).length).toBe(before);
  expect((await trips(id, ben)).others).toMatchObject([{ person: { id: kim }, askedByMe: true }]);
  expect((await trips(id, kim)).asksMe).toEqual([]);
  expect(await ask(id, ben, kim)).toBe(204);
  expect((await trips(id, kim)).asksMe).toEqual([]);
});

test('whoever is left behind is told, however the other goes', async () => {
  const { app, told, ben, kim } = hall;
  for (const end of ['leaveTripBuddy', 'dropTrip', 'cancelRegistration']) {
    const id = await twoAgree();
    const before = (await told(kim)).filter((kind) => kind === 'eventTripEnded').length;
    await app.call(ben, end, on(id));
    expect((await told(kim)).filter((kind) => kind === 'eventTripEnded').length, end).toBe(before + 1);
    expect((await trips(id, kim)).buddy, end).toBeNull();
  }
});

test('an event that goes online has no trips any more, not even once it is in person again', async () => {
  const { app, told, ana, ben, kim } = hall;
  const id = await twoAgree();
  const edit = (more: object) => app.status(ana, 'editEvent', { ...on(id), body: { ...content, ...more } });
  const link = { isVirtual: true, virtualLink: 'https://meet.example.org/walk' };
  expect(await edit({ ...link, version: 1 })).toBe(200);
  expect((await told(kim))[0]).toBe('eventChanged');
  const rows = (table: string) => app.database.query('', `select 1 from ${table} where event_id = $1`, [id]);
  expect(await rows('event_trips')).toEqual([]);
  expect(await rows('event_trip_asks')).toEqual([]);
  expect(await edit({ version: 2 })).toBe(200);
  expect(await trips(id, ben)).toMatchObject({ mine: null, looking: 0, buddy: null });
});

test('a block ends it and shows neither to the other', async () => {
  const { app, add, join, told } = hall;
  const [lee, max] = [await app.addMember({ name: 'Lee' }), await app.addMember({ name: 'Max' })];
  const { id } = await add();
  for (const as of [lee, max]) {
    await join(id, as);
    await look(id, as, 'Hobart');
  }
  await ask(id, lee, max);
  await answer(id, max, lee, true);
  await app.call(lee, 'block', on(max));
  expect(await told(max)).toContain('eventTripEnded');
  expect(await told(lee)).not.toContain('eventTripEnded');
  for (const as of [lee, max]) expect(await trips(id, as)).toMatchObject({ looking: 0, buddy: null, others: [] });
  expect(await ask(id, max, lee)).toBe(409);
});

test('whoever closes their account isn’t waited for: the other is told, and can look for someone else', async () => {
  const { app, add, join, told, kim } = hall;
  const [gone, lee] = [await app.addMember({ name: 'Gone' }), await app.addMember({ name: 'Lee' })];
  const { id } = await add();
  for (const as of [gone, kim, lee]) {
    await join(id, as);
    await look(id, as, 'Hobart');
  }
  await ask(id, gone, kim);
  await answer(id, kim, gone, true);
  await app.database.query(
    '',
    `insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now(), now() + interval '14 days')`,
    [gone],
  );
  const ended = async () => (await told(kim)).filter((kind) => kind === 'eventTripEnded').length;
  const before = await ended();
  await app.app.jobs.runNow('events.end-trips');
  expect(await ended()).toBe(before + 1);
  expect(await trips(id, kim)).toMatchObject({ looking: 1, buddy: null, others: [{ person: { id: lee } }] });
  expect(await ask(id, kim, lee)).toBe(204);
});

test('trips end by themselves a day after the event, and there is none to an event online', async () => {
  const { app, add, join, ben } = hall;
  const id = await twoAgree();
  const rows = async () =>
    (
      await app.database.query(
        '',
        'select 1 from event_trips where event_id = $1 union all select 1 from event_trip_asks where event_id = $1',
        [id],
      )
    ).length;
  const run = async (now: string) => {
    app.setNow(new Date(now));
    await app.app.jobs.runNow('events.end-trips');
  };
  await run('2026-09-29T09:29:00.000Z');
  expect(await rows()).toBe(3);
  await run('2026-09-29T09:30:00.000Z');
  expect(await rows()).toBe(0);
  app.setNow(testNow);
  const online = await add({ isVirtual: true, virtualLink: 'https://meet.example.org/x' });
  await join(online.id, ben);
  expect(await look(online.id, ben, 'Home')).toBe(403);
});
