import { z } from 'zod';
import { Id, id, limit, Person, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { kinds } from '../pure/money-guard/kinds.ts';
import { Change, ofConversation, Seq } from './fields.ts';
import { MessageType } from './messages.ts';

/** direct: two people, and whom they invite; group: by a title. */
const Kind = z.enum(['direct', 'group']);
/** request: written by somebody new, not answered yet. */
const State = z.enum(['active', 'request']);
const Role = z.enum(['owner', 'member', 'supporter']);

/** What the money guard can notice in a message. */
const Noticed = z.enum(kinds);

/** What a conversation is about, other than the people in it: a mentorship, for example. */
const Context = z.object({
  /** Its page within the site; '' where the viewer can’t open it. */
  href: z.string(),
  /** What the link to that page says; ''. */
  open: z.string(),
});

/** A row of the list (MESSAGES-24), by its last message. */
export const ConversationEntry = z.object({
  id: Id,
  kind: Kind,
  content: z.string(),
  type: MessageType,
  createdAt: Timestamp,
  isRead: z.boolean(),
  /** Messages of others since the last one that was read. */
  unread: z.number().int(),
  /** Who wrote the last message. */
  fromUserId: Id.nullable(),
  /** The other person; null in a group. */
  otherUser: Person.nullable(),
  /** What it is about, the group's title, or the other's name. */
  title: z.string(),
  /** Null where it is about nothing but its people. Two people can have one such, and others with a context. */
  context: Context.nullable(),
  people: z.number().int(),
  state: State,
  /** Only while the other shows it, and the viewer too. */
  online: z.boolean(),
  lastSeenAt: Timestamp.nullable(),
  archived: z.boolean(),
  mutedUntil: Timestamp.nullable(),
  lastSeq: Seq,
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

export const Participant = Person.extend({
  role: Role,
  /** Whom a supporter is beside. */
  supports: Id.nullable(),
  online: z.boolean(),
  /** Null when they have never been online, and when it is not told. */
  lastSeenAt: Timestamp.nullable(),
  /** They and the viewer tell each other whether they are online. */
  showsPresence: z.boolean(),
  /** How far they have read; null when one of the two does not share it. */
  readSeq: Seq.nullable(),
  /** Their pace card: "I type slowly, text only". */
  pace: z.string(),
  /** Has a bad day and lets others know that answers take longer. */
  slowToReply: z.boolean(),
  noVoiceNotes: z.boolean(),
});
export type Participant = z.infer<typeof Participant>;

/** A conversation as its head shows it. Of a large group the first hundred people are in it. */
export const Conversation = z.object({
  /** Null when nobody has written yet. */
  id: Id.nullable(),
  kind: Kind,
  title: z.string(),
  otherUser: Person.nullable(),
  context: Context.nullable(),
  /** From then on it can only be read; null: it goes on. */
  endedAt: Timestamp.nullable(),
  people: z.array(Participant),
  peopleCount: z.number().int(),
  role: Role,
  state: State,
  lastSeq: Seq,
  change: Change,
  /** How far the viewer has read. */
  readSeq: Seq,
  archived: z.boolean(),
  mutedUntil: Timestamp.nullable(),
  /** The viewer has known the other here for less than 30 days: the money guard reads along in their browser. */
  newContact: z.boolean(),
  /** What the viewer has called fine in this conversation; nobody else is told. */
  guardOff: z.array(Noticed),
  /** False when nothing can be written now; why stands beside it in plain words. */
  mayWrite: z.boolean(),
  whyNot: z.string(),
  /** Both want letters to be seen here as they are typed. */
  liveText: z.boolean(),
  /** The viewer has turned that off in this conversation. */
  liveTextOff: z.boolean(),
  version: Version,
});
export type Conversation = z.infer<typeof Conversation>;

const ofMember = z.object({ userId: id });

export const listConversations = operation({
  name: 'listConversations',
  method: 'GET',
  path: '/api/messages/conversations/{userId}',
  policy: 'self',
  summary:
    'A member’s own direct conversations, newest first. With `groups=true`, groups and conversations about something too.',
  params: ofMember,
  query: z.object({
    box: z.enum(['inbox', 'requests', 'archived']).default('inbox'),
    /** Also groups, conversations with a context, and those with a person whose account is gone. */
    groups: z.stringbool().default(false),
    limit: limit(30),
    cursor: z.string().max(60).optional(),
  }),
  output: paged(ConversationEntry),
});

export const getConversation = operation({
  name: 'getConversation',
  method: 'GET',
  path: '/api/conversations/{id}',
  policy: 'messages.inConversation',
  summary: 'One conversation, with the people in it.',
  params: ofConversation,
  output: json(Conversation),
});

export const getConversationWith = operation({
  name: 'getConversationWith',
  method: 'GET',
  path: '/api/conversations/with/{userId}',
  policy: 'messages.meetMember',
  summary: 'The conversation with a member. It has no id until someone writes.',
  params: ofMember,
  output: json(Conversation),
});

export const markConversationRead = operation({
  name: 'markConversationRead',
  method: 'PUT',
  path: '/api/conversations/{id}/read',
  policy: 'messages.inConversation',
  summary: 'Saves how far you have read. It never goes back.',
  params: ofConversation,
  body: z.object({ seq: Seq }),
  output: json(z.object({ readSeq: Seq, unread: z.number().int() })),
  whileSuspended: true,
});

const Unread = z.object({
  /** Messages of others that were not read, of people one has agreed to talk with, without muted conversations. */
  total: z.number().int(),
  /** Conversations that have such messages. */
  conversations: z.number().int(),
  /** People who have written and are new. */
  requests: z.number().int(),
});
export type UnreadMessages = z.infer<typeof Unread>;

export const countUnreadMessages = operation({
  name: 'countUnreadMessages',
  method: 'GET',
  path: '/api/messages/unread',
  policy: 'member',
  summary: 'How many messages are unread.',
  output: json(Unread),
});

export const answerRequest = operation({
  name: 'answerRequest',
  method: 'PUT',
  path: '/api/conversations/{id}/request',
  policy: 'messages.inConversation',
  summary: 'Accepts someone new, or declines without telling them.',
  params: ofConversation,
  body: z.object({ accept: z.boolean() }),
  output: nothing(),
  status: 204,
});

export const keepConversation = operation({
  name: 'keepConversation',
  method: 'PUT',
  path: '/api/conversations/{id}/keeping',
  policy: 'messages.inConversation',
  summary:
    'Archives or restores a conversation, mutes it until a time, turns live text in it on or off, and hides warnings.',
  params: ofConversation,
  body: z.object({
    archived: z.boolean().optional(),
    mutedUntil: Timestamp.nullable().optional(),
    liveText: z.boolean().optional(),
    /** Replaces what was called fine before. */
    guardOff: z.array(Noticed).max(kinds.length).optional(),
  }),
  output: nothing(),
  status: 204,
  whileSuspended: true,
});

export const clearConversation = operation({
  name: 'clearConversation',
  method: 'DELETE',
  path: '/api/conversations/{id}/messages',
  policy: 'messages.changeConversation',
  summary: 'Deletes everything in a conversation so far, for you only. Others keep theirs.',
  params: ofConversation,
  output: nothing(),
  status: 204,
});

export const conversationsPart = contractPart({
  operations: [
    listConversations,
    countUnreadMessages,
    getConversationWith,
    getConversation,
    markConversationRead,
    answerRequest,
    keepConversation,
    clearConversation,
  ],
  entities: { Conversation, ConversationEntry, Participant },
});
