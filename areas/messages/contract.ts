import { z } from 'zod';
import { Id, id, limit, optionalText, Person, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, file, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits, reactions } from './pure/limits.ts';

/** Counts up by 1 with each message of a conversation: their order. */
const Seq = z.number().int().min(0);
/** Counts up by 1 with each message and each later change of one; who names the last one they have gets what came since. */
const Change = z.number().int().min(0);

export const MessageType = z.enum(['text', 'symbols', 'image', 'voice', 'system']);
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
  /** What is said in the recording, in its sender's words; empty when it was not written down. */
  transcript: z.string(),
});
export type MessageMedia = z.infer<typeof MessageMedia>;

/** What happened in the conversation itself. `userId` is whom it was done to. */
export const SystemNote = z.object({
  what: z.enum(['created', 'renamed', 'added', 'left', 'removed', 'supporter', 'supporterLeft']),
  userId: Id.nullable(),
  /** The name of that person, or the new title. */
  name: z.string(),
});

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

/** direct: two people, and whom they invite; group: by a title. */
const Kind = z.enum(['direct', 'group']);
/** request: written by somebody new, not answered yet. */
const State = z.enum(['active', 'request']);
const Role = z.enum(['owner', 'member', 'supporter']);

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
  /** The group's title, or the other's name. */
  title: z.string(),
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
  /** The other is new: what asks for money, or to go elsewhere, is pointed out. */
  newContact: z.boolean(),
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
const ofConversation = z.object({ id });
const page = { limit: limit(50), cursor: z.string().max(60).optional() };

export const listConversations = operation({
  name: 'listConversations',
  method: 'GET',
  path: '/api/messages/conversations/{userId}',
  policy: 'self',
  summary: 'A member’s own direct conversations, newest first. With `groups=true`, groups too.',
  params: ofMember,
  query: z.object({
    box: z.enum(['inbox', 'requests', 'archived']).default('inbox'),
    /** Also conversations without an `otherUser`: groups, and those with a person whose account is gone. */
    groups: z.stringbool().default(false),
    limit: limit(30),
    cursor: z.string().max(60).optional(),
  }),
  output: paged(ConversationEntry),
});

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

const clientKey = z.uuid();

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
      content: z.string().regex(/^[^\0]*$/),
      type: z.enum(['text', 'symbols', 'image', 'voice']).default('text'),
      symbols: z.array(SymbolWord).max(limits.symbols).optional(),
      /** Uploads that go with it, with their words. */
      media: z
        .array(z.object({ id, alt: optionalText(limits.alt), transcript: optionalText(limits.transcript) }))
        .max(limits.pictures)
        .optional(),
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

const ofMessage = z.object({ id });

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

export const createGroup = operation({
  name: 'createGroup',
  method: 'POST',
  path: '/api/conversations',
  policy: 'member',
  summary: 'Starts a group conversation. Each person is asked first, except people who follow you.',
  body: z.object({ title: text(limits.title), memberIds: z.array(id).min(1).max(limits.added) }),
  output: json(Conversation),
  status: 201,
});

export const renameGroup = operation({
  name: 'renameGroup',
  method: 'PATCH',
  path: '/api/conversations/{id}',
  policy: 'messages.renameGroup',
  summary: 'Renames a group.',
  params: ofConversation,
  body: z.object({ title: text(limits.title), version: Version }),
  output: json(Conversation),
  errors: ['conflict'],
});

export const addPeople = operation({
  name: 'addPeople',
  method: 'POST',
  path: '/api/conversations/{id}/people',
  policy: 'messages.addPeople',
  summary: 'Adds people to a group. They see messages from then on.',
  params: ofConversation,
  body: z.object({ memberIds: z.array(id).min(1).max(limits.added) }),
  output: json(Conversation),
  errors: ['conflict'],
});

export const listPeople = operation({
  name: 'listPeople',
  method: 'GET',
  path: '/api/conversations/{id}/people',
  policy: 'messages.inConversation',
  summary: 'Everyone in a conversation.',
  params: ofConversation,
  query: z.object(page),
  output: paged(Participant),
});

export const removePerson = operation({
  name: 'removePerson',
  method: 'DELETE',
  path: '/api/conversations/{id}/people/{userId}',
  policy: 'messages.removePerson',
  summary: 'Leaves a conversation, removes someone from your group, or ends a supporter’s access.',
  params: z.object({ id, userId: id }),
  output: nothing(),
  status: 204,
});

export const inviteSupporter = operation({
  name: 'inviteSupporter',
  method: 'POST',
  path: '/api/conversations/{id}/supporters',
  policy: 'messages.inviteSupporter',
  summary: 'Adds your own supporter to one conversation. Everyone in it is told and can end it.',
  params: ofConversation,
  body: z.object({ userId: id }),
  output: json(Conversation),
  errors: ['conflict'],
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
  summary: 'Archives or restores a conversation, mutes it until a time, and turns live text in it on or off.',
  params: ofConversation,
  body: z.object({
    archived: z.boolean().optional(),
    mutedUntil: Timestamp.nullable().optional(),
    liveText: z.boolean().optional(),
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

export const MessageSettings = z.object({
  /** Who may begin to write: everybody (as a request), or those whom one follows. */
  newPeople: z.enum(['everyone', 'followed']),
  /** Both must have it on, or neither sees how far the other has read. */
  readReceipts: z.boolean(),
  typing: z.boolean(),
  /** Letters are seen as they are typed, where both want it. */
  liveText: z.boolean(),
  /** Enter sends, and Shift with Enter begins a line; otherwise Ctrl with Enter sends. */
  enterSends: z.boolean(),
  noVoiceNotes: z.boolean(),
  /** Every message is shown with symbols. */
  withSymbols: z.boolean(),
  /** The pace card; empty: none. */
  pace: z.string(),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

export const getMessageSettings = operation({
  name: 'getMessageSettings',
  method: 'GET',
  path: '/api/messages/settings',
  policy: 'member',
  summary: 'Your message settings.',
  output: json(MessageSettings),
});

export const saveMessageSettings = operation({
  name: 'saveMessageSettings',
  method: 'PATCH',
  path: '/api/messages/settings',
  policy: 'member',
  summary: 'Changes some of your message settings.',
  body: MessageSettings.extend({
    pace: z
      .string()
      .trim()
      .max(limits.pace)
      .regex(/^[^\0]*$/),
  }).partial(),
  output: json(MessageSettings),
  whileSuspended: true,
});

export const uploadMessagePicture = operation({
  name: 'uploadMessagePicture',
  method: 'POST',
  path: '/api/messages/pictures',
  policy: 'member',
  summary: 'Uploads a picture for a message. It is re-encoded without its location and camera details.',
  upload: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    maxBytes: 15 * 1024 * 1024,
  },
  output: json(MessageMedia),
  status: 201,
  errors: ['too-large', 'wrong-type', 'unprocessable', 'conflict', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const uploadVoiceNote = operation({
  name: 'uploadVoiceNote',
  method: 'POST',
  path: '/api/messages/voice-notes',
  policy: 'member',
  summary: 'Uploads a recording for a message.',
  upload: {
    types: ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/aac'],
    maxBytes: limits.voiceBytes,
  },
  output: json(MessageMedia),
  status: 201,
  errors: ['too-large', 'wrong-type', 'unprocessable', 'conflict', 'unavailable'],
  rate: 'upload',
  direct: true,
});

export const readMessageFile = operation({
  name: 'readMessageFile',
  method: 'GET',
  path: '/api/messages/files/{id}',
  policy: 'messages.readFile',
  summary: 'A picture or recording, for people who can read the message.',
  params: ofMessage,
  query: z.object({ small: z.stringbool().default(false) }),
  output: file('image/webp', 'audio/mp4', 'audio/webm', 'audio/mpeg', 'audio/wav'),
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

/** Files that no message has any more; they go after commit. */
export const messageFilesDropped = event('messageFilesDropped', z.object({ keys: z.array(z.string()) }));

export const messagesContract = areaContract({
  name: 'messages',
  operations: [
    listConversations,
    countUnreadMessages,
    searchMessages,
    getMessageSettings,
    saveMessageSettings,
    uploadMessagePicture,
    uploadVoiceNote,
    readMessageFile,
    listMessages,
    sendMessage,
    editMessage,
    deleteMessage,
    restoreMessage,
    reactToMessage,
    getConversationWith,
    createGroup,
    getConversation,
    renameGroup,
    listConversationMessages,
    listMessageChanges,
    markConversationRead,
    addPeople,
    listPeople,
    removePerson,
    inviteSupporter,
    answerRequest,
    keepConversation,
    clearConversation,
  ],
  events: [conversationChanged, messagesWaiting, messagesSeen, messageFilesDropped],
  entities: {
    Conversation,
    ConversationEntry,
    Message,
    MessageMedia,
    MessageSettings,
    MessageType,
    Participant,
    SymbolWord,
    SystemNote,
  },
});
