import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#platform/server/problem.ts';
import { type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const on = (id: number) => ({ params: { id } });

test('Register raises the attendance by one, pressing twice changes nothing, and it can be taken back', async () => {
  const { app, add, join, get, ben } = hall;
  const { id } = await add();
  expect(await join(id, ben)).toMatchObject({ attendeeCount: 1, myStanding: 'going' });
  expect(await join(id, ben)).toMatchObject({ attendeeCount: 1, myStanding: 'going' });
  expect(await get(id)).toMatchObject({ attendeeCount: 1, myStanding: null });
  const { body } = await app.call<object>(ben, 'cancelRegistration', on(id));
  expect(body).toMatchObject({ attendeeCount: 0, myStanding: null });
});

test('a seat that becomes free goes to the next who waits, who is told; more seats go to as many', async () => {
  const { app, add, join, get, told, ana, ben, kim } = hall;
  const event = await add({ maxAttendees: 1 });
  const { id } = event;
  const [lee, max] = [await app.addMember(), await app.addMember()];
  await join(id, ben);
  expect(await join(id, kim)).toMatchObject({ myStanding: 'waiting', waitlistPosition: 1 });
  expect(await join(id, lee)).toMatchObject({ myStanding: 'waiting', waitlistPosition: 2 });
  expect(await join(id, max)).toMatchObject({ myStanding: 'waiting', waitlistPosition: 3 });
  await app.call(ben, 'cancelRegistration', on(id));
  expect(await get(id, kim)).toMatchObject({ myStanding: 'going', attendeeCount: 1, waitingCount: 2 });
  expect(await get(id, lee)).toMatchObject({ myStanding: 'waiting', waitlistPosition: 1 });
  expect(await told(kim)).toEqual(['eventPlaceFree']);
  expect(await told(lee)).toEqual([]);
  const { title, description, eventType, startTime, endTime, zone, location } = event;
  const body = { title, description, eventType, startTime, endTime, zone, isVirtual: false, location };
  await app.call(ana, 'editEvent', { ...on(id), body: { ...body, maxAttendees: 3, version: 1 } });
  expect(await get(id, max)).toMatchObject({ myStanding: 'going', attendeeCount: 3, waitingCount: 0 });
  const fewer = { ...on(id), body: { ...body, maxAttendees: 2, version: 2 } };
  expect(await fields(() => app.call(ana, 'editEvent', fewer))).toEqual(['maxAttendees']);
});

async function fields(run: () => Promise<unknown>): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.problem.errors ?? []).map(({ field }) => field);
  }
}

test('a full event without a waitlist refuses; so do one that is closed, cancelled or over, and one’s own', async () => {
  const { app, add, join, ana, ben, kim } = hall;
  const full = await add({ maxAttendees: 1, hasWaitlist: false });
  await join(full.id, ben);
  expect(await app.status(kim, 'registerForEvent', on(full.id))).toBe(409);
  const closed = await add({ registrationClosesAt: '2026-09-16T10:00' });
  expect(await app.status(ana, 'registerForEvent', on(closed.id))).toBe(409);
  app.setNow(new Date('2026-09-17T00:00:00.000Z'));
  expect(await app.status(ben, 'registerForEvent', on(closed.id))).toBe(409);
  app.setNow(testNow);
  const off = await add();
  await app.call(ana, 'cancelEvent', { ...on(off.id), body: { reason: 'Rain', version: 1 } });
  expect(await app.status(ben, 'registerForEvent', on(off.id))).toBe(409);
});

test('Request to Join is pending until the organiser accepts; a decline has its reason and is final', async () => {
  const { app, add, join, get, told, ana, ben, kim } = hall;
  const { id } = await add({ requiresApproval: true });
  const [before, beforeBen] = [(await told(ana)).length, (await told(ben)).length];
  expect(await join(id, ben)).toMatchObject({ myStanding: 'requested', attendeeCount: 0 });
  await join(id, kim);
  expect((await told(ana)).length).toBeGreaterThan(before);
  const answer = (userId: number, body: object) =>
    app.call(ana, 'answerEventRequest', { params: { id, userId }, body });
  await answer(ben, { accept: true });
  await answer(kim, { accept: false, reason: 'The bus has no more room.' });
  expect(await get(id, ben)).toMatchObject({ myStanding: 'going', attendeeCount: 1 });
  expect(await get(id, kim)).toMatchObject({ myStanding: 'declined' });
  expect(await told(ben)).toHaveLength(beforeBen + 1);
  expect((await told(kim))[0]).toBe('eventDeclined');
  expect(await app.status(kim, 'registerForEvent', on(id))).toBe(409);
  expect(await app.status(kim, 'cancelRegistration', on(id))).toBe(200);
  expect(await get(id, kim)).toMatchObject({ myStanding: 'declined' });
});

test('the online link is for those who are registered and the organiser', async () => {
  const { add, join, get, list, ana, ben, kim } = hall;
  const virtualLink = 'https://meet.example.org/lake';
  const { id } = await add({ isVirtual: true, virtualLink, requiresApproval: true });
  await join(id, ben);
  const links = async () => [
    (await get(id, ana)).virtualLink,
    (await get(id, ben)).virtualLink,
    (await get(id, kim)).virtualLink,
    (await get(id)).virtualLink,
    (await list({ place: 'online' })).find((one) => one.id === id)?.virtualLink,
  ];
  expect(await links()).toEqual([virtualLink, null, null, null, null]);
  await hall.app.call(ana, 'answerEventRequest', { params: { id, userId: ben }, body: { accept: true } });
  expect(await links()).toEqual([virtualLink, virtualLink, null, null, null]);
});

test('the link to live captions is for the same people, at an event in a room too', async () => {
  const { add, join, get, ana, ben, kim } = hall;
  const captionsLink = 'https://captions.example.org/lake';
  const { id } = await add({ captionsLink });
  await join(id, ben);
  const seen = [await get(id, ana), await get(id, ben), await get(id, kim), await get(id)];
  expect(seen.map((one) => one.captionsLink)).toEqual([captionsLink, captionsLink, null, null]);
});

test('names are shown by choice only; the organiser sees all and checks in; messages reach those who come', async () => {
  const { app, add, join, get, told, ana, ben, kim } = hall;
  const { id } = await add();
  await join(id, ben, { listed: true });
  await join(id, kim);
  const names = async () => {
    const { body } = await app.call<{ displayName: string }[]>(kim, 'listEventAttendees', on(id));
    return body.map(({ displayName }) => displayName);
  };
  expect(await names()).toEqual(['Ben']);
  await app.call(kim, 'listMyName', { ...on(id), body: { listed: true } });
  await app.call(ben, 'listMyName', { ...on(id), body: { listed: false } });
  expect(await names()).toEqual(['Kim']);
  await app.call(ana, 'checkInAttendee', { params: { id, userId: ben }, body: { here: true } });
  const { body: people } = await app.call<{ id: number; checkedInAt: string | null }[]>(ana, 'listEventPeople', on(id));
  expect(people.map((one) => [one.id, one.checkedInAt !== null])).toEqual([
    [ben, true],
    [kim, false],
  ]);
  await app.call(ana, 'messageAttendees', { ...on(id), body: { text: 'Bring a hat.' } });
  expect((await told(ben))[0]).toBe('eventMessage');
  expect((await get(id, ben)).messages).toMatchObject([{ text: 'Bring a hat.' }]);
  expect((await get(id)).messages).toEqual([]);
});
