import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import type { CommunityEvent } from '../contract.ts';
import { personalData } from './personal-data.ts';
import { content, type Hall, openHall, testNow } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const on = (id: number) => ({ params: { id } });
const titles = (events: readonly CommunityEvent[]) => events.map(({ title }) => title);

async function refused(body: object): Promise<Record<string, string>> {
  try {
    await hall.app.call(hall.ana, 'createEvent', { body: { ...content, ...body } });
    return {};
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return Object.fromEntries((error.problem.errors ?? []).map(({ field, message }) => [field, message]));
  }
}

test('an event keeps every field, and everybody sees it at once', async () => {
  const { add, get, list, ana } = hall;
  const made = await add({
    title: 'All of it',
    cost: '5.5',
    requiresApproval: true,
    hasWaitlist: false,
    directions: 'Bus 401',
    registrationClosesAt: '2026-09-27T18:00',
    accessDeadlineAt: '2026-09-20T12:00',
    accessibilityFeatures: ['ASL', 'captions'],
    access: [
      { feature: 'captions', answer: 'yes', detail: 'A person types them.' },
      { feature: 'auto_captions', answer: 'no' },
    ],
  });
  const expected = {
    ...content,
    title: 'All of it',
    startTime: '2026-09-28T08:00:00.000Z',
    endTime: '2026-09-28T09:30:00.000Z',
    virtualLink: null,
    organizer: 'Ana',
    organizerId: ana,
    attendeeCount: 0,
    accessibilityFeatures: ['ASL', 'captions'],
    cost: '$5.50',
    requiresApproval: true,
    hasWaitlist: false,
    directions: 'Bus 401',
    registrationClosesAt: '2026-09-27T08:00:00.000Z',
    accessDeadlineAt: '2026-09-20T02:00:00.000Z',
    access: [
      { feature: 'captions', answer: 'yes', detail: 'A person types them.' },
      { feature: 'auto_captions', answer: 'no', detail: '' },
      { feature: 'ASL', answer: 'yes', detail: '' },
    ],
  };
  expect(made).toMatchObject({ ...expected, mine: true });
  expect(await get(made.id)).toMatchObject({ ...expected, mine: false });
  expect((await list()).find(({ id }) => id === made.id)).toMatchObject(expected);
});

test('a moment with an offset is taken as it is', async () => {
  const { add } = hall;
  expect(await add({ startTime: '2026-09-28T08:00:00Z', endTime: '2026-09-28T19:30:00+10:00' })).toMatchObject({
    startTime: '2026-09-28T08:00:00.000Z',
    endTime: '2026-09-28T09:30:00.000Z',
  });
});

test('what is impossible is named at its field', async () => {
  expect(await refused({ endTime: '2026-09-28T17:00' })).toEqual({ endTime: 'The end must be after the start.' });
  expect(await refused({ startTime: '2026-09-01T10:00', endTime: '2026-09-01T11:00' })).toEqual({
    startTime: 'Choose a start in the future.',
  });
  expect(await refused({ postcode: '0000', cost: 'a lot' })).toEqual({
    postcode: 'No place in Australia has this postcode. It has four digits, such as 3011.',
    cost: 'Write Free, or an amount such as $5.50.',
  });
  const online = { isVirtual: true, virtualLink: 'javascript:alert(1)' };
  expect(Object.keys(await refused(online))).toEqual(['virtualLink']);
  expect(Object.keys(await refused({ isVirtual: true }))).toEqual(['virtualLink']);
  expect(Object.keys(await refused({ captionsLink: 'javascript:alert(1)' }))).toEqual(['captionsLink']);
  expect(Object.keys(await refused({ location: ' ' }))).toEqual(['location']);
  expect(Object.keys(await refused({ zone: 'Australia/Atlantis' }))).toEqual(['zone']);
  expect(Object.keys(await refused({ startTime: '2026-13-40T10:00' }))).toEqual(['startTime']);
  expect(Object.keys(await refused({ endTime: '2026-10-28T17:00' }))).toEqual(['endTime']);
  expect(Object.keys(await refused({ accessDeadlineAt: '2026-09-29T10:00' }))).toEqual(['accessDeadlineAt']);
});

test('a series keeps its local time when clocks go forward; this and following move together', async () => {
  const { app, add, get, ana, ben, join } = hall;
  const first = await add({ title: 'Weekly', repeat: { every: 'weekly', count: 4 } });
  const dates = [first.id, ...(await get(first.id)).dates.map(({ id }) => id)];
  const starts = async () => Promise.all(dates.map(async (id) => (await get(id)).startTime.slice(0, 16)));
  expect(await starts()).toEqual(['2026-09-28T08:00', '2026-10-05T07:00', '2026-10-12T07:00', '2026-10-19T07:00']);
  await join(dates[2] ?? 0, ben);
  const body = { ...content, title: 'Weekly', startTime: '2026-10-06T19:00', endTime: '2026-10-06T20:00', version: 1 };
  await app.call(ana, 'editEvent', { ...on(dates[1] ?? 0), body: { ...body, scope: 'following' } });
  expect(await starts()).toEqual(['2026-09-28T08:00', '2026-10-06T08:00', '2026-10-13T08:00', '2026-10-20T08:00']);
  expect((await get(dates[2] ?? 0)).endTime).toBe('2026-10-13T09:00:00.000Z');
  expect((await hall.told(ben))[0]).toBe('eventChanged');
  const off = { reason: 'No hall', version: 2, scope: 'following' };
  await app.call(ana, 'cancelEvent', { ...on(dates[2] ?? 0), body: off });
  const on4 = await Promise.all(dates.map(async (id) => (await get(id)).cancelReason));
  expect(on4).toEqual(['', '', 'No hall', 'No hall']);
  expect((await hall.told(ben))[0]).toBe('eventCancelled');
});

test('a series goes to the last date that is not after its last day', async () => {
  const { add, get } = hall;
  const first = await add({ title: 'Fortnightly', repeat: { every: 'fortnightly', until: '2026-10-26' } });
  expect((await get(first.id)).dates.map(({ startTime }) => startTime.slice(0, 10))).toEqual([
    '2026-10-12',
    '2026-10-26',
  ]);
  expect(Object.keys(await refused({ repeat: { every: 'weekly', until: '2026-10-01' } }))).toEqual(['until']);
  expect(Object.keys(await refused({ repeat: { every: 'weekly' } }))).toEqual(['repeat.count']);
});

test('an older version is refused, and so is a change of what others organise', async () => {
  const { app, add, ana, ben } = hall;
  const { id } = await add();
  const body = { ...content, version: 1 };
  await app.call(ana, 'editEvent', { ...on(id), body: { ...body, title: 'Anew' } });
  expect(await app.status(ana, 'editEvent', { ...on(id), body })).toBe(409);
  expect(await app.status(ben, 'editEvent', { ...on(id), body })).toBe(403);
});

test('upcoming rise, past fall, pages do not overlap; filters and counts agree', async () => {
  const app = await openHall();
  const { add, list } = app;
  await add({ title: 'B', eventType: 'workshop', startTime: '2026-09-22T10:00', endTime: '2026-09-22T11:00' });
  await add({ title: 'A', startTime: '2026-09-20T10:00', endTime: '2026-09-20T11:00', accessibilityFeatures: ['ASL'] });
  await add({ title: 'C', startTime: '2026-09-20T10:00', endTime: '2026-09-20T12:00', postcode: '3011' });
  await add({
    title: 'D',
    isVirtual: true,
    virtualLink: 'https://a.example',
    startTime: '2026-10-01T10:00',
    endTime: '2026-10-01T11:00',
  });
  expect(titles(await list())).toEqual(['A', 'C', 'B', 'D']);
  const page = await app.app.call<CommunityEvent[]>(0, 'listEvents', { query: { limit: 2 } });
  const rest = await app.app.call<CommunityEvent[]>(0, 'listEvents', { query: { limit: 2, cursor: page.next ?? '' } });
  expect([titles(page.body), titles(rest.body), rest.next]).toEqual([['A', 'C'], ['B', 'D'], undefined]);
  expect(titles(await list({ type: 'workshop' }))).toEqual(['B']);
  expect(titles(await list({ feature: 'ASL' }))).toEqual(['A']);
  expect(titles(await list({ place: 'VIC' }))).toEqual(['C']);
  expect(titles(await list({ place: 'online' }))).toEqual(['D']);
  const { body } = await app.app.call<object[]>(0, 'countEvents', { query: { place: 'TAS' } });
  expect(body).toEqual([
    { eventType: 'workshop', count: 1 },
    { eventType: 'support_group', count: 0 },
    { eventType: 'advocacy', count: 0 },
    { eventType: 'social', count: 1 },
    { eventType: 'wellness', count: 0 },
  ]);
  app.app.setNow(new Date('2026-09-23T00:00:00.000Z'));
  expect(titles(await list())).toEqual(['D']);
  expect(titles(await list({ tab: 'past' }))).toEqual(['B', 'C', 'A']);
  expect(titles(await list({ tab: 'past', type: 'social' }))).toEqual(['C', 'A']);
  expect(await app.app.status(0, 'listEvents', { query: { cursor: 'made up' } })).toBe(400);
  await app.app.close();
});

test('My Events has what one is registered for, asked for, saved or organises, and nothing else', async () => {
  const app = await openHall();
  const { add, list, join, ana, ben } = app;
  const [going, asked, saved] = [
    await add({ title: 'Going' }),
    await add({ title: 'Asked', requiresApproval: true }),
    await add({ title: 'Saved' }),
  ];
  await add({ title: 'Mine' }, ben);
  await add({ title: 'Other' });
  await join(going.id, ben);
  await join(asked.id, ben);
  await app.app.call(ben, 'saveEvent', on(saved.id));
  expect(titles(await list({ tab: 'mine' }, ben))).toEqual(['Going', 'Asked', 'Saved', 'Mine']);
  await app.app.call(ben, 'unsaveEvent', on(saved.id));
  await app.app.call(ana, 'cancelEvent', { ...on(going.id), body: { reason: 'Rain', version: 1 } });
  const mine = await list({ tab: 'mine' }, ben);
  expect(titles(mine)).toEqual(['Going', 'Asked', 'Mine']);
  expect(mine[0]?.cancelReason).toBe('Rain');
  expect(titles(await list())).not.toContain('Going');
  expect(await app.app.status(0, 'listEvents', { query: { tab: 'mine' } })).toBe(401);
  await app.app.close();
});

test('behind a block an event is missing, in lists and by its number', async () => {
  const { app, add, list, ana } = hall;
  const eve = await app.addMember();
  const { id } = await add({ title: 'Not for Eve' });
  expect(titles(await list({ limit: 100 }, eve))).toContain('Not for Eve');
  await app.call(ana, 'block', on(eve));
  expect(titles(await list({ limit: 100 }, eve))).not.toContain('Not for Eve');
  for (const operation of ['getEvent', 'registerForEvent', 'saveEvent', 'readEventCalendar']) {
    expect(await app.status(eve, operation, on(id))).toBe(404);
  }
});

test('a reminder comes a day and two hours before, each once, and not to whoever has just registered', async () => {
  const app = await openHall();
  const { add, join, told, ben, kim } = app;
  const { id } = await add({ startTime: '2026-09-20T10:00', endTime: '2026-09-20T11:00' });
  const run = async (now: string) => {
    app.app.setNow(new Date(now));
    await app.app.app.jobs.runNow('events.remind');
  };
  await join(id, ben);
  await run('2026-09-18T00:00:00.000Z');
  expect(await told(ben)).toEqual([]);
  await run('2026-09-19T00:05:00.000Z');
  await run('2026-09-19T00:10:00.000Z');
  expect(await told(ben)).toEqual(['eventReminder']);
  await app.app.database.query('', 'update notifications set read_at = now()', []);
  await join(id, kim);
  await run('2026-09-19T22:05:00.000Z');
  await run('2026-09-19T22:10:00.000Z');
  expect(await told(ben)).toEqual(['eventReminder', 'eventReminder']);
  expect(await told(kim)).toEqual(['eventReminder']);
  await app.app.close();
});

test('leaving Doorways tells those who counted on an event, and gives a seat to who waits', async () => {
  const app = await openHall();
  const { add, join, get, list, told, ana, ben, kim } = app;
  const gone = await add({ title: 'Gone' }, ben);
  await join(gone.id, kim);
  const full = await add({ maxAttendees: 1 });
  await join(full.id, ben);
  await join(full.id, kim);
  await app.app.app.transactions.run(async (db, emit) => {
    const { config, notices } = app.app.app.services;
    return personalData.erase({ query: queryIn(db), emit, userId: ben, email: '', config, notices, now: testNow });
  });
  expect(titles(await list())).not.toContain('Gone');
  expect((await told(kim)).sort()).toEqual(['eventGone', 'eventPlaceFree']);
  expect(await get(full.id, kim)).toMatchObject({ myStanding: 'going', attendeeCount: 1, waitingCount: 0 });
  expect(await told(ana)).toEqual([]);
  await app.app.close();
});
