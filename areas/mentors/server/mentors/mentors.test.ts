import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Mentor, MentorReview, MentorToCheck, MyMentoring } from '../../contract.ts';
import { ask, becomeMentor, begin, profile, refusal } from '../testing/pair.ts';

const start = new Date('2026-12-07T01:00:00.000Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

let app: TestApp;
let wendy: number;
let jo: number;
let ben: number;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
  wendy = await app.addMember({ name: 'Wendy' });
  jo = await app.addMember({ name: 'Jo' });
  ben = await app.addMember({ name: 'Ben' });
  moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const list = async (as: number, query: object = {}) =>
  (await app.call<Mentor[]>(as, 'listMentors', { query: { limit: 100, ...query } })).body;
const names = async (as: number, query: object = {}) => (await list(as, query)).map(({ name }) => name);

describe('a mentor', () => {
  test('has every specified field, and is found with no figure that no one has earned', async () => {
    await becomeMentor(app, wendy, { workingWithMe: 'Write first.', languages: ['english', 'cantonese'] });
    expect(await list(ben)).toEqual([
      {
        id: wendy,
        name: 'Wendy',
        avatar: `/avatars/user-${wendy}.png`,
        title: 'Bookkeeper',
        rating: null,
        reviewCount: 0,
        totalMentorships: 0,
        expertise: ['ABN and tax'],
        bio: 'I help with numbers.',
        experience: 17,
        responseTime: '',
        focusAreas: ['career'],
        formats: ['text'],
        languages: ['english', 'cantonese'],
        workingWithMe: 'Write first.',
        room: 2,
        isPaused: false,
        isChecked: false,
        reasons: [],
        isAsked: false,
        isYours: false,
        mine: false,
      },
    ]);
    expect(await app.status(0, 'listMentors', {})).toBe(401);
  });

  test('changes their profile; an older version is refused', async () => {
    const saved = await becomeMentor(app, jo, { title: 'Coder', focusAreas: ['technology'], formats: ['voice'] });
    expect(saved.profile).toMatchObject({ title: 'Coder', check: 'waiting', version: 1 });
    const next = await becomeMentor(app, jo, {
      title: 'Coder by voice',
      focusAreas: ['technology'],
      formats: ['voice'],
      experience: 3,
      expertise: ['Voice control'],
      version: 1,
    });
    expect(next.profile).toMatchObject({ title: 'Coder by voice', version: 2 });
    expect(await app.status(jo, 'saveMentorProfile', { body: profile({ version: 1 }) })).toBe(409);
    expect(await app.status(jo, 'saveMentorProfile', { body: profile({ version: 0 }) })).toBe(409);
  });

  test('is checked by a moderator who is someone else; declined with a reason, and looked at again', async () => {
    const waiting = async () =>
      (await app.call<MentorToCheck[]>(moderator, 'listMentorsToCheck', {})).body.map(({ mentor }) => mentor.name);
    const decide = (by: number, id: number, body: object) =>
      app.status(by, 'decideMentorCheck', { params: { id }, body: { reason: '', ...body } });
    expect(await waiting()).toEqual(['Wendy', 'Jo']);
    expect(await decide(moderator, wendy, { version: 1, isChecked: true })).toBe(204);
    expect(await decide(moderator, jo, { version: 2, isChecked: false })).toBe(400);
    expect(await decide(moderator, jo, { version: 2, isChecked: false, reason: 'Say more.' })).toBe(204);
    expect(await waiting()).toEqual([]);
    const own = (await app.call<MyMentoring>(jo, 'getMyMentoring', {})).body.profile;
    expect(own).toMatchObject({ check: 'declined', checkReason: 'Say more.', version: 3 });
    await becomeMentor(app, jo, { focusAreas: ['technology'], formats: ['voice'], experience: 3, version: 3 });
    expect(await waiting()).toEqual(['Jo']);
    await becomeMentor(app, moderator, {});
    expect(await decide(moderator, moderator, { version: 1, isChecked: true })).toBe(403);
    await app.call(moderator, 'stopMentoring', {});
    expect((await list(ben)).map(({ name, isChecked }) => [name, isChecked])).toEqual([
      ['Wendy', true],
      ['Jo', false],
    ]);
  });
});

describe('finding', () => {
  test('search and focus area find by name, title, bio and skill', async () => {
    expect(await names(ben, { search: 'WENDY' })).toEqual(['Wendy']);
    expect(await names(ben, { search: 'abn and' })).toEqual(['Wendy', 'Jo']);
    expect(await names(ben, { search: '100%' })).toEqual([]);
    expect(await names(ben, { focusArea: 'technology' })).toEqual(['Jo']);
    expect(await names(ben, { focusArea: 'education' })).toEqual([]);
    expect(await app.status(ben, 'listMentors', { query: { focusArea: 'cooking' } })).toBe(400);
  });

  test('further filters show those who fit all of them', async () => {
    expect(await names(ben, { minYears: 5 })).toEqual(['Wendy']);
    expect(await names(ben, { format: 'voice' })).toEqual(['Jo']);
    expect(await names(ben, { format: 'voice', minYears: 5 })).toEqual([]);
    expect(await names(ben, { minRating: 1 })).toEqual([]);
    expect(await names(ben, { respondsWithin: 14 })).toEqual([]);
  });

  test('response time is the median of their own answers, rating comes from reviews alone', async () => {
    for (const [at, answered, operation] of [
      [0, 10, 'declineMentorshipRequest'],
      [20, 70, 'declineMentorshipRequest'],
      [80, 130, 'acceptMentorshipRequest'],
    ] as const) {
      app.setNow(hours(at));
      const { id: requestId } = await ask(app, ben, wendy);
      app.setNow(hours(answered));
      await app.call(wendy, operation, { params: { requestId } });
    }
    const wendyNow = async () => (await list(ben, { search: 'Wendy' }))[0];
    expect(await wendyNow()).toMatchObject({
      responseTime: 'about 2 days',
      totalMentorships: 1,
      room: 1,
      isYours: true,
      rating: null,
    });
    expect(await names(ben, { respondsWithin: 3 })).toEqual(['Wendy']);
    expect(await names(ben, { respondsWithin: 1 })).toEqual([]);
    const [{ id } = { id: 0 }] = (await app.call<{ id: number }[]>(ben, 'listMyMentorships', {})).body;
    await app.call(ben, 'endMentorship', { params: { id }, body: { version: 1 } });
    await app.call(ben, 'reviewMentorship', { params: { id }, body: { stars: 4, text: 'Patient.' } });
    await app.call(wendy, 'reviewMentorship', { params: { id }, body: { stars: 1 } });
    expect(await wendyNow()).toMatchObject({ rating: 4, reviewCount: 1, totalMentorships: 1, room: 2 });
    expect(await names(ben, { minRating: 4 })).toEqual(['Wendy']);
    expect(await names(ben, { minRating: 4.5 })).toEqual([]);
    const reviews = await app.call<MentorReview[]>(jo, 'listMentorReviews', { params: { id: wendy } });
    expect(reviews.body.map(({ stars, text, by }) => [stars, text, by?.name])).toEqual([[4, 'Patient.', 'Ben']]);
    app.setNow(new Date(hours(130).getTime() + 181 * 86_400_000));
    expect((await wendyNow())?.responseTime).toBe('');
  });

  test('full and paused mentors have no room, and are left out by “has room”', async () => {
    app.setNow(start);
    const amara = await app.addMember({ name: 'Amara' });
    await becomeMentor(app, amara, { capacity: 0 });
    const dee = await app.addMember({ name: 'Dee' });
    await becomeMentor(app, dee, { isPaused: true });
    expect(await names(ben, { hasRoom: 'true' })).toEqual(['Wendy', 'Jo']);
    expect((await list(ben)).map(({ name, room }) => [name, room])).toEqual([
      ['Wendy', 2],
      ['Jo', 2],
      ['Amara', 0],
      ['Dee', 0],
    ]);
    await app.call(amara, 'stopMentoring', {});
    await app.call(dee, 'stopMentoring', {});
  });

  test('a list goes on where it ended', async () => {
    const first = await app.call<Mentor[]>(ben, 'listMentors', { query: { limit: 1 } });
    const cursor = (first as { next?: string }).next;
    const second = await app.call<Mentor[]>(ben, 'listMentors', { query: { limit: 1, cursor: cursor ?? '' } });
    expect([...first.body, ...second.body].map(({ name }) => name)).toEqual(['Wendy', 'Jo']);
  });
});

describe('why this match', () => {
  test('what both have is named, counts for the order, and can be dropped for good', async () => {
    const zoe = await app.addMember({ name: 'Zoe' });
    const kim = await app.addMember({ name: 'Kim' });
    await becomeMentor(app, kim, { focusAreas: ['education'], lived: ['autistic'], formats: ['auslan'] });
    const wishes = { focusAreas: ['education'], lived: ['autistic'], formats: ['auslan'], languages: [], version: 0 };
    await app.call(zoe, 'saveMentorWishes', { body: wishes });
    expect(await app.status(zoe, 'saveMentorWishes', { body: wishes })).toBe(409);
    const reasons = async (query: object = {}) =>
      (await list(zoe, query)).map((mentor) => [mentor.name, ...mentor.reasons.map(({ text }) => text)]);
    expect(await reasons()).toEqual([
      [
        'Kim',
        'Same focus: Education',
        'You both chose to share: Autistic',
        'You both like to meet by: Auslan video call',
      ],
      ['Wendy'],
      ['Jo'],
    ]);
    // No one else is told of what a mentor shares.
    expect((await list(ben)).flatMap((mentor) => mentor.reasons)).toEqual([]);
    const drop = (reason: string, isDropped: boolean) =>
      app.call<MyMentoring>(zoe, 'dropMatchReason', { body: { reason, isDropped } });
    const dropped = await drop('lived:autistic', true);
    expect(dropped.body.dropped).toEqual([{ reason: 'lived:autistic', text: 'You both chose to share: Autistic' }]);
    await drop('lived:autistic', true);
    expect((await reasons())[0]).toEqual([
      'Kim',
      'Same focus: Education',
      'You both like to meet by: Auslan video call',
    ]);
    // The focus area that is searched for counts too.
    expect(await reasons({ focusArea: 'career' })).toEqual([['Wendy', 'Same focus: Career']]);
    expect((await drop('lived:autistic', false)).body.dropped).toEqual([]);
    expect(await app.status(zoe, 'dropMatchReason', { body: { reason: 'age:12', isDropped: true } })).toBe(400);
    await app.call(kim, 'stopMentoring', {});
  });
});

test('who stops mentoring is no longer found, and their mentorships go on', async () => {
  const una = await app.addMember({ name: 'Una' });
  await becomeMentor(app, una, {});
  const { id } = await begin(app, ben, una);
  const { id: requestId } = await ask(app, jo, una);
  expect((await app.call<MyMentoring>(una, 'stopMentoring', {})).body.profile).toBeNull();
  expect(await names(ben, { search: 'Una' })).toEqual([]);
  expect(await app.status(ben, 'getMentor', { params: { id: una } })).toBe(404);
  const [sent] = (await app.call<{ id: number; status: string }[]>(jo, 'listSentMentorRequests', {})).body;
  expect(sent).toMatchObject({ id: requestId, status: 'declined' });
  expect(await app.status(ben, 'getMentorship', { params: { id } })).toBe(200);
  expect(await refusal(app, una, 'acceptMentorshipRequest', { params: { requestId } })).toBe(
    'This request no longer waits for an answer.',
  );
});
