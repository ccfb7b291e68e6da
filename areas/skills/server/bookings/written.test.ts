import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SkillBooking, SkillDispute, SkillListing, TimeCredits } from '../../contract.ts';
import { endExchanges } from './end-exchanges.ts';

let app: TestApp;
let moderator: number;
let ana: number;
let ben: number;
const start = new Date('2026-11-26T02:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
  moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
});
beforeEach(async () => {
  app.setNow(start);
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
});
afterAll(() => app.close());

const list = async (by: number, more: object = {}) =>
  (
    await app.call<SkillListing>(by, 'createSkillListing', {
      body: {
        title: 'Your story by letter',
        description: 'A page from you, a page from me.',
        category: 'creative',
        skillLevel: 'beginner',
        isOffering: true,
        payment: 'credit',
        sessionLength: 60,
        deliveryMethod: 'online',
        exchange: 'written',
        publish: true,
        ...more,
      },
    })
  ).body;
const finishBy = '2026-12-10';
const book = async (as: number, skillListingId: number, more: object = {}) =>
  (await app.call<SkillBooking>(as, 'createSkillBooking', { body: { skillListingId, finishBy, ...more } })).body;
const act = async (as: number, operation: string, { id, version }: SkillBooking, body: object = {}) =>
  (await app.call<SkillBooking>(as, operation, { params: { id }, body: { version, ...body } })).body;
const refused = (as: number, operation: string, { id, version }: SkillBooking, body: object = {}) =>
  app.status(as, operation, { params: { id }, body: { version, ...body } });
const get = async (as: number, { id }: SkillBooking) =>
  (await app.call<SkillBooking>(as, 'getSkillBooking', { params: { id } })).body;
const credits = async (as: number) => {
  const { balance, held } = (await app.call<TimeCredits>(as, 'getMyTimeCredits', {})).body;
  return { balance, held };
};
const accept = async (as: number, booking: SkillBooking) => act(as, 'answerSkillBooking', booking, { accepts: true });
const say = (as: number, booking: SkillBooking, outcome = 'happened') =>
  act(as, 'saySkillOutcome', booking, { outcome });
describe('a written exchange for time credit', () => {
  test('is asked for, accepted with its agreement, said by both to have happened, and paid once', async () => {
    const listing = await list(ana);
    const asked = await book(ben, listing.id, { notes: 'About my cockatiel.' });
    expect(asked).toEqual({
      id: expect.any(Number),
      bookingId: null,
      skillListing: { id: listing.id, title: 'Your story by letter' },
      teacher: { id: ana, name: 'Ana', avatar: `/avatars/user-${ana}.png` },
      learner: { id: ben, name: 'Ben', avatar: `/avatars/user-${ben}.png` },
      side: 'booker',
      isTeacher: false,
      scheduledDate: null,
      finishBy,
      duration: 60,
      status: 'pending',
      meetingLink: '',
      rating: null,
      notes: 'About my cockatiel.',
      payment: 'credit',
      price: 0,
      credit: { minutes: 60, state: 'held' },
      agreed: { owner: null, booker: start.toISOString() },
      endedAt: null,
      outcomes: { owner: null, booker: null },
      actions: ['cancel'],
      version: 2,
      createdAt: start.toISOString(),
    });
    expect(await credits(ben)).toEqual({ balance: 0, held: 60 });
    const seen = await get(ana, asked);
    expect(seen).toMatchObject({ side: 'owner', isTeacher: true, actions: ['accept', 'decline', 'cancel'] });
    const agreed = await accept(ana, asked);
    expect(agreed).toMatchObject({ status: 'confirmed', agreed: { owner: start.toISOString() } });
    const said = await say(ana, agreed);
    expect(said.status).toBe('confirmed');
    expect(await credits(ana)).toEqual({ balance: 0, held: 0 });
    const done = await say(ben, said);
    expect(done).toMatchObject({ status: 'completed', credit: { minutes: 60, state: 'moved' }, actions: ['rate'] });
    expect(await credits(ana)).toEqual({ balance: 60, held: 0 });
    expect(await credits(ben)).toEqual({ balance: -60, held: 0 });
    expect(await refused(ben, 'saySkillOutcome', done, { outcome: 'happened' })).toBe(409);
    const counted = await app.call<SkillListing>(ben, 'getSkillListing', { params: { id: listing.id } });
    expect(counted.body.totalSessions).toBe(1);
    const mine = await app.call<SkillBooking[]>(ben, 'listMySkillBookings', {});
    expect(mine.body).toEqual([done]);
  });

  test('declined or cancelled, what was held is free again', async () => {
    const { id } = await list(ana);
    const declined = await act(ana, 'answerSkillBooking', await book(ben, id), { accepts: false });
    expect(declined).toMatchObject({ status: 'declined', credit: { state: 'freed' }, endedAt: start.toISOString() });
    const cancelled = await act(ben, 'cancelSkillBooking', await accept(ana, await book(ben, id)));
    expect(cancelled).toMatchObject({ status: 'cancelled', credit: { state: 'freed' } });
    expect(await credits(ben)).toEqual({ balance: 0, held: 0 });
  });

  test('nobody books past the shown limit', async () => {
    const { id } = await list(ana, { sessionLength: 90 });
    await book(ben, id);
    const error = await book(ben, id).catch((thrown: { problem: { detail: string } }) => thrown.problem.detail);
    expect(error).toBe('There isn’t enough time credit for this. Teach something first, or choose a shorter session.');
    expect(await credits(ben)).toEqual({ balance: 0, held: 90 });
    expect((await app.call<SkillBooking[]>(ben, 'listMySkillBookings', {})).body).toHaveLength(1);
  });

  test('of what is wanted, the owner learns and pays, and nothing is held before they accept', async () => {
    const { id } = await list(ana, { isOffering: false });
    const asked = await book(ben, id);
    expect(asked).toMatchObject({ isTeacher: true, credit: { minutes: 60, state: 'none' } });
    expect(await credits(ana)).toEqual({ balance: 0, held: 0 });
    const agreed = await accept(ana, asked);
    expect(await credits(ana)).toEqual({ balance: 0, held: 60 });
    await say(ben, await say(ana, agreed));
    expect(await credits(ben)).toEqual({ balance: 60, held: 0 });
  });

  test('when the two disagree it is kept, until a moderator who is neither decides', async () => {
    const { id } = await list(ana);
    const disputed = await say(ben, await say(ana, await accept(ana, await book(ben, id))), 'missed');
    expect(disputed).toMatchObject({ status: 'disputed', credit: { state: 'held' } });
    const open = await app.call<SkillDispute[]>(moderator, 'listSkillDisputes', {});
    expect(open.body).toContainEqual(
      expect.objectContaining({ id: disputed.id, minutes: 60, outcomes: { owner: 'happened', booker: 'missed' } }),
    );
    expect(await refused(ana, 'settleSkillBooking', disputed, { outcome: 'happened' })).toBe(403);
    const settle = (outcome: string) => refused(moderator, 'settleSkillBooking', disputed, { outcome });
    expect(await settle('happened')).toBe(200);
    expect(await settle('missed')).toBe(404);
    expect(await credits(ana)).toEqual({ balance: 60, held: 0 });
  });

  test('when the two agree after all, no one else needs to decide', async () => {
    const { id } = await list(ana);
    const disputed = await say(ben, await say(ana, await accept(ana, await book(ben, id))), 'missed');
    expect(await say(ana, disputed, 'missed')).toMatchObject({ status: 'missed', credit: { state: 'freed' } });
  });
});

test('only the two see it, only the owner answers, and a stale page changes nothing', async () => {
  const { id } = await list(ana, { payment: 'free' });
  const asked = await book(ben, id);
  expect(await app.status(moderator, 'getSkillBooking', { params: { id: asked.id } })).toBe(404);
  expect(await refused(ben, 'answerSkillBooking', asked, { accepts: true })).toBe(409);
  const agreed = await accept(ana, asked);
  expect(await refused(ana, 'cancelSkillBooking', asked)).toBe(409);
  expect(await refused(ana, 'cancelSkillBooking', agreed)).toBe(200);
  expect(await app.status(ana, 'createSkillBooking', { body: { skillListingId: id, finishBy } })).toBe(403);
});

test('a day must be in the next 120 days, and an exchange that is only live needs a time', async () => {
  const { id } = await list(ana, { payment: 'free' });
  const live = await list(ana, { exchange: 'live' });
  const status = (body: object) => app.status(ben, 'createSkillBooking', { body });
  expect(await status({ skillListingId: id, finishBy: '2026-11-25' })).toBe(400);
  expect(await status({ skillListingId: id, finishBy: '2027-11-25' })).toBe(400);
  expect(await status({ skillListingId: id })).toBe(400);
  expect(await status({ skillListingId: live.id, finishBy })).toBe(400);
});

test('three requests wait with one person at most, however many are sent at once', async () => {
  const { id } = await list(ana, { payment: 'free' });
  const body = { skillListingId: id, finishBy };
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.status(ben, 'createSkillBooking', { body })));
  expect(answers.filter((one) => one === 201)).toHaveLength(3);
  expect(answers.filter((one) => one === 409)).toHaveLength(5);
});

describe('rating what was done in writing', () => {
  const done = async (more: object = {}) => {
    const listing = await list(ana, more);
    return say(ben, await say(ana, await accept(ana, await book(ben, listing.id))));
  };
  const five = { stars: 5, text: 'A page I will keep.' };

  test('who booked it rates it once, and everyone finds stars and words with the skill', async () => {
    const booking = await done();
    const params = { id: booking.skillListing.id ?? 0 };
    expect(booking).toMatchObject({ rating: null, actions: ['rate'] });
    expect(await get(ana, booking)).toMatchObject({ actions: [] });
    expect(await act(ben, 'rateSkillBooking', booking, five)).toMatchObject({ rating: 5, actions: [] });
    expect(await get(ana, booking)).toMatchObject({ rating: null });
    const rated = await app.call<SkillListing>(moderator, 'getSkillListing', { params });
    expect(rated.body).toMatchObject({ rating: 5, ratingCount: 1, totalSessions: 1 });
    const ratings = await app.call<object[]>(moderator, 'listRatings', { params: { kind: 'skill', ref: params.id } });
    expect(ratings.body).toEqual([expect.objectContaining({ stars: 5, text: five.text })]);
    expect(await refused(ben, 'rateSkillBooking', booking, five)).toBe(409);
  });

  test('however often it is sent at once, it is one rating', async () => {
    const booking = await done();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refused(ben, 'rateSkillBooking', booking, { stars: 4 })),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test('nothing can be rated before both say that it took place, by its owner, or by someone else', async () => {
    const waiting = await accept(ana, await book(ben, (await list(ana, { payment: 'free' })).id));
    expect(await refused(ben, 'rateSkillBooking', waiting, five)).toBe(409);
    const booking = await done({ payment: 'free' });
    expect(await refused(ana, 'rateSkillBooking', booking, five)).toBe(409);
    expect(await refused(moderator, 'rateSkillBooking', booking, five)).toBe(404);
  });

  test('it is reported, taken down by a moderator, and then counts no more', async () => {
    const booking = await act(ben, 'rateSkillBooking', await done(), { stars: 1, text: 'Rude words.' });
    const params = { id: booking.skillListing.id ?? 0 };
    const ratings = () =>
      app.call<{ id: number }[]>(moderator, 'listRatings', { params: { kind: 'skill', ref: params.id } });
    const [rating] = (await ratings()).body;
    const contentId = rating?.id ?? 0;
    const report = await app.call<{ id: number }>(ana, 'createReport', {
      body: { contentType: 'booking_rating', contentId, reason: 'spam', reporterId: ana, reportedUserId: ben },
    });
    const decided = { params: { id: report.body.id } };
    await app.call(moderator, 'assignReport', { ...decided, body: {} });
    await app.call(moderator, 'decideReport', {
      ...decided,
      body: { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'Rude.' },
    });
    await app.settle();
    expect((await ratings()).body).toEqual([]);
    expect((await app.call<SkillListing>(moderator, 'getSkillListing', { params })).body).toMatchObject({
      rating: null,
      ratingCount: 0,
    });
  });
});

describe('time alone', () => {
  const later = async (days: number) => {
    const now = new Date(start.getTime() + days * 86_400_000);
    app.setNow(now);
    await endExchanges.long({ query: app.database.query, now, services: app.app.services });
  };

  test('ends a request that nobody answers, and frees what was held', async () => {
    const asked = await book(ben, (await list(ana)).id, { finishBy: '2027-01-20' });
    await later(14);
    expect((await get(ben, asked)).status).toBe('pending');
    await later(14.1);
    expect(await get(ben, asked)).toMatchObject({ status: 'expired', credit: { state: 'freed' } });
  });

  test('makes one answer count for both after a week', async () => {
    const said = await say(ana, await accept(ana, await book(ben, (await list(ana)).id)));
    await later(7);
    expect((await get(ben, said)).status).toBe('confirmed');
    await later(7.1);
    expect((await get(ben, said)).status).toBe('completed');
    expect(await credits(ana)).toEqual({ balance: 60, held: 0 });
  });

  test('frees what was held when no one says how it went', async () => {
    const agreed = await accept(ana, await book(ben, (await list(ana)).id));
    await later(44);
    expect((await get(ben, agreed)).status).toBe('confirmed');
    await later(46);
    expect(await get(ben, agreed)).toMatchObject({ status: 'unconfirmed', credit: { state: 'freed' } });
  });
});

test('a block ends it without a word, and what was held is free again', async () => {
  const agreed = await accept(ana, await book(ben, (await list(ana)).id));
  await app.call(ana, 'block', { params: { id: ben } });
  await app.settle();
  expect(await app.status(ben, 'getSkillBooking', { params: { id: agreed.id } })).toBe(404);
  expect(await credits(ben)).toEqual({ balance: 0, held: 0 });
});

test('both hear of each step of the other', async () => {
  const kinds = async (as: number) => {
    await app.settle();
    const { body } = await app.call<{ kind: string; link: string }[]>(as, 'listNotifications', {});
    return body.filter(({ link }) => link.includes('/bookings/')).map(({ kind }) => kind);
  };
  const asked = await book(ben, (await list(ana)).id);
  expect(await kinds(ana)).toEqual(['skillExchangeAsked']);
  expect(await kinds(ben)).toEqual([]);
  await accept(ana, asked);
  expect(await kinds(ben)).toEqual(['skillExchangeAnswered']);
});
