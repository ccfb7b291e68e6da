import { expect, test } from 'vitest';
import type { Message } from '../../contract.ts';
import { guardOf } from './guard-message.ts';

const message = (part: Partial<Message>): Message => ({
  id: 1,
  conversationId: 1,
  seq: 1,
  change: 1,
  fromUserId: 2,
  from: { id: 2, displayName: 'Gavin', username: 'gavin', avatar: '' },
  recipientId: 1,
  content: 'Can you lend me $50?',
  type: 'text',
  symbols: [],
  media: [],
  system: null,
  replyTo: null,
  reactions: [],
  createdAt: '2026-11-26T00:00:00.000Z',
  editedAt: null,
  deleted: false,
  poll: null,
  list: null,
  clientKey: null,
  ...part,
});
const head = { newContact: true, guardOff: [], people: [] };

test('a message of someone new is read, with what is said in a recording and written under a picture', () => {
  expect(guardOf(message({}), head, 1)).toEqual(['money']);
  const size = { width: 0, height: 0, seconds: 1 };
  const media = { id: 1, url: '', smallUrl: null, ...size, alt: '', transcript: '', transcriptBy: null };
  const voice = { ...media, kind: 'voice', transcript: 'Are you on Telegram?' } as const;
  const picture = { ...media, kind: 'image', alt: 'BSB 062-000 account 12345678' } as const;
  expect(guardOf(message({ content: '', media: [voice] }), head, 1)).toEqual(['app']);
  expect(guardOf(message({ content: '', media: [picture] }), head, 1)).toEqual(['bank']);
});

test('an edited message is read again, and what was called fine is passed over', () => {
  const one = message({ content: 'Hello' });
  expect(guardOf(one, head, 1)).toEqual([]);
  const edited = { ...one, content: 'Can you lend me $50?' };
  expect(guardOf(edited, head, 1)).toEqual(['money']);
  expect(guardOf(edited, { ...head, guardOff: ['money'] }, 1)).toEqual([]);
  expect(guardOf(edited, head, 1)).toEqual(['money']);
});

test.each([
  ['one’s own', message({ fromUserId: 1 }), head],
  ['a deleted one', message({ deleted: true }), head],
  ['one of somebody known', message({}), { ...head, newContact: false }],
])('nothing is said of %s', (_, one, of) => {
  expect(guardOf(one, of, 1)).toEqual([]);
});

test('one’s own supporter is no stranger; the other’s is', () => {
  const supporter = (supports: number) => ({
    id: 2,
    displayName: 'Gavin',
    username: 'gavin',
    avatar: '',
    role: 'supporter' as const,
    supports,
    online: false,
    lastSeenAt: null,
    showsPresence: false,
    readSeq: null,
    pace: '',
    slowToReply: false,
    noVoiceNotes: false,
  });
  expect(guardOf(message({}), { ...head, people: [supporter(1)] }, 1)).toEqual([]);
  expect(guardOf(message({}), { ...head, people: [supporter(3)] }, 1)).toEqual(['money']);
});
