import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openUp, testNow, tuesday } from '#areas/bookings/server/testing/pair.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { GroupMember, GroupNote, GroupRequest, MentoringGroup } from '../../contract.ts';
import { becomeMentor, refusal } from '../testing/pair.ts';

let app: TestApp;
let mentor: number;
let ana: number;
let ben: number;
let other: number;
let moderator: number;
let group: MentoringGroup;
const words = {
  name: 'Speaking up',
  focusArea: 'advocacy',
  goals: 'We practise saying what we need.',
  format: 'text',
  when: 'Tuesdays at 10 am',
  capacity: 2,
  isOpen: true,
};
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());
beforeEach(async () => {
  mentor = await app.addMember({ name: 'Mia Marr' });
  ana = await app.addMember({ name: 'Ana Aster' });
  ben = await app.addMember({ name: 'Ben Birch' });
  other = await app.addMember({ name: 'Ola Orr' });
  moderator = await app.addMember({ name: 'Mod', roles: ['moderator'] });
  await becomeMentor(app, mentor);
  group = (await app.call<MentoringGroup>(mentor, 'createMentoringGroup', { body: words })).body;
});

const at = () => ({ params: { id: group.id } });
const see = async (as: number) => (await app.call<MentoringGroup>(as, 'getMentoringGroup', at())).body;
const ask = (by: number, more: object = {}) =>
  app.call<MentoringGroup>(by, 'askMentoringGroup', { ...at(), body: { message: 'Please.', isAdult: true, ...more } });
const waiting = async () => (await app.call<GroupRequest[]>(mentor, 'listGroupRequests', at())).body;
const answer = async (accept: boolean) => {
  const [first] = await waiting();
  await app.call(mentor, 'answerGroupRequest', { params: { id: first?.id ?? 0 }, body: { accept } });
};
const join = async (by: number) => {
  await ask(by);
  await answer(true);
};
const members = async (as: number) =>
  (await app.call<GroupMember[]>(as, 'listGroupMembers', at())).body.map(({ name }) => name);
const kinds = async (as: number) => {
  await app.settle();
  return (await app.call<{ kind: string }[]>(as, 'listNotifications', {})).body.map(({ kind }) => kind);
};

describe('joining', () => {
  test('a member finds it with reasons, asks with a message, and the mentor takes them in', async () => {
    await app.call(ana, 'saveMentorWishes', { body: { focusAreas: ['advocacy'], version: 0 } });
    const found = (await app.call<MentoringGroup[]>(ana, 'listMentoringGroups', { query: { search: 'PRACTISE' } }))
      .body;
    expect(found.find(({ id }) => id === group.id)).toMatchObject({
      ...words,
      places: 2,
      side: 'none',
      reasons: [{ reason: 'focus:advocacy', text: 'Same focus: Advocacy' }],
      sessions: [],
      conversationId: null,
      waiting: 0,
    });
    expect((await ask(ana)).body).toMatchObject({ side: 'asked' });
    expect(await waiting()).toMatchObject([{ mentee: { name: 'Ana Aster' }, message: 'Please.' }]);
    expect(await see(mentor)).toMatchObject({ side: 'mentor', waiting: 1 });
    expect(await kinds(mentor)).toContain('mentoringGroupAsked');
    await answer(true);
    expect(await see(ana)).toMatchObject({ side: 'member', places: 1, conversationId: expect.any(Number) });
    expect(await members(ana)).toEqual(['Mia Marr', 'Ana Aster']);
    expect(await kinds(ana)).toContain('mentoringGroupAnswered');
    // Who is in it is seen by the group alone.
    expect(await app.status(other, 'listGroupMembers', at())).toBe(404);
    expect(await see(other)).toMatchObject({ places: 1, conversationId: null });
  });

  test('it never takes more than its places, is asked once, and declined for good', async () => {
    for (const one of [ana, ben, other]) await ask(one);
    await answer(true);
    await answer(true);
    const [last] = await waiting();
    const third = { params: { id: last?.id ?? 0 }, body: { accept: true } };
    expect(await refusal(app, mentor, 'answerGroupRequest', third)).toBe('The group is full. Raise its number first.');
    expect(await refusal(app, ana, 'askMentoringGroup', { ...at(), body: {} })).toBe('You’re in this group already.');
    await answer(false);
    expect(await see(other)).toMatchObject({ side: 'declined' });
    expect(await refusal(app, other, 'askMentoringGroup', { ...at(), body: { isAdult: true } })).toBe(
      'The mentor can’t take you into this group.',
    );
  });

  test('younger members join only groups of checked mentors, and say one age at a time', async () => {
    expect(await refusal(app, ana, 'askMentoringGroup', { ...at(), body: { isAdult: false } })).toBe(
      'Moderators haven’t checked this mentor yet. Until then only members of 18 or older can ask.',
    );
    await app.call(moderator, 'decideMentorCheck', {
      params: { id: mentor },
      body: { version: 1, isChecked: true, reason: '' },
    });
    await ask(ana, { isAdult: false });
    const second = (await app.call<MentoringGroup>(mentor, 'createMentoringGroup', { body: words })).body;
    expect(
      await refusal(app, ana, 'askMentoringGroup', { params: { id: second.id }, body: { isAdult: true } }),
    ).toContain('says that you are younger than 18');
  });
});

describe('in the group', () => {
  beforeEach(async () => {
    await join(ana);
    await join(ben);
  });

  test('notes and the conversation are everyone’s, and no one else’s', async () => {
    await app.call(ana, 'addGroupNote', { ...at(), body: { text: 'Bring an example.' } });
    const notes = async (as: number) =>
      (await app.call<GroupNote[]>(as, 'listGroupNotes', at())).body.map(({ text, mine }) => [text, mine]);
    expect(await notes(ben)).toEqual([['Bring an example.', false]]);
    expect(await app.status(other, 'listGroupNotes', at())).toBe(404);
    const { conversationId } = await see(ben);
    await app.call(ana, 'sendMessage', { body: { conversationId, content: 'Hello, group.' } });
    const there = { params: { id: conversationId ?? 0 } };
    const head = (await app.call<object>(ben, 'getConversation', there)).body;
    expect(head).toMatchObject({
      title: 'Mentoring group: Speaking up',
      peopleCount: 3,
      context: { href: `/mentor-matching/groups/${group.id}`, open: 'Open the mentoring group' },
    });
    expect(await app.status(other, 'getConversation', there)).toBe(404);
    const add = { ...there, body: { memberIds: [other] } };
    expect(await refusal(app, mentor, 'addPeople', add)).toBe('You can change who is here on the page of the group.');
    expect(await refusal(app, ana, 'inviteSupporter', { ...there, body: { userId: other } })).toBe(
      'You can change who is here on the page of the group.',
    );
  });

  test('a session is shared: two people have a place at one time, and each sees their own booking', async () => {
    await openUp(app, mentor);
    const thing = { kind: 'mentorgroup', ref: group.id };
    const body = { startsAt: tuesday('10:00'), minutes: 30, zone: 'Australia/Perth', format: 'text' };
    expect(await app.status(other, 'requestBooking', { params: thing, body })).toBe(404);
    const made = [];
    for (const one of [ana, ben]) {
      const { id, version } = (
        await app.call<{ id: number; version: number }>(one, 'requestBooking', { params: thing, body })
      ).body;
      await app.call(mentor, 'acceptBooking', { params: { id }, body: { version } });
      made.push(id);
    }
    expect((await see(ana)).sessions).toEqual([{ startsAt: tuesday('10:00'), people: 2, bookingId: made[0] }]);
    expect((await see(ben)).sessions).toEqual([{ startsAt: tuesday('10:00'), people: 2, bookingId: made[1] }]);
    // Who leaves gives up their place, and no one else’s.
    await app.call(ana, 'leaveMentoringGroup', { params: { id: group.id, userId: ana } });
    expect((await see(ben)).sessions).toMatchObject([{ people: 1 }]);
  });

  test('anyone leaves without a reason, and is out of the conversation; the mentor takes someone out', async () => {
    const { conversationId } = await see(ana);
    await app.call(ana, 'leaveMentoringGroup', { params: { id: group.id, userId: ana } });
    expect(await see(ana)).toMatchObject({ side: 'none', places: 1 });
    expect(await app.status(ana, 'getConversation', { params: { id: conversationId ?? 0 } })).toBe(404);
    expect(await app.status(ben, 'leaveMentoringGroup', { params: { id: group.id, userId: mentor } })).toBe(403);
    await app.call(mentor, 'leaveMentoringGroup', { params: { id: group.id, userId: ben } });
    expect(await members(mentor)).toEqual(['Mia Marr']);
    expect(await kinds(ben)).toContain('mentoringGroupRemoved');
  });

  test('a block between two mentees hides each from the other; one with the mentor ends it', async () => {
    await app.call(ana, 'addGroupNote', { ...at(), body: { text: 'Of Ana.' } });
    await app.call(ana, 'block', { params: { id: ben } });
    await app.settle();
    expect(await members(ben)).toEqual(['Mia Marr', 'Ben Birch']);
    expect(await members(mentor)).toEqual(['Mia Marr', 'Ana Aster', 'Ben Birch']);
    expect((await app.call<GroupNote[]>(ben, 'listGroupNotes', at())).body).toEqual([]);
    await app.call(mentor, 'block', { params: { id: ben } });
    await app.settle();
    expect(await app.status(ben, 'getMentoringGroup', at())).toBe(404);
    expect(await members(mentor)).toEqual(['Mia Marr', 'Ana Aster']);
  });

  test('the mentor ends it with thanks: it is kept, and only read', async () => {
    const { conversationId } = await see(ana);
    await app.call(mentor, 'endMentoringGroup', { ...at(), body: { version: 1, thanks: 'You were brave.' } });
    expect(await see(ana)).toMatchObject({ status: 'ended', thanks: 'You were brave.', side: 'member' });
    expect(await app.status(other, 'getMentoringGroup', at())).toBe(404);
    expect(await refusal(app, ana, 'addGroupNote', { ...at(), body: { text: 'Late' } })).toBe('This group has ended.');
    expect(await refusal(app, ana, 'sendMessage', { body: { conversationId, content: 'Late' } })).toBe(
      'This conversation has ended. You can still read it.',
    );
    expect(await kinds(ana)).toContain('mentoringGroupEnded');
  });
});
