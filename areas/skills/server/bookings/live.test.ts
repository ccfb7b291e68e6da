import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#areas/bookings/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { FoundSkill, SkillBooking, SkillListing, TimeCredits } from '../../contract.ts';

let app: TestApp;
let moderator: number;
let ana: number;
let ben: number;
const start = new Date('2026-11-26T02:00:00Z');
const at = '2026-11-28T23:00:00.000Z';

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
  moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
});
beforeEach(async () => {
  app.setNow(start);
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  await app.call(ana, 'saveMyTimes', {
    body: {
      zone: 'Australia/Melbourne',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
      exceptions: [],
      noticeHours: 0,
      gapBefore: 0,
      gapAfter: 0,
      horizonDays: 60,
      opensTo: 'noone',
      lengths: [30],
      formats: ['text'],
      version: 0,
    },
  });
});
afterAll(() => app.close());

const list = async (more: object = {}) =>
  (
    await app.call<SkillListing>(ana, 'createSkillListing', {
      body: {
        title: 'Linocut with one hand',
        description: 'You leave with a print.',
        category: 'creative',
        skillLevel: 'beginner',
        isOffering: true,
        payment: 'credit',
        sessionLength: 60,
        deliveryMethod: 'hybrid',
        suburb: 'Ballarat',
        publish: true,
        ...more,
      },
    })
  ).body;
const book = async (as: number, skillListingId: number, more: object = {}) =>
  (
    await app.call<SkillBooking>(as, 'createSkillBooking', {
      body: { skillListingId, scheduledDate: at, notes: 'My right hand is the strong one.', ...more },
    })
  ).body;
const get = async (as: number, { id }: SkillBooking) =>
  (await app.call<SkillBooking>(as, 'getSkillBooking', { params: { id } })).body;
const credits = async (as: number) => {
  const { balance, held } = (await app.call<TimeCredits>(as, 'getMyTimeCredits', {})).body;
  return { balance, held };
};
/** On the booking of the time, as its own page does. */
const onTime = async (as: number, operation: string, { bookingId }: SkillBooking, body: object = {}) => {
  const params = { id: bookingId ?? 0 };
  const { version } = (await app.call<Booking>(as, 'getBooking', { params })).body;
  return (await app.call<Booking>(as, operation, { params, body: { version, ...body } })).body;
};
const over = () => app.setNow(new Date('2026-11-29T00:30:00Z'));

test('each listing found says when its owner is free next', async () => {
  const [live, written] = [await list(), await list({ exchange: 'written' })];
  const nextOf = async ({ id }: SkillListing, as = ben) =>
    (await app.call<FoundSkill[]>(as, 'listSkillListings', { query: {} })).body.find((one) => one.id === id)?.nextAt;
  // At 13:00 in Melbourne, the first whole hour from nine.
  expect(await nextOf(live)).toBe('2026-11-26T02:00:00.000Z');
  expect(await nextOf(written)).toBeNull();
  await book(await app.addMember({ name: 'Cleo' }), live.id, { scheduledDate: '2026-11-26T03:00:00.000Z' });
  app.setNow(new Date('2026-11-26T02:30:00Z'));
  expect(await nextOf(live)).toBe('2026-11-26T04:00:00.000Z');
  const { version } = (await app.call<{ version: number }>(ana, 'getMyTimes', {})).body;
  const never = { zone: 'Australia/Melbourne', weekly: [], exceptions: [], noticeHours: 0, gapBefore: 0, gapAfter: 0 };
  const rest = { horizonDays: 60, opensTo: 'noone', lengths: [30], formats: ['text'] };
  await app.call(ana, 'saveMyTimes', { body: { ...never, ...rest, version } });
  expect(await nextOf(live)).toBeNull();
});

test('a free time is asked for with date and note, and both see them', async () => {
  const listing = await list();
  const asked = await book(ben, listing.id);
  expect(asked).toMatchObject({
    bookingId: expect.any(Number),
    skillListing: { id: listing.id, title: 'Linocut with one hand' },
    teacher: { id: ana, name: 'Ana' },
    learner: { id: ben, name: 'Ben' },
    scheduledDate: at,
    finishBy: null,
    duration: 60,
    status: 'pending',
    meetingLink: '',
    rating: null,
    notes: 'My right hand is the strong one.',
    credit: { minutes: 60, state: 'held' },
  });
  expect(await get(ana, asked)).toMatchObject({ scheduledDate: at, notes: 'My right hand is the strong one.' });
  expect(await credits(ben)).toEqual({ balance: 0, held: 60 });
  const mine = await app.call<SkillBooking[]>(ben, 'listMySkillBookings', {});
  expect(mine.body).toEqual([asked]);
});

test('a past date, a time that isn’t free and what is only written are refused', async () => {
  const { id } = await list();
  const written = await list({ exchange: 'written' });
  const status = (skillListingId: number, scheduledDate: string) =>
    app.status(ben, 'createSkillBooking', { body: { skillListingId, scheduledDate } });
  expect(await status(id, '2026-11-25T23:00:00.000Z')).toBe(400);
  expect(await status(id, '2026-11-28T12:00:00.000Z')).toBe(409);
  expect(await status(written.id, at)).toBe(400);
  await book(ben, id);
  const carl = await app.addMember();
  expect(await app.status(carl, 'createSkillBooking', { body: { skillListingId: id, scheduledDate: at } })).toBe(409);
  expect(await credits(carl)).toEqual({ balance: 0, held: 0 });
});

test('accepted with a link, said by both to have happened, credit moves and it can be rated once', async () => {
  const listing = await list();
  const asked = await book(ben, listing.id);
  await onTime(ana, 'acceptBooking', asked);
  await onTime(ana, 'setMeetingLink', asked, { meetingLink: 'https://meet.example/lino' });
  expect(await get(ben, asked)).toMatchObject({ status: 'confirmed', meetingLink: 'https://meet.example/lino' });
  over();
  await onTime(ana, 'sayOutcome', asked, { outcome: 'happened' });
  expect(await credits(ana)).toEqual({ balance: 0, held: 0 });
  await onTime(ben, 'sayOutcome', asked, { outcome: 'happened' });
  expect(await get(ben, asked)).toMatchObject({
    status: 'completed',
    credit: { state: 'moved' },
    rating: null,
    actions: ['rate'],
  });
  expect([await credits(ana), await credits(ben)]).toEqual([
    { balance: 60, held: 0 },
    { balance: -60, held: 0 },
  ]);
  await onTime(ben, 'rateBooking', asked, { stars: 4, text: 'A fine cockatiel.' });
  expect(await get(ben, asked)).toMatchObject({ rating: 4, actions: [] });
  const rated = await app.call<SkillListing>(ben, 'getSkillListing', { params: { id: listing.id } });
  expect(rated.body).toMatchObject({ rating: 4, ratingCount: 1, totalSessions: 1 });
});

test('declined or cancelled for access, what was held is free again', async () => {
  const { id } = await list();
  const asked = await book(ben, id);
  await onTime(ana, 'declineBooking', asked);
  expect(await get(ben, asked)).toMatchObject({ status: 'declined', credit: { state: 'freed' } });
  const again = await book(ben, id);
  await onTime(ana, 'acceptBooking', again);
  await onTime(ben, 'cancelBooking', again, { forAccess: true });
  expect(await get(ana, again)).toMatchObject({ status: 'cancelled', credit: { state: 'freed' } });
  expect(await credits(ben)).toEqual({ balance: 0, held: 0 });
});

test('without enough time credit nothing is booked, and the time remains free', async () => {
  const long = await list({ sessionLength: 120 });
  const { id } = await list();
  await book(ben, long.id);
  const later = { skillListingId: id, scheduledDate: '2026-11-29T02:00:00.000Z' };
  expect(await app.status(ben, 'createSkillBooking', { body: later })).toBe(409);
  const carl = await app.addMember();
  expect(await app.status(carl, 'createSkillBooking', { body: later })).toBe(201);
});

test('of what is wanted, its owner pays, once they accept', async () => {
  const asked = await book(ben, (await list({ isOffering: false })).id);
  expect(asked).toMatchObject({ isTeacher: true, credit: { state: 'none' } });
  await onTime(ana, 'acceptBooking', asked);
  expect(await credits(ana)).toEqual({ balance: 0, held: 60 });
});

test('what two disagree about is settled by a moderator at its time, and credit with it', async () => {
  const asked = await book(ben, (await list()).id);
  await onTime(ana, 'acceptBooking', asked);
  over();
  await onTime(ana, 'sayOutcome', asked, { outcome: 'happened' });
  await onTime(ben, 'sayOutcome', asked, { outcome: 'missed' });
  const disputed = await get(ben, asked);
  expect(disputed).toMatchObject({ status: 'disputed', credit: { state: 'held' } });
  const { id, version } = disputed;
  const body = { version, outcome: 'missed' };
  expect(await app.status(moderator, 'settleSkillBooking', { params: { id }, body })).toBe(200);
  expect(await get(ben, asked)).toMatchObject({ status: 'missed', credit: { state: 'freed' } });
  expect(await credits(ben)).toEqual({ balance: 0, held: 0 });
});

test('both say yes to the agreement, and it is over with the booking', async () => {
  const asked = await book(ben, (await list()).id);
  expect(asked.agreed).toEqual({ owner: null, booker: start.toISOString() });
  const agree = ({ id, version }: SkillBooking) =>
    app.status(ana, 'agreeToSkillBooking', { params: { id }, body: { version } });
  expect(await agree(asked)).toBe(200);
  expect((await get(ben, asked)).agreed.owner).toBe(start.toISOString());
  await onTime(ben, 'cancelBooking', asked);
  const ended = await get(ana, asked);
  expect(ended.endedAt).toBe(start.toISOString());
  expect(await agree(ended)).toBe(409);
});

test('a block ends it, and what was held is free again', async () => {
  const asked = await book(ben, (await list()).id);
  await app.call(ana, 'block', { params: { id: ben } });
  await app.settle();
  expect(await app.status(ben, 'getSkillBooking', { params: { id: asked.id } })).toBe(404);
  expect(await credits(ben)).toEqual({ balance: 0, held: 0 });
});
