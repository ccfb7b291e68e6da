import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { Mentorship, MentorshipRequest } from '../../contract.ts';
import { personalData } from '../personal-data.ts';
import { ask, asking, becomeMentor, begin, refusal } from '../testing/pair.ts';
import { expireRequests, remindMentors } from './jobs.ts';

const start = new Date('2026-12-07T01:00:00.000Z');
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);

let app: TestApp;
let mentor: number;
let mentee: number;
let other: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(start);
  mentor = await app.addMember({ name: 'Mia' });
  mentee = await app.addMember({ name: 'Ned' });
  other = await app.addMember({ name: 'Ola' });
  await becomeMentor(app, mentor);
});

const received = async (as = mentor) => (await app.call<MentorshipRequest[]>(as, 'listMentorRequests', {})).body;
const sent = async (as = mentee) => (await app.call<MentorshipRequest[]>(as, 'listSentMentorRequests', {})).body;
const answer = (by: number, way: 'accept' | 'decline' | 'withdraw', requestId: number, body?: object) =>
  app.status(by, `${way}MentorshipRequest`, { params: { requestId }, ...(body && { body }) });

describe('asking', () => {
  test('the mentor sees exactly what the mentee wrote', async () => {
    const made = await ask(app, mentee, mentor, {
      focusArea: 'advocacy',
      goals: ['Speak up', 'Write it down'],
      message: 'Text suits me.',
    });
    const { id } = made;
    const expected = {
      id,
      mentorId: mentor,
      mentor: { id: mentor, name: 'Mia', avatar: `/avatars/user-${mentor}.png` },
      mentee: { id: mentee, name: 'Ned', avatar: `/avatars/user-${mentee}.png` },
      focusArea: 'advocacy',
      message: 'Text suits me.',
      goals: ['Speak up', 'Write it down'],
      status: 'pending',
      reason: '',
      mentorshipId: null,
      createdAt: start.toISOString(),
      expiresAt: inDays(14).toISOString(),
    };
    expect(made).toEqual({ ...expected, mine: true });
    expect(await received()).toEqual([{ ...expected, mine: false }]);
    expect(await sent()).toEqual([{ ...expected, mine: true }]);
    expect(await received(mentee)).toEqual([]);
  });

  test('a second pending request, oneself, an unknown mentor and one without room are refused with a message', async () => {
    await ask(app, mentee, mentor);
    const say = (by: number, to: number, more: object = {}) =>
      refusal(app, by, 'createMentorshipRequest', asking(to, more));
    expect(await say(mentee, mentor)).toBe(
      'You have already asked Mia. Wait for an answer, or withdraw your request first.',
    );
    expect(await sent()).toHaveLength(1);
    expect(await app.status(mentor, 'createMentorshipRequest', asking(mentor))).toBe(403);
    expect(await say(mentor, mentor)).toBe('You can’t ask yourself to be your mentor.');
    expect(await app.status(mentee, 'createMentorshipRequest', asking(other))).toBe(404);
    await becomeMentor(app, other, { capacity: 0 });
    expect(await say(mentee, other)).toBe('Ola has no room for another mentee at the moment.');
    expect(await app.status(mentee, 'createMentorshipRequest', asking(mentor, { goals: [] }))).toBe(400);
    expect(await app.status(mentee, 'createMentorshipRequest', asking(mentor, { focusArea: 'cooking' }))).toBe(400);
  });

  test('two requests sent at once become one', async () => {
    const both = await Promise.all([
      app.status(mentee, 'createMentorshipRequest', asking(mentor)),
      app.status(mentee, 'createMentorshipRequest', asking(mentor)),
    ]);
    expect(both.sort()).toEqual([201, 409]);
    expect(await sent()).toHaveLength(1);
  });
});

describe('age', () => {
  const young = { isAdult: false };
  const quiet = { isAdult: undefined };
  const refused = (to: number, more: object) => refusal(app, mentee, 'createMentorshipRequest', asking(to, more));
  const unchecked = (name: string) =>
    `Moderators haven’t checked ${name} yet. Until then only members of 18 or older can ask.`;
  const decide = async (id: number, version: number, isChecked: boolean) => {
    const moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
    const body = { version, isChecked, reason: isChecked ? '' : 'We could not reach you.' };
    await app.call(moderator, 'decideMentorCheck', { params: { id }, body });
  };
  const kept = async () =>
    (
      await app.database.query<{ says: boolean | null }>(
        '',
        'select says_adult as says from mentorship_requests where mentee_id = $1 order by id',
        [mentee],
      )
    ).map(({ says }) => says);

  test('who says that they are under 18, or says nothing, asks only mentors whom moderators have checked', async () => {
    for (const more of [young, quiet]) expect(await refused(mentor, more)).toBe(unchecked('Mia'));
    await decide(mentor, 1, false);
    for (const more of [young, quiet]) expect(await refused(mentor, more)).toBe(unchecked('Mia'));
    expect(await received()).toEqual([]);
    await decide(mentor, 2, true);
    expect((await ask(app, mentee, mentor, young)).status).toBe('pending');
    expect((await ask(app, other, mentor, quiet)).status).toBe('pending');
    expect(await received()).toHaveLength(2);
  });

  test('who says that they are 18 or older asks every mentor', async () => {
    expect((await ask(app, mentee, mentor)).status).toBe('pending');
    expect(await received()).toHaveLength(1);
  });

  test('the word cannot be changed to 18 or older while a request waits', async () => {
    await decide(mentor, 1, true);
    await becomeMentor(app, other);
    const { id } = await ask(app, mentee, mentor, young);
    const says = (age: string) =>
      `A request of yours that waits says that you are ${age}. Wait for its answer, or withdraw it first.`;
    expect(await refused(other, {})).toBe(says('younger than 18'));
    expect(await received(other)).toEqual([]);
    expect(await refused(other, young)).toBe(unchecked('Ola'));
    expect(await refused(other, quiet)).toBe(unchecked('Ola'));
    expect(await answer(mentee, 'withdraw', id)).toBe(200);
    const older = await ask(app, mentee, other);
    // Nor the other way: someone younger would wait for a mentor whom no one has checked.
    expect(await refused(mentor, young)).toBe(says('18 or older'));
    expect(await answer(other, 'decline', older.id)).toBe(200);
    expect((await ask(app, mentee, mentor, young)).status).toBe('pending');
  });

  test('two requests sent at once cannot say different things', async () => {
    await decide(mentor, 1, true);
    await becomeMentor(app, other);
    const both = await Promise.all([
      app.status(mentee, 'createMentorshipRequest', asking(mentor, young)),
      app.status(mentee, 'createMentorshipRequest', asking(other)),
    ]);
    expect(both.sort()).toEqual([201, 409]);
    expect(await kept()).toHaveLength(1);
  });

  test('a mentor whom moderators no longer vouch for accepts only those who are 18 or older', async () => {
    await decide(mentor, 1, true);
    const younger = await ask(app, mentee, mentor, young);
    const silent = await ask(app, other, mentor, quiet);
    const grown = await ask(app, await app.addMember({ name: 'Pia' }), mentor);
    await decide(mentor, 2, false);
    for (const { id } of [younger, silent]) {
      expect(await refusal(app, mentor, 'acceptMentorshipRequest', { params: { requestId: id } })).toBe(
        'You can accept this request once moderators have checked your profile.',
      );
    }
    expect((await sent())[0]?.status).toBe('pending');
    expect(await answer(mentor, 'accept', grown.id)).toBe(200);
    await decide(mentor, 3, true);
    expect(await answer(mentor, 'accept', younger.id)).toBe(200);
    expect(await answer(mentor, 'decline', silent.id)).toBe(200);
  });

  test('a mentor who stops and comes back is checked again before members under 18 ask', async () => {
    await decide(mentor, 1, true);
    const { id } = await ask(app, mentee, mentor, young);
    await app.call(mentor, 'stopMentoring', {});
    await becomeMentor(app, mentor);
    expect(await answer(mentor, 'accept', id)).toBe(409);
    expect(await refused(mentor, young)).toBe(unchecked('Mia'));
  });

  test('the mentor never sees the word, and it is deleted with the answer', async () => {
    await decide(mentor, 1, true);
    const { id } = await ask(app, mentee, mentor, young);
    expect(JSON.stringify(await received())).not.toMatch(/adult/i);
    expect(await kept()).toEqual([false]);
    const exported = async (userId: number) => {
      const about = { query: app.database.query, userId, config: app.config };
      const parts = await personalData.export(about);
      return parts.find(({ name }) => name === 'mentorship-requests')?.rows;
    };
    expect(await exported(mentee)).toEqual([expect.objectContaining({ number: id, saidAge: 'younger than 18' })]);
    expect(await exported(mentor)).toEqual([expect.not.objectContaining({ saidAge: expect.anything() })]);
    await answer(mentor, 'decline', id);
    expect(await kept()).toEqual([null]);
  });
});

describe('answering', () => {
  test('only the mentor whom it was sent to answers, and unknown requests look the same', async () => {
    const { id } = await ask(app, mentee, mentor);
    for (const by of [mentee, other]) {
      expect(await answer(by, 'accept', id)).toBe(403);
      expect(await answer(by, 'decline', id)).toBe(403);
      expect(await answer(by, 'accept', 999_999)).toBe(403);
    }
    expect((await received()).map(({ status }) => status)).toEqual(['pending']);
    expect(await answer(mentor, 'accept', id)).toBe(200);
    expect(await answer(mentor, 'accept', id)).toBe(409);
    expect(await answer(mentor, 'decline', id)).toBe(409);
    expect(await received()).toEqual([]);
  });

  test('accepting begins a mentorship with its goals', async () => {
    const { id } = await begin(app, mentee, mentor, { focusArea: 'education', goals: ['Pass the exam'] });
    const [mine] = (await app.call<Mentorship[]>(mentee, 'listMyMentorships', {})).body;
    expect(mine).toMatchObject({
      id,
      mentor: { id: mentor, name: 'Mia' },
      mentee: { id: mentee, name: 'Ned' },
      side: 'mentee',
      focusArea: 'education',
      status: 'active',
      progress: 0,
      goals: [{ title: 'Pass the exam', isDone: false, steps: [] }],
      nextSession: null,
    });
    const [theirs] = (await app.call<Mentorship[]>(mentor, 'listMyMentorships', {})).body;
    expect(theirs).toMatchObject({ id, side: 'mentor' });
    expect((await sent())[0]).toMatchObject({ status: 'accepted', mentorshipId: id });
    expect(await refusal(app, mentee, 'createMentorshipRequest', asking(mentor))).toBe('Mia is already your mentor.');
  });

  test('declining takes an empty body, or a reason that the mentee reads', async () => {
    const first = await ask(app, mentee, mentor);
    expect(await answer(mentor, 'decline', first.id)).toBe(200);
    expect((await sent())[0]).toMatchObject({ status: 'declined', reason: '' });
    const second = await ask(app, mentee, mentor);
    expect(await answer(mentor, 'decline', second.id, { reason: 'I am moving house.' })).toBe(200);
    expect((await sent())[0]).toMatchObject({ status: 'declined', reason: 'I am moving house.' });
    expect(await answer(mentor, 'decline', second.id, { other: 1 })).toBe(400);
  });

  test('capacity is never passed', async () => {
    const first = await ask(app, mentee, mentor);
    const second = await ask(app, other, mentor);
    const third = await app.addMember({ name: 'Pia' });
    const last = await ask(app, third, mentor);
    expect(await answer(mentor, 'accept', first.id)).toBe(200);
    expect(await answer(mentor, 'accept', second.id)).toBe(200);
    expect(await refusal(app, mentor, 'acceptMentorshipRequest', { params: { requestId: last.id } })).toBe(
      'You have no room for another mentee. End a mentorship or raise your number first.',
    );
    expect((await sent(third))[0]?.status).toBe('pending');
  });

  test('a mentor whose profile is taken down accepts no one until it is back', async () => {
    const { id } = await ask(app, mentee, mentor);
    const hide = (hidden: boolean) =>
      app.database.query('', `update mentors set hidden_at = ${hidden ? 'now()' : 'null'} where user_id = $1`, [
        mentor,
      ]);
    await hide(true);
    expect(await refusal(app, mentor, 'acceptMentorshipRequest', { params: { requestId: id } })).toBe(
      'Moderators took your profile down. Until it is back you can only decline.',
    );
    expect((await sent())[0]?.status).toBe('pending');
    await hide(false);
    expect(await answer(mentor, 'accept', id)).toBe(200);
  });

  test('the mentee alone withdraws, and the mentor no longer has it', async () => {
    const { id } = await ask(app, mentee, mentor);
    expect(await answer(mentor, 'withdraw', id)).toBe(404);
    expect(await answer(mentee, 'withdraw', id)).toBe(200);
    expect(await received()).toEqual([]);
    expect(await answer(mentor, 'accept', id)).toBe(409);
    expect(await app.status(mentee, 'createMentorshipRequest', asking(mentor))).toBe(201);
  });
});

describe('waiting', () => {
  const kinds = async (as: number) => {
    await app.settle();
    const { body } = await app.call<{ kind: string }[]>(as, 'listNotifications', {});
    await app.call(as, 'markAllRead', {});
    return body.map(({ kind }) => kind);
  };
  const run = async (now: Date) => {
    app.setNow(now);
    const { services } = app.app;
    await services.transaction((db, emit) => remindMentors.run({ db, emit, now, services }));
    await expireRequests.long({ query: app.database.query, now, services } as never);
  };
  const count = async (as: number, kind: string) => (await kinds(as)).filter((one) => one === kind).length;

  test('the mentor is reminded twice, then it ends by itself and both are told', async () => {
    await ask(app, mentee, mentor);
    expect(await kinds(mentor)).toEqual(['mentorshipAsked']);
    for (const [day, reminders] of [
      [4, 0],
      [5, 1],
      [6, 1],
      [10, 2],
      [13, 2],
    ] as const) {
      await run(inDays(day));
      expect(await count(mentor, 'mentorshipWaiting')).toBe(reminders);
    }
    expect((await sent())[0]?.status).toBe('pending');
    await run(inDays(14));
    expect((await sent())[0]?.status).toBe('expired');
    expect(await received()).toEqual([]);
    expect(await count(mentor, 'mentorshipExpired')).toBe(1);
    expect(await count(mentee, 'mentorshipExpired')).toBe(1);
  });

  test('a block withdraws it, and neither learns why', async () => {
    const { id } = await ask(app, mentee, mentor);
    await app.call(mentee, 'block', { params: { id: mentor } });
    await app.settle();
    expect(await received()).toEqual([]);
    expect(await answer(mentor, 'accept', id)).toBe(404);
  });
});

test('nothing of what they write is readable in the database', async () => {
  const planted = ['zyxaskedgoal', 'zyxaskedmessage'];
  await ask(app, mentee, mentor, { goals: planted.slice(0, 1), message: planted[1] ?? '' });
  const rows = await app.database.query<{ words: string }>(
    '',
    'select words_sealed as words from mentorship_requests',
    [],
  );
  expect(rows).not.toEqual([]);
  for (const { words } of rows) expect(planted.filter((word) => holds(words, word))).toEqual([]);
});
