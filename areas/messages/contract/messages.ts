import { z } from 'zod';
import { Poll, pollLimits } from '#areas/polls/contract.ts';
import { Id, id, limit, optionalText, Person, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits, reactions } from '../pure/limits.ts';
import { Change, ofConversation, ofMessage, page, Seq } from './fields.ts';

export const MessageType = z.enum(['text', 'symbols', 'image', 'voice', 'poll', 'list', 'system']);
export type MessageType = z.infer<typeof MessageType>;

/** One picture of a symbol message: the word under it, and the name of the picture; empty when there is only the word. */
export const SymbolWord = z.object({
  word: z.string().trim().min(1).max(limits.word),
  symbol: z.string().regex(/^[a-z0-9-]{0,40}$/),
});
export type SymbolWord = z.infer<typeof SymbolWord>;

export const MessageMedia = z.object({
  id: Id,
  kind: z.enum(['image', 'voice']),
  url: z.string(),
  /** A smaller picture; null for recordings. */
  smallUrl: z.string().nullable(),
  /** CSS pixels; 0 for recordings. */
  width: z.number().int(),
  height: z.number().int(),
  /** Length of a recording; 0 for pictures. */
  seconds: z.number(),
  /** What the picture shows; empty when nobody has said. */
  alt: z.string(),
  /** What is said in the recording; empty when no one has written it down. */
  transcript: z.string(),
  /** Who wrote it down after it was sent; null: its sender with the message, or no one. */
  transcriptBy: Person.nullable(),
});
export type MessageMedia = z.infer<typeof MessageMedia>;

/** What happened in the conversation itself. `userId` is whom it was done to. */
export const SystemNote = z.object({
  what: z.enum(['begun', 'created', 'renamed', 'added', 'left', 'removed', 'supporter', 'supporterLeft']),
  userId: Id.nullable(),
  /** The name of that person, or the new title. */
  name: z.string(),
});

export const ListItem = z.object({
  id: Id,
  text: z.string(),
  done: z.boolean(),
  /** The viewer has added it. */
  mine: z.boolean(),
});
export type ListItem = z.infer<typeof ListItem>;

export const Message = z.object({
  id: Id,
  conversationId: Id,
  seq: Seq,
  change: Change,
  fromUserId: Id,
  from: Person,
  /** The other person; null in a group. */
  recipientId: Id.nullable(),
  content: z.string(),
  type: MessageType,
  symbols: z.array(SymbolWord),
  media: z.array(MessageMedia),
  /** A poll under its content, which is the question. */
  poll: Poll.nullable(),
  /** A list under its content, which is its title: everyone here adds to it and ticks. Null: it is no list. */
  list: z.array(ListItem).nullable(),
  system: SystemNote.nullable(),
  /** What it answers; content is its beginning, empty when it was deleted. */
  replyTo: z.object({ id: Id, seq: Seq, fromUserId: Id, name: z.string(), content: z.string() }).nullable(),
  reactions: z.array(z.object({ mark: z.enum(reactions), count: z.number().int(), byMe: z.boolean() })),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  /** Deleted for everybody: nothing of it is left but its place. */
  deleted: z.boolean(),
  /** The key that its sender gave it; null for everybody else. */
  clientKey: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

export const listMessages = operation({
  name: 'listMessages',
  method: 'GET',
  path: '/api/messages/{userId}/{otherUserId}',
  policy: 'messages.readOwnWith',
  summary: 'Messages between two people: the latest page, oldest first. The next link leads to earlier ones.',
  params: z.object({ userId: id, otherUserId: id }),
  query: z.object(page),
  output: paged(Message),
});

export const listConversationMessages = operation({
  name: 'listConversationMessages',
  method: 'GET',
  path: '/api/conversations/{id}/messages',
  policy: 'messages.inConversation',
  summary:
    'Messages of a conversation: the latest page, or the page around one message, oldest first. The next link leads to earlier ones.',
  params: ofConversation,
  query: z.object({
    ...page,
    /** The page that has this message near its end. */
    around: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
  }),
  output: paged(Message),
});

export const listMessageChanges = operation({
  name: 'listMessageChanges',
  method: 'GET',
  path: '/api/conversations/{id}/changes',
  policy: 'messages.inConversation',
  summary: 'Messages added or changed since a number, in order of change, at most 200 at a time.',
  params: ofConversation,
  query: z.object({ since: z.coerce.number<number>().int().min(0).max(2_147_483_647) }),
  output: json(
    z.object({
      messages: z.array(Message),
      change: Change,
      /** True when there is more than this: ask again with the new number. */
      more: z.boolean(),
    }),
  ),
});

const clientKey = z.uuid();
const pollOptions = z.array(text(pollLimits.option)).min(pollLimits.leastOptions).max(pollLimits.options);

export const sendMessage = operation({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  policy: 'member',
  summary: 'Sends a message to a member or into a conversation. The same clientKey sends it once.',
  body: z
    .object({
      recipientId: id.optional(),
      conversationId: id.optional(),
      /** At most 5,000 characters, else 413. */
      content: z.string(),
      type: z.enum(['text', 'symbols', 'image', 'voice', 'poll', 'list']).default('text'),
      symbols: z.array(SymbolWord).max(limits.symbols).optional(),
      /** Uploads that go with it, with their words. */
      media: z
        .array(z.object({ id, alt: optionalText(limits.alt), transcript: optionalText(limits.transcript) }))
        .max(limits.pictures)
        .optional(),
      /** A poll of the caller that was made without words, and the words of its options. In groups. */
      poll: z.object({ id, options: pollOptions }).optional(),
      /** What a shared list begins with. In groups. */
      list: z.object({ items: z.array(text(limits.item)).max(limits.firstItems) }).optional(),
      replyToId: id.optional(),
      clientKey: clientKey.optional(),
    })
    .refine((body) => (body.recipientId === undefined) !== (body.conversationId === undefined), {
      path: ['recipientId'],
      error: 'Give either a recipient or a conversation.',
    })
    .refine((body) => /[^\s\p{Cf}\p{Cc}\p{Z}]/u.test(body.content) || (body.media ?? []).length > 0, {
      path: ['content'],
      error: 'Write something first.',
    }),
  output: json(Message),
  status: 201,
  errors: ['conflict', 'too-large'],
});

export const editMessage = operation({
  name: 'editMessage',
  method: 'PATCH',
  path: '/api/messages/{id}',
  policy: 'messages.editMessage',
  summary: 'Edits your own message, within a day. It is marked as edited.',
  params: ofMessage,
  /** `change`: the one that was read. */
  body: z.object({ content: text(100_000), change: Change }),
  output: json(Message),
  errors: ['conflict', 'too-large'],
});

export const deleteMessage = operation({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/api/messages/{id}',
  policy: 'messages.deleteMessage',
  summary: 'Deletes a message for you, or your own message for everyone within a day.',
  params: ofMessage,
  query: z.object({ for: z.enum(['me', 'everyone']).default('me') }),
  output: nothing(),
  status: 204,
  errors: ['conflict'],
});

export const restoreMessage = operation({
  name: 'restoreMessage',
  method: 'POST',
  path: '/api/messages/{id}/restore',
  policy: 'messages.reachMessage',
  summary: 'Restores a message you deleted for yourself.',
  params: ofMessage,
  output: json(Message),
});

export const reactToMessage = operation({
  name: 'reactToMessage',
  method: 'PUT',
  path: '/api/messages/{id}/reaction',
  policy: 'messages.reachMessage',
  summary: 'Sets your reaction to a message, replacing the one before. Null removes it.',
  params: ofMessage,
  body: z.object({ mark: z.enum(reactions).nullable() }),
  output: json(Message),
});

export const writeTranscript = operation({
  name: 'writeTranscript',
  method: 'PUT',
  path: '/api/messages/files/{id}/transcript',
  policy: 'messages.transcribe',
  summary: 'Writes down what is said in a voice note you can play. Its sender’s words come first. Empty removes yours.',
  params: ofMessage,
  body: z.object({ transcript: z.string().trim().max(limits.transcript) }),
  output: json(Message),
  errors: ['conflict'],
});

export const addListItem = operation({
  name: 'addListItem',
  method: 'POST',
  path: '/api/messages/{id}/items',
  policy: 'messages.reachMessage',
  summary: 'Adds an item to a shared list in a conversation you are in.',
  params: ofMessage,
  body: z.object({ text: text(limits.item) }),
  output: json(Message),
  status: 201,
  errors: ['conflict'],
});

export const tickListItem = operation({
  name: 'tickListItem',
  method: 'PUT',
  path: '/api/messages/list-items/{id}',
  policy: 'messages.tickItem',
  summary: 'Ticks an item of a shared list, or takes the tick off. A second time changes nothing.',
  params: ofMessage,
  body: z.object({ done: z.boolean() }),
  output: json(Message),
  errors: ['conflict'],
});

export const removeListItem = operation({
  name: 'removeListItem',
  method: 'DELETE',
  path: '/api/messages/list-items/{id}',
  policy: 'messages.removeItem',
  summary: 'Removes an item of a shared list: what you added, or any item of a list that you began.',
  params: ofMessage,
  output: json(Message),
  errors: ['conflict'],
});

export const restoreListItem = operation({
  name: 'restoreListItem',
  method: 'POST',
  path: '/api/messages/list-items/{id}/restore',
  policy: 'messages.removeItem',
  summary: 'Puts an item of a shared list back where it was, with its tick. Possible for a day.',
  params: ofMessage,
  output: json(Message),
  errors: ['conflict'],
});

export const searchMessages = operation({
  name: 'searchMessages',
  method: 'GET',
  path: '/api/messages/search',
  policy: 'member',
  summary: 'Messages in your conversations that contain every word, newest first.',
  query: z.object({
    q: z.string().trim().min(1).max(limits.search),
    conversationId: id.optional(),
    limit: limit(20, 50),
    cursor: z.string().max(60).optional(),
  }),
  output: paged(Message.extend({ title: z.string() })),
  rate: 'search',
});

/** Goes to everybody concerned, each in their own room: that there is something, never what. */
export const conversationChanged = event(
  'conversationChanged',
  z.object({
    conversationId: Id,
    change: Change,
    seq: Seq,
    /** More than messages is new: who is in it, what is hidden. Read the conversation again. */
    again: z.boolean(),
    /** Whose browsers are told; it stays on the server. */
    to: z.array(Id),
  }),
);

/** Somebody who is not here has messages that they have not read; told once until they read. */
export const messagesWaiting = event(
  'messagesWaiting',
  z.object({
    userId: Id,
    conversationId: Id,
    /** Who wrote the last of them, and its number. */
    by: Id,
    seq: Seq,
    request: z.boolean(),
  }),
);

/** What messagesWaiting said is over. */
export const messagesSeen = event('messagesSeen', z.object({ userId: Id, conversationId: Id }));

export const messagesPart = contractPart({
  operations: [
    searchMessages,
    listMessages,
    sendMessage,
    editMessage,
    deleteMessage,
    restoreMessage,
    reactToMessage,
    writeTranscript,
    addListItem,
    tickListItem,
    removeListItem,
    restoreListItem,
    listConversationMessages,
    listMessageChanges,
  ],
  events: [conversationChanged, messagesWaiting, messagesSeen],
  entities: { ListItem, Message, MessageMedia, MessageType, SymbolWord, SystemNote },
});
