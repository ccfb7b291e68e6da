import { expect, test } from 'vitest';
import type { Message } from '../../contract.ts';
import { newsWords } from './news-words.ts';

const ownId = 1;
const message = (more: Partial<Message> = {}): Message => ({
  id: 7,
  conversationId: 1,
  seq: 7,
  change: 7,
  fromUserId: 2,
  from: { id: 2, displayName: 'Ben Oduya', username: 'ben', avatar: '' },
  recipientId: 1,
  content: 'I lost my castle',
  type: 'text',
  symbols: [],
  media: [],
  system: null,
  replyTo: null,
  reactions: [],
  createdAt: '2026-11-22T00:00:00.000Z',
  editedAt: null,
  deleted: false,
  poll: null,
  list: null,
  clientKey: null,
  ...more,
});
const own = (more: Partial<Message> = {}) => message({ ...more, fromUserId: ownId });
const words = (
  news: { added?: Message[]; changed?: { before: Message; after: Message }[] },
  { other = 'Ben Oduya', rest = (): string | undefined => undefined, note = (_: Message): string => '' } = {},
) =>
  newsWords({ added: news.added ?? [], changed: news.changed ?? [] }, { ownId, other, rest, note }).map(
    ({ name, text, note: more }) => [name ? `${name}: ${text}` : text, more].filter(Boolean).join(' | '),
  );
const up = (count: number, byMe = false): Message['reactions'] => [{ mark: '👍', count, byMe }];

test('messages of others are said by name, one’s own are not', () => {
  expect(words({ added: [message(), own()] })).toEqual(['Ben Oduya: I lost my castle']);
});

test('what was heard while it was typed is not said again', () => {
  expect(words({ added: [message()] }, { rest: () => 'castle' })).toEqual(['Ben Oduya: castle']);
  expect(words({ added: [message()] }, { rest: () => '' })).toEqual(['Ben Oduya: Sent']);
});

test('who came and who left is said as it stands in the conversation', () => {
  const system = { what: 'left' as const, userId: 2, name: 'Ben Oduya' };
  expect(words({ added: [message({ type: 'system', system, content: '' })] })).toEqual(['Ben Oduya has left']);
});

test('others change and delete their messages; one’s own changes are said where they are made', () => {
  const after = { content: 'I lost my tower', editedAt: '2026-11-22T00:01:00.000Z' };
  expect(words({ changed: [{ before: message(), after: message(after) }] })).toEqual([
    'Ben Oduya: Changed a message to: I lost my tower',
  ]);
  expect(words({ changed: [{ before: message(), after: message({ content: '', deleted: true }) }] })).toEqual([
    'Ben Oduya: Deleted the message “I lost my castle”',
  ]);
  expect(words({ changed: [{ before: own(), after: own(after) }] })).toEqual([]);
});

test('what stands out in a message of others, new or changed, goes with it', () => {
  const note = ({ content }: Message) => (content.includes('$') ? 'Warning: this message asks for money.' : '');
  expect(words({ added: [message({ content: 'Lend me $5' }), message({ id: 2 })] }, { note })).toEqual([
    'Ben Oduya: Lend me $5 | Warning: this message asks for money.',
    'Ben Oduya: I lost my castle',
  ]);
  const after = message({ content: 'Lend me $5', editedAt: '2026-11-22T00:01:00.000Z' });
  expect(words({ changed: [{ before: message(), after }] }, { note })).toEqual([
    'Ben Oduya: Changed a message to: Lend me $5 | Warning: this message asks for money.',
  ]);
});

test('marks of others are said, one’s own and those that go are not', () => {
  const marked = (before: Message['reactions'], after: Message['reactions']) =>
    words({ changed: [{ before: own({ reactions: before }), after: own({ reactions: after }) }] });
  expect(marked([], up(1))).toEqual(['Ben Oduya: Thumbs up for “I lost my castle”']);
  expect(marked([], up(1, true))).toEqual([]);
  expect(marked(up(1, true), up(2, true))).toEqual(['Ben Oduya: Thumbs up for “I lost my castle”']);
  expect(marked(up(2), up(1))).toEqual([]);
  const inGroup = { other: '' };
  expect(words({ changed: [{ before: own(), after: own({ reactions: up(1) }) }] }, inGroup)).toEqual([
    'Thumbs up for “I lost my castle”',
  ]);
});

test('that someone wrote down a voice note is said with the words, and not to whoever wrote them', () => {
  const file = { id: 3, kind: 'voice', url: '', smallUrl: null, width: 0, height: 0, seconds: 4, alt: '' } as const;
  const silent = { ...file, transcript: '', transcriptBy: null };
  const spoken = (id: number, displayName: string) => ({
    ...file,
    transcript: 'The tram is late.',
    transcriptBy: { id, displayName, username: '', avatar: '' },
  });
  const news = (id: number, displayName: string) =>
    words({ changed: [{ before: own({ media: [silent] }), after: own({ media: [spoken(id, displayName)] }) }] });
  expect(news(2, 'Ben Oduya')).toEqual(['Ben Oduya: Wrote down a voice note: The tram is late.']);
  expect(news(ownId, 'Ana')).toEqual([]);
});

test('what others add to a shared list, and what is ticked there, is said; one’s own items are not', () => {
  const item = (id: number, text: string, more: object = {}) => ({ id, text, done: false, mine: false, ...more });
  const list = (...items: ReturnType<typeof item>[]) => own({ type: 'list', content: 'Shopping', list: items });
  const news = (before: Message, after: Message) => words({ changed: [{ before, after }] });
  const milk = item(1, 'Milk');
  expect(news(list(milk), list(milk, item(2, 'Bread'), item(3, 'Tea')))).toEqual([
    'Added to the list Shopping: Bread, Tea',
  ]);
  expect(news(list(milk), list(milk, item(2, 'Bread', { mine: true })))).toEqual([]);
  expect(news(list(milk), list(item(1, 'Milk', { done: true })))).toEqual(['Done in the list Shopping: Milk']);
  expect(news(list(item(1, 'Milk', { done: true })), list(milk))).toEqual([]);
});
