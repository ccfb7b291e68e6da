import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Booking, BookingChange, Slots } from '../contract.ts';
import { ask, does, inDays, openTimes, openUp, proposing, testNow, tuesday } from './testing/pair.ts';

let app: TestApp;
let host: number;
let guest: number;
let third: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  host = await app.addMember({ name: 'Hana' });
  guest = await app.addMember({ name: 'Gil' });
  third = await app.addMember({ name: 'Tess' });
  await openUp(app, host);
});

const thing = () => ({ kind: 'person', ref: host });
const slots = async (as: number, minutes = 60, from = tuesday('00:00'), to = tuesday('24:00')) =>
  (await app.call<Slots>(as, 'listSlots', { params: thing(), query: { from, to, minutes } })).body;
const starts = async (as: number, minutes = 60) => (await slots(as, minutes)).slots.map(({ startsAt }) => startsAt);
const history = async (as: number, { id }: Booking) =>
  (await app.call<BookingChange[]>(as, 'listBookingChanges', { params: { id } })).body.map(({ change, by }) =>
    by ? `${by} ${change}` : change,
  );
const why = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: { problem: { status: number; detail: string } }) => caught,
  );
  return error && `${error.problem.status} ${error.problem.detail}`;
};

test('what can be booked says who, how long and how, and not to everyone', async () => {
  const seen = await app.call(guest, 'getBookable', { params: thing() });
  expect(seen.body).toEqual({
    ...thing(),
    title: 'Conversation',
    link: `/bookings/with/${host}`,
    host: expect.objectContaining({ id: host, displayName: 'Hana' }),
    hostZone: 'Australia/Melbourne',
    lengths: [30, 60],
    formats: ['text', 'captioned'],
    capacity: 1,
    hostName: '',
    lanes: [],
    price: null,
    cancellation: '',
    countsHours: false,
    repeats: false,
    mayBook: true,
    whyNot: '',
  });
  await openUp(app, host, { opensTo: 'followed' });
  expect(await app.status(guest, 'getBookable', { params: thing() })).toBe(404);
  await app.call(host, 'follow', { params: { id: guest } });
  expect(await app.status(guest, 'getBookable', { params: thing() })).toBe(200);
  await openUp(app, host, { opensTo: 'noone' });
  expect(await app.status(guest, 'getBookable', { params: thing() })).toBe(404);
  expect(await app.status(host, 'getBookable', { params: thing() })).toBe(200);
});

test('free times are computed, and one that is asked for is gone for everyone', async () => {
  expect((await starts(guest)).slice(0, 3)).toEqual([tuesday('09:00'), tuesday('10:00'), tuesday('11:00')]);
  await ask(app, guest, host, tuesday('10:00'), { minutes: 60 });
  expect(await starts(third)).not.toContain(tuesday('10:00'));
  expect(await why(ask(app, third, host, tuesday('10:30')))).toBe(
    '409 That time was taken a moment ago. Choose another one.',
  );
});

test('a member who is busy then is told so, and one who hosts is not free elsewhere', async () => {
  await openUp(app, third);
  const made = await ask(app, guest, third, tuesday('10:00'), { minutes: 60 });
  await does(app, third, 'acceptBooking', made);
  const found = (await slots(guest)).slots.find(({ startsAt }) => startsAt === tuesday('10:00'));
  expect(found).toMatchObject({ clashes: true, places: 1 });
  await openUp(app, guest);
  const own = await app.call<Slots>(third, 'listSlots', {
    params: { kind: 'person', ref: guest },
    query: { from: tuesday('00:00'), to: tuesday('24:00'), minutes: 60 },
  });
  expect(own.body.slots.map(({ startsAt }) => startsAt)).not.toContain(tuesday('10:00'));
});

test('nothing is free beyond the range, and the next free time is named', async () => {
  const later = await slots(guest, 60, tuesday('20:00'), tuesday('21:00'));
  expect(later).toEqual({ slots: [], nextAt: tuesday('09:00', 9) });
  const query = { from: tuesday('09:00'), to: inDays(60).toISOString(), minutes: 60 };
  expect(await app.status(guest, 'listSlots', { params: thing(), query })).toBe(400);
});

test('a time is kept for ten minutes while its form is filled in, one for each member and host', async () => {
  const hold = (as: number, clock: string) =>
    app.call<{ expiresAt: string }>(as, 'holdTime', {
      params: thing(),
      body: { startsAt: tuesday(clock), minutes: 60 },
    });
  const kept = await hold(guest, '09:00');
  expect(kept.body.expiresAt).toBe('2026-12-07T01:10:00.000Z');
  expect(await starts(third)).not.toContain(tuesday('09:00'));
  expect(await starts(guest)).toContain(tuesday('09:00'));
  expect(await why(hold(third, '09:00'))).toBe('409 That time was taken a moment ago. Choose another one.');
  await hold(guest, '11:00');
  expect(await starts(third)).toContain(tuesday('09:00'));
  await app.call(guest, 'releaseTime', { params: thing() });
  expect(await starts(third)).toContain(tuesday('11:00'));
  await hold(guest, '11:00');
  app.setNow(new Date('2026-12-07T01:10:00.000Z'));
  expect(await starts(third)).toContain(tuesday('11:00'));
});

test('asked, accepted, and read by both, each as their side', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'), {
    note: 'About the bus.',
    breaks: 'After 15 minutes',
    supportPerson: true,
  });
  expect(made).toMatchObject({
    side: 'guest',
    status: 'requested',
    startsAt: tuesday('10:00'),
    endsAt: tuesday('10:30'),
    hostZone: 'Australia/Melbourne',
    guestZone: 'Australia/Perth',
    offeredBy: 'guest',
    note: 'About the bus.',
    terms: {
      format: 'text',
      breaks: 'After 15 minutes',
      supportPerson: true,
      cameraOff: false,
      place: '',
      placeAccess: '',
    },
    actions: ['propose', 'cancel'],
    version: 1,
  });
  const agreed = await does(app, host, 'acceptBooking', made);
  expect(agreed).toMatchObject({ side: 'host', status: 'accepted', offeredBy: null, version: 2 });
  expect(await history(guest, made)).toEqual(['guest requested', 'host accepted']);
  const boxes = async (as: number, box: string) =>
    (await app.call<Booking[]>(as, 'listBookings', { query: { box } })).body.map(({ id }) => id);
  expect(await boxes(guest, 'coming')).toEqual([made.id]);
  expect(await boxes(host, 'coming')).toEqual([made.id]);
  expect(await boxes(host, 'requests')).toEqual([]);
  expect((await app.call(host, 'listBookings', { query: { side: 'guest' } })).body).toEqual([]);
  expect(await app.status(third, 'getBooking', { params: { id: made.id } })).toBe(404);
});

test('a write over a change that was not seen is refused', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  const body = { version: 1 };
  expect(await app.status(host, 'acceptBooking', { params: { id: made.id }, body })).toBe(200);
  expect(await app.status(guest, 'cancelBooking', { params: { id: made.id }, body })).toBe(409);
});

test('another time can be proposed by either until both agree, and only then is the booking made', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  const offered = await does(app, host, 'proposeBooking', made, proposing(tuesday('14:00'), { note: 'Later?' }));
  expect(offered).toMatchObject({ status: 'requested', offeredBy: 'host', startsAt: tuesday('14:00') });
  expect(await starts(third, 30)).toContain(tuesday('10:00'));
  expect(await why(does(app, host, 'acceptBooking', made))).toBe(
    '409 That can’t be done with this booking now. Look at it again.',
  );
  const agreed = await does(app, guest, 'acceptBooking', made);
  expect(agreed).toMatchObject({ status: 'accepted', startsAt: tuesday('14:00') });
  expect(await history(host, made)).toEqual(['guest requested', 'host proposed', 'guest accepted']);
});

test('an agreed booking keeps its time until the other one is accepted, and until then both times are kept', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  const body = proposing(tuesday('14:00'), { format: 'captioned' });
  const proposed = await does(app, guest, 'proposeBooking', made, body);
  expect(proposed).toMatchObject({
    startsAt: tuesday('10:00'),
    terms: { format: 'text' },
    proposal: { by: 'guest', startsAt: tuesday('14:00'), changesTime: true, terms: { format: 'captioned' } },
  });
  const free = await starts(third, 30);
  expect(free).not.toContain(tuesday('10:00'));
  expect(free).not.toContain(tuesday('14:00'));
  await does(app, host, 'declineBooking', made, { note: 'I can’t then.' });
  expect(await starts(third, 30)).toContain(tuesday('14:00'));
  await does(app, guest, 'proposeBooking', made, body);
  const moved = await does(app, host, 'acceptBooking', made);
  expect(moved).toMatchObject({ startsAt: tuesday('14:00'), terms: { format: 'captioned' }, proposal: null });
  expect(await starts(third, 30)).toContain(tuesday('10:00'));
});

test('what was proposed can be withdrawn', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  const { version } = await does(app, guest, 'proposeBooking', made, proposing(tuesday('14:00')));
  const answer = await app.call<Booking>(guest, 'withdrawProposal', { params: { id: made.id }, query: { version } });
  expect(answer.body).toMatchObject({ proposal: null, startsAt: tuesday('10:00') });
});

test('cancelled for access or health: no reason is asked or kept, and the time is free at once', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  const ended = await does(app, guest, 'cancelBooking', made, { forAccess: true, note: 'No one asks for this.' });
  expect(ended).toMatchObject({ status: 'cancelled', actions: [] });
  const { body } = await app.call<BookingChange[]>(host, 'listBookingChanges', { params: { id: made.id } });
  expect(body.at(-1)).toMatchObject({ change: 'cancelledForAccess', by: 'guest', note: '' });
  expect(await starts(guest, 30)).toContain(tuesday('10:00'));
});

test('a link is https, is set by the host, and is shown to the two while the booking stands', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  const set = (as: number, meetingLink: string) => does(app, as, 'setMeetingLink', made, { meetingLink });
  for (const link of ['http://meet.example', 'javascript:alert(1)', 'https://', 'https://a@b.example', 'meet']) {
    expect(await why(set(host, link))).toMatch(/^400/);
  }
  expect(await why(set(guest, 'https://meet.example/a'))).toBe('403 Only the host can set the link.');
  await set(host, 'https://meet.example/a');
  const read = async () => (await app.call<Booking>(guest, 'getBooking', { params: { id: made.id } })).body.meetingLink;
  expect(await read()).toBe('https://meet.example/a');
  await does(app, host, 'cancelBooking', made);
  expect(await read()).toBe('');
});

test('running late can be said from two hours before', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  expect(await why(does(app, guest, 'sayLate', made, { minutes: 10 }))).toMatch(/^409/);
  app.setNow(new Date(tuesday('08:00')));
  await does(app, guest, 'sayLate', made, { minutes: 10 });
  const { body } = await app.call<BookingChange[]>(host, 'listBookingChanges', { params: { id: made.id } });
  expect(body.at(-1)).toMatchObject({ change: 'late', by: 'guest', minutes: 10 });
});

test('it took place when both say so, and no one is absent because one says it', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  app.setNow(new Date(tuesday('10:30')));
  const said = await does(app, host, 'sayOutcome', made, { outcome: 'missed' });
  expect(said).toMatchObject({
    status: 'accepted',
    outcomes: { host: 'missed', guest: null },
    settlesAt: tuesday('10:30', 15),
  });
  const disputed = await does(app, guest, 'sayOutcome', made, { outcome: 'happened' });
  expect(disputed.status).toBe('disputed');
  const settled = await does(app, host, 'sayOutcome', made, { outcome: 'happened' });
  expect(settled.status).toBe('completed');
  expect((await history(guest, made)).slice(2)).toEqual([
    'host saidMissed',
    'guest saidHappened',
    'guest disputed',
    'host saidHappened',
    'host completed',
  ]);
});

test('the formats and lengths are those that are offered', async () => {
  expect(await why(ask(app, guest, host, tuesday('10:00'), { minutes: 45 }))).toMatch(/^400/);
  expect(await why(ask(app, guest, host, tuesday('10:00'), { format: 'voice' }))).toMatch(/^400/);
  expect(await why(ask(app, guest, host, tuesday('10:01')))).toMatch(/^400/);
  expect(await why(ask(app, guest, host, tuesday('07:00')))).toBe(
    '409 That isn’t one of the free times. Choose another one.',
  );
  expect(await why(ask(app, host, host, tuesday('10:00')))).toBe('403 This is yours. Other members can book it.');
});

test('few requests wait with one host', async () => {
  for (const clock of ['09:00', '10:00', '11:00']) await ask(app, guest, host, tuesday(clock));
  expect(await why(ask(app, guest, host, tuesday('12:00')))).toBe(
    '409 You have 3 requests waiting with this person. Wait for an answer first.',
  );
});

test('times are saved whole, and not over what was not seen', async () => {
  const body = { ...openTimes(), version: 0 };
  expect(await app.status(host, 'saveMyTimes', { body })).toBe(409);
  const late = { weekday: 1, from: '10:00', to: '09:00' };
  expect(await app.status(host, 'saveMyTimes', { body: { ...body, weekly: [late], version: 1 } })).toBe(400);
});

test('the calendar file and the private calendar show what is agreed', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  const { download } = await app.call(guest, 'readBookingCalendar', { params: { id: made.id } });
  const chunks: Uint8Array[] = [];
  for await (const chunk of download?.content.read() ?? []) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('SUMMARY:Conversation with Hana');
  expect(text).toContain('DTSTART:20261207T230000Z');
  const feed = await app.call<{ url: string }>(guest, 'makeCalendarFeed');
  const secret = feed.body.url.split('/').at(-2) ?? '';
  const { file } = await app.call(0, 'readCalendarFeed', { params: { secret } });
  const parts: Uint8Array[] = [];
  for await (const chunk of file?.content.read() ?? []) parts.push(chunk);
  expect(Buffer.concat(parts).toString()).toContain(`UID:booking-${made.id}@localhost`);
});

test('behind a block the booking is missing, and both hear only that one was cancelled', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  await app.call(guest, 'block', { params: { id: host } });
  await app.settle();
  expect(await app.status(guest, 'getBooking', { params: { id: made.id } })).toBe(404);
  expect(await app.status(host, 'getBooking', { params: { id: made.id } })).toBe(404);
  expect(await starts(third, 30)).toContain(tuesday('10:00'));
  expect((await app.call<{ coming: number }>(host, 'countBookings')).body.coming).toBe(0);
  const { body } = await app.call<{ link: string; text: string }[]>(host, 'listNotifications', {});
  expect(body.map(({ link }) => link)).toContain('/bookings');
  expect(JSON.stringify(body.filter(({ link }) => link === '/bookings'))).not.toContain('Gil');
});
