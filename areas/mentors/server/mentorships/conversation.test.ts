import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testNow } from '#areas/bookings/server/testing/pair.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Mentorship } from '../../contract.ts';
import { becomeMentor, begin, refusal } from '../testing/pair.ts';

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly unread: number;
  readonly context: { readonly href: string; readonly open: string } | null;
  readonly content: string;
}
interface Head extends Entry {
  readonly mayWrite: boolean;
  readonly whyNot: string;
  readonly endedAt: string | null;
}

let app: TestApp;
let mentor: number;
let mentee: number;
let other: number;
let begun: Mentorship;
let talk: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());
beforeEach(async () => {
  mentor = await app.addMember({ name: 'Mia Marr' });
  mentee = await app.addMember({ name: 'Ned Nash' });
  other = await app.addMember({ name: 'Ola Orr' });
  await becomeMentor(app, mentor);
  begun = await begin(app, mentee, mentor, { focusArea: 'advocacy' });
  talk = begun.conversationId ?? 0;
});

const list = async (as: number, groups = true) =>
  (await app.call<Entry[]>(as, 'listConversations', { params: { userId: as }, query: { groups: String(groups) } }))
    .body;
const head = async (as: number) => (await app.call<Head>(as, 'getConversation', { params: { id: talk } })).body;
const write = (as: number, content: string, to: object = { conversationId: talk }) =>
  app.call<{ id: number; conversationId: number; change: number }>(as, 'sendMessage', { body: { ...to, content } });
const unread = async (as: number) =>
  (await app.call<{ total: number; conversations: number }>(as, 'countUnreadMessages', {})).body;
const end = (as: number) =>
  app.call(as, 'endMentorship', { params: { id: begun.id }, body: { version: begun.version, thanks: '' } });

test('each mentorship has one conversation, with its title and the way back, apart from the private one', async () => {
  const context = { href: `/mentor-matching/mentorships/${begun.id}`, open: 'Open the mentorship' };
  expect(await list(mentee)).toMatchObject([
    { id: talk, title: 'Mentorship with Mia Marr: advocacy', unread: 0, context, content: 'The conversation started' },
  ]);
  expect(await list(mentor)).toMatchObject([{ id: talk, title: 'Mentorship with Ned Nash: advocacy', context }]);
  const secret = (await write(mentee, 'Between us two.', { recipientId: mentor })).body.conversationId;
  expect(secret).not.toBe(talk);
  await write(mentee, 'About the council.');
  expect((await list(mentor)).map(({ id, context: about }) => [id, about !== null])).toEqual([[talk, true]]);
  // Two who only know each other from a mentorship ask before they write in private.
  expect(await unread(mentor)).toEqual({ total: 1, conversations: 1, requests: 1 });
  // The specified list has one row for each pair.
  expect((await list(mentee, false)).map(({ id }) => id)).toEqual([secret]);
  const pair = await app.call<{ id: number }>(mentee, 'getConversationWith', { params: { userId: mentor } });
  expect(pair.body.id).toBe(secret);
  const again = await app.call<{ conversationId: number }>(mentor, 'openMentorshipConversation', {
    params: { id: begun.id },
  });
  expect(again.body.conversationId).toBe(talk);
  expect(await app.status(other, 'getConversation', { params: { id: talk } })).toBe(404);
  expect(await app.status(other, 'openMentorshipConversation', { params: { id: begun.id } })).toBe(404);
});

test('what is written there is found under its title, and is in the copy of both', async () => {
  await write(mentee, 'The council meets on Tuesday.');
  const found = await app.call<{ title: string; content: string }[]>(mentor, 'searchMessages', {
    query: { q: 'council' },
  });
  expect(found.body).toMatchObject([
    { title: 'Mentorship with Ned Nash: advocacy', content: 'The council meets on Tuesday.' },
  ]);
  const parts = await Promise.all(
    app.app.services.personalData.map((area) =>
      area.export({ query: app.database.query, userId: mentor, config: app.config }),
    ),
  );
  const rowsOf = (name: string) => parts.flat().find((part) => part.name === name)?.rows;
  const [conversations, messages] = [rowsOf('conversations'), rowsOf('messages')];
  expect(conversations).toMatchObject([{ number: talk, title: 'Mentorship with Ned Nash: advocacy', endedAt: null }]);
  expect(messages).toContainEqual(expect.objectContaining({ content: 'The council meets on Tuesday.', mine: false }));
});

test('it ends with the mentorship: it can be read, and nothing in it changes but what is deleted', async () => {
  const { id, change } = (await write(mentee, 'Thank you.')).body;
  await end(mentor);
  expect(await head(mentee)).toMatchObject({
    title: 'Mentorship with Mia Marr: advocacy',
    mayWrite: false,
    whyNot: 'This conversation has ended. You can still read it.',
    endedAt: testNow.toISOString(),
  });
  const ended = 'This conversation has ended. You can still read it.';
  const one = { params: { id } };
  const there = { params: { id: talk } };
  expect(await refusal(app, mentor, 'sendMessage', { body: { conversationId: talk, content: 'One more' } })).toBe(
    ended,
  );
  expect(await refusal(app, mentee, 'editMessage', { ...one, body: { content: 'No', change } })).toBe(ended);
  expect(await refusal(app, mentor, 'reactToMessage', { ...one, body: { mark: '👍' } })).toBe(ended);
  expect(await refusal(app, mentee, 'inviteSupporter', { ...there, body: { userId: other } })).toBe(ended);
  expect(await refusal(app, mentee, 'openMentorshipConversation', { params: { id: begun.id } })).toBe(
    'This mentorship has ended.',
  );
  const read = await app.call<{ content: string }[]>(mentor, 'listConversationMessages', there);
  expect(read.body.map(({ content }) => content)).toEqual(['', 'Thank you.']);
  expect(await app.status(mentee, 'deleteMessage', { ...one, query: { for: 'everyone' } })).toBeLessThan(300);
});

test('a block hides it from both, and ends it', async () => {
  await write(mentee, 'Hello.');
  await app.call(mentor, 'block', { params: { id: mentee } });
  await app.settle();
  for (const as of [mentor, mentee]) {
    expect(await list(as)).toEqual([]);
    expect(await app.status(as, 'getConversation', { params: { id: talk } })).toBe(404);
  }
  await app.call(mentor, 'unblock', { params: { id: mentee } });
  expect((await head(mentee)).mayWrite).toBe(false);
});

test('a supporter is told nothing of the mentorship', async () => {
  await app.call(other, 'follow', { params: { id: mentee } });
  await app.call(mentee, 'inviteSupporter', { params: { id: talk }, body: { userId: other } });
  await write(mentee, 'Ola is here with me.');
  expect(await list(other)).toMatchObject([{ id: talk, title: 'Mia Marr', context: { href: '', open: '' } }]);
  expect(await head(other)).toMatchObject({ title: 'Mia Marr', context: { href: '', open: '' } });
});

test('no notification says what it is about', async () => {
  await write(mentee, 'Are you there?');
  await app.settle();
  const told = await app.call<object[]>(mentor, 'listNotifications', {});
  expect(JSON.stringify(told.body)).not.toMatch(/advocacy|Are you there/i);
});
