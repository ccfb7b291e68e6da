import { expect, test } from 'vitest';
import type { Contact } from '#areas/people/contract.ts';
import type { ConversationEntry } from '../../contract.ts';
import { contactsOf, named } from './contacts.ts';

const person = (id: number, displayName: string) => ({
  id,
  displayName,
  username: `member.${id}`,
  avatar: `/avatars/user-${id}.png`,
});
const mutual = (id: number, name: string, online = false): Contact => ({ ...person(id, name), online });
const entry = (part: Partial<ConversationEntry>): ConversationEntry => ({
  id: 1,
  kind: 'direct',
  content: 'Hello',
  type: 'text',
  createdAt: '2026-11-22T00:00:00.000Z',
  isRead: true,
  unread: 0,
  fromUserId: 2,
  otherUser: person(2, 'Priya Raghunathan'),
  title: 'Priya Raghunathan',
  context: null,
  people: 2,
  state: 'active',
  online: false,
  lastSeenAt: null,
  archived: false,
  mutedUntil: null,
  lastSeq: 1,
  ...part,
});
const group = entry({ id: 7, kind: 'group', otherUser: null, title: 'Quiet Gardeners', people: 6, unread: 2 });

test('contacts are those one has written with, then mutual follows, each once', () => {
  const contacts = contactsOf([group, entry({})], [mutual(3, 'Dale Mundy'), mutual(2, 'Priya Raghunathan')]);
  expect(contacts.map(({ id }) => id)).toEqual(['c7', 'u2', 'u3']);
});

test('a contact has a name, a picture, whether they are here, when they were, and what is unread', () => {
  const [priya, dale] = contactsOf(
    [entry({ unread: 3, lastSeenAt: '2026-11-22T01:00:00.000Z' })],
    [mutual(3, 'Dale Mundy', true)],
  );
  expect(priya).toEqual({
    id: 'u2',
    name: 'Priya Raghunathan',
    avatar: '/avatars/user-2.png',
    isOnline: false,
    lastSeen: '2026-11-22T01:00:00.000Z',
    unreadCount: 3,
    people: null,
  });
  expect(dale).toMatchObject({ id: 'u3', isOnline: true, lastSeen: null, unreadCount: 0 });
});

test('a conversation with a supporter in it is its own, not that of the two alone', () => {
  expect(contactsOf([entry({ id: 8, people: 3 })], []).map(({ id }) => id)).toEqual(['c8']);
});

test('a conversation about something is its own, beside that of the two alone', () => {
  const context = { href: '/mentor-matching/mentorships/3', open: 'Open the mentorship' };
  const about = entry({ id: 9, title: 'Mentorship with Priya Raghunathan: career', context });
  expect(contactsOf([about, entry({})], []).map(({ id }) => id)).toEqual(['c9', 'u2']);
});

test('the search takes any part of a name, in large or small letters', () => {
  const contacts = contactsOf([group, entry({})], [mutual(3, 'Dale Mundy')]);
  expect(named(contacts, 'RAGHU').map(({ name }) => name)).toEqual(['Priya Raghunathan']);
  expect(named(contacts, ' d').map(({ name }) => name)).toEqual(['Quiet Gardeners', 'Dale Mundy']);
  expect(named(contacts, '  ')).toHaveLength(3);
  expect(named(contacts, 'zebra')).toEqual([]);
});
