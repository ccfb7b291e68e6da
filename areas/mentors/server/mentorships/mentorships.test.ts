import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openUp, testNow, tuesday } from '#areas/bookings/server/testing/pair.ts';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Mentorship, MentorshipNote } from '../../contract.ts';
import { personalData } from '../personal-data.ts';
import { ask, becomeMentor, begin, refusal } from '../testing/pair.ts';

let app: TestApp;
let mentor: number;
let mentee: number;
let other: number;
let begun: Mentorship;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());
beforeEach(async () => {
  mentor = await app.addMember({ name: 'Mia' });
  mentee = await app.addMember({ name: 'Ned' });
  other = await app.addMember({ name: 'Ola' });
  await becomeMentor(app, mentor);
  begun = await begin(app, mentee, mentor, { goals: ['One', 'Two'] });
});

const params = () => ({ params: { id: begun.id } });
const does = async (by: number, operation: string, body: object) =>
  (await app.call<Mentorship>(by, operation, { ...params(), body })).body;
const kinds = async (as: number) => {
  await app.settle();
  return (await app.call<{ kind: string }[]>(as, 'listNotifications', {})).body.map(({ kind }) => kind);
};

describe('goals', () => {
  test('progress follows what is ticked, for both, and no one else sees it', async () => {
    const steps = [
      { text: 'First', isDone: true },
      { text: 'Second', isDone: false },
    ];
    const goals = [
      { title: 'One', isDone: false, steps },
      { title: 'Two', isDone: true },
    ];
    const saved = await does(mentee, 'saveMentorshipGoals', { version: 1, goals });
    expect(saved).toMatchObject({ progress: 75, version: 2 });
    expect(saved.goals).toEqual([
      { title: 'One', isDone: false, steps },
      { title: 'Two', isDone: true, steps: [] },
    ]);
    expect((await app.call<Mentorship>(mentor, 'getMentorship', params())).body.progress).toBe(75);
    expect(await app.status(mentor, 'saveMentorshipGoals', { ...params(), body: { version: 1, goals } })).toBe(409);
    expect(await app.status(other, 'getMentorship', params())).toBe(404);
    expect(await app.status(other, 'saveMentorshipGoals', { ...params(), body: { version: 2, goals } })).toBe(404);
    const tooMany = Array.from({ length: 21 }, () => ({ title: 'A goal' }));
    expect(await app.status(mentee, 'saveMentorshipGoals', { ...params(), body: { version: 2, goals: tooMany } })).toBe(
      400,
    );
  });
});

describe('notes', () => {
  const notes = async (as: number) =>
    (await app.call<MentorshipNote[]>(as, 'listMentorshipNotes', params())).body.map(({ text, mine }) => [text, mine]);
  const add = async (by: number, text: string, isShared: boolean) =>
    (await app.call<MentorshipNote>(by, 'addMentorshipNote', { ...params(), body: { text, isShared } })).body;

  test('a note is its author’s alone until it is shared', async () => {
    const own = await add(mentee, 'For me.', false);
    await add(mentor, 'For us.', true);
    expect(await notes(mentee)).toEqual([
      ['For us.', false],
      ['For me.', true],
    ]);
    expect(await notes(mentor)).toEqual([['For us.', true]]);
    const one = { params: { id: own.id } };
    expect(
      await app.status(mentor, 'editMentorshipNote', { ...one, body: { text: 'x', isShared: true, version: 1 } }),
    ).toBe(404);
    await app.call(mentee, 'editMentorshipNote', { ...one, body: { text: 'For both.', isShared: true, version: 1 } });
    expect(await notes(mentor)).toEqual([
      ['For us.', true],
      ['For both.', false],
    ]);
    expect(await app.status(mentor, 'deleteMentorshipNote', one)).toBe(404);
    await app.call(mentee, 'deleteMentorshipNote', one);
    expect(await notes(mentor)).toEqual([['For us.', true]]);
    expect(await app.status(other, 'listMentorshipNotes', params())).toBe(404);
    expect(await kinds(mentee)).toContain('mentorshipNoteShared');
  });
});

describe('sessions', () => {
  test('the mentee books from the mentor’s times, and the next agreed one is shown', async () => {
    await openUp(app, mentor);
    const thing = { kind: 'mentorship', ref: begun.id };
    const body = { startsAt: tuesday('10:00'), minutes: 30, zone: 'Australia/Perth', format: 'text' };
    expect(await app.status(other, 'requestBooking', { params: thing, body })).toBe(404);
    const half = { ...body, minutes: 40 };
    const made = await app.call<{ id: number; version: number }>(mentee, 'requestBooking', {
      params: thing,
      body: half,
    });
    expect((await app.call<Mentorship>(mentee, 'getMentorship', params())).body.nextSession).toBeNull();
    const { id, version } = made.body;
    await app.call(mentor, 'acceptBooking', { params: { id }, body: { version } });
    const [seen] = (await app.call<Mentorship[]>(mentee, 'listMyMentorships', {})).body;
    expect(seen).toMatchObject({ nextSession: tuesday('10:00'), nextBookingId: id });
    // What is planned ends with the mentorship.
    await does(mentor, 'endMentorship', { version: 1 });
    expect((await app.call<{ status: string }>(mentee, 'getBooking', { params: { id } })).body.status).toBe(
      'cancelled',
    );
  });

  test('a paused mentorship takes no sessions until it goes on', async () => {
    await does(mentee, 'pauseMentorship', { version: 1, isPaused: true });
    const bookable = { params: { kind: 'mentorship', ref: begun.id } };
    const read = async () =>
      (await app.call<{ mayBook: boolean; whyNot: string }>(mentee, 'getBookable', bookable)).body;
    expect(await read()).toMatchObject({
      mayBook: false,
      whyNot: 'This mentorship is paused. Resume it first.',
    });
    expect(await kinds(mentor)).toContain('mentorshipPaused');
    expect(await does(mentor, 'pauseMentorship', { version: 2, isPaused: false })).toMatchObject({ status: 'active' });
  });
});

describe('the end', () => {
  test('either ends it with thanks, and both review the other once', async () => {
    expect(await app.status(mentee, 'reviewMentorship', { ...params(), body: { stars: 5 } })).toBe(409);
    const ended = await does(mentee, 'endMentorship', { version: 1, thanks: 'You were kind.' });
    expect(ended).toMatchObject({ status: 'ended', endedBy: 'mentee', thanks: 'You were kind.' });
    expect(await refusal(app, mentor, 'endMentorship', { ...params(), body: { version: 2 } })).toBe(
      'This mentorship has ended.',
    );
    await does(mentee, 'reviewMentorship', { stars: 4, text: 'Good.' });
    const mine = await does(mentee, 'reviewMentorship', { stars: 5, text: 'Very good.' });
    expect(mine.myReview).toMatchObject({ stars: 5, text: 'Very good.' });
    const theirs = await does(mentor, 'reviewMentorship', { stars: 5, text: 'Ready each time.' });
    expect(theirs).toMatchObject({ myReview: { text: 'Ready each time.' }, theirReview: { text: 'Very good.' } });
    expect(await kinds(mentor)).toEqual(expect.arrayContaining(['mentorshipEnded', 'mentorshipReviewed']));
    expect((await ask(app, mentee, mentor)).status).toBe('pending');
  });

  test('a block ends it, and neither finds it', async () => {
    await app.call(mentor, 'block', { params: { id: mentee } });
    await app.settle();
    expect(await app.status(mentee, 'getMentorship', params())).toBe(404);
    expect((await app.call<Mentorship[]>(mentor, 'listMyMentorships', {})).body).toEqual([]);
  });

  test('when the mentee leaves, the mentor keeps it without them and without their goals', async () => {
    const { services } = app.app;
    await services.transaction(async (db, emit) => {
      const about = { userId: mentee, email: '', config: app.config, notices: services.notices, now: testNow };
      await personalData.erase({ query: queryIn(db), emit, ...about });
    });
    const [left] = (await app.call<Mentorship[]>(mentor, 'listMyMentorships', {})).body;
    expect(left).toMatchObject({ id: begun.id, status: 'ended', mentee: null, goals: [], progress: 0, endedBy: null });
  });
});
