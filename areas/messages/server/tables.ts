import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { polls } from '#areas/polls/server/tables.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Conversation, MessageSettings, MessageType } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const formerMember = <Name extends string>(name: Name) =>
  integer(name).references(() => users.id, { onDelete: 'set null' });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const conversations = pgTable(
  'conversations',
  {
    id: serial('id').primaryKey(),
    /** direct or group */
    kind: text('kind').notNull().$type<'direct' | 'group'>(),
    /** The two people of a direct conversation, the lower number first; null in groups and once one of them is gone. */
    lowId: formerMember('low_id'),
    highId: formerMember('high_id'),
    /** Sealed like a message; null: none. */
    title: bytea('title'),
    /** What it is about, such as a mentorship: its kind and number (contexts.ts); null: about nothing but its people. */
    contextKind: text('context_kind'),
    contextRef: integer('context_ref'),
    /** From then on it can only be read. */
    endedAt: at('ended_at'),
    /** The key of everything that is written in it, sealed with the server's secret. */
    sealedKey: text('key_sealed').notNull(),
    /** The number of the last message. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** The number of the last change. */
    change: integer('change').notNull().default(0),
    lastAt: at('last_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('conversations_pair').on(t.lowId, t.highId).where(sql`kind = 'direct' and context_kind is null`),
    uniqueIndex('conversations_context').on(t.contextKind, t.contextRef).where(sql`context_kind is not null`),
    index('conversations_high').on(t.highId),
    index('conversations_last').on(t.lastAt),
    check('conversations_order', sql`${t.lowId} < ${t.highId}`),
    check('conversations_about', sql`(context_kind is null) = (context_ref is null)`),
  ],
);

/** Who is in a conversation, and how they keep it. */
export const participants = pgTable(
  'conversation_participants',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    /** owner, member or supporter */
    role: text('role').notNull().default('member').$type<'owner' | 'member' | 'supporter'>(),
    /** Whom a supporter is beside. */
    supportsId: integer('supports_id').references(() => users.id, { onDelete: 'cascade' }),
    /** active; request: not answered yet; declined: what comes is not shown, and its sender does not know. */
    state: text('state').notNull().default('active').$type<'active' | 'request' | 'declined'>(),
    joinedAt: at('joined_at').notNull().defaultNow(),
    /** Only what comes after this number is theirs: from joining, or from clearing. */
    fromSeq: integer('from_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    archived: boolean('archived').notNull().default(false),
    mutedUntil: at('muted_until'),
    /** Turned off for this conversation alone; it holds only where both have asked for it in their settings. */
    liveText: boolean('live_text').notNull().default(true),
    /** What of the money guard they have called fine here; theirs alone. */
    guardOff: text('guard_off').array().notNull().default(sql`'{}'`).$type<Conversation['guardOff']>(),
    /** Up to here they have been told elsewhere (by email, in a browser) that something waits; told again once it is read. */
    toldSeq: integer('told_seq').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('conversation_participants_user').on(t.userId, t.state),
    index('conversation_participants_supports').on(t.supportsId),
  ],
);

/** Whom a member has asked to talk, and who has not agreed: they are not asked a second time. */
export const messageRequests = pgTable(
  'message_requests',
  {
    fromId: member('from_id'),
    toId: member('to_id'),
    /** Where they are asked; null once it is gone. */
    conversationId: integer('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    index('message_requests_to').on(t.toId),
    index('message_requests_conversation').on(t.conversationId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    change: integer('change').notNull(),
    fromUserId: member('from_user_id'),
    /** text, symbols, image, voice, poll, list or system */
    type: text('type').notNull().$type<MessageType>(),
    /** JSON (seal.ts: Body), sealed with the key of the conversation; null once it is deleted. */
    body: bytea('body'),
    /** Keyed hashes of its words, so that it can be found without being readable here. */
    words: integer('words').array().notNull().default(sql`'{}'`),
    /** Whom a line of the conversation itself is about. */
    subjectId: integer('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    replyToId: integer('reply_to_id'),
    /** A poll under it; the words of its options are in the sealed body. */
    pollId: integer('poll_id').references(() => polls.id, { onDelete: 'set null' }),
    clientKey: text('client_uuid'),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
    /** Taken down by moderators: nobody has it, and it can come back. */
    removedAt: at('removed_at'),
  },
  (t) => [
    uniqueIndex('messages_place').on(t.conversationId, t.seq),
    index('messages_change').on(t.conversationId, t.change),
    uniqueIndex('messages_sent_once').on(t.fromUserId, t.clientKey),
    index('messages_words').using('gin', t.words),
    index('messages_subject').on(t.subjectId).where(sql`subject_id is not null`),
    // What still has to be sealed anew (seal.ts); empty soon.
    index('messages_old_form').on(t.conversationId, t.seq).where(sql`get_byte(body, 0) = 1`),
    uniqueIndex('messages_poll').on(t.pollId).where(sql`poll_id is not null`),
    index('messages_reply').on(t.replyToId).where(sql`reply_to_id is not null`),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    mark: text('mark').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] }), index('message_reactions_user').on(t.userId)],
);

/** Deleted for one person alone. */
export const hiddenMessages = pgTable(
  'hidden_messages',
  {
    userId: member('user_id'),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.messageId] }), index('hidden_messages_message').on(t.messageId)],
);

/** Files of messages. Their descriptions and transcripts are in the sealed body. */
export const messageMedia = pgTable(
  'message_media',
  {
    id: serial('id').primaryKey(),
    ownerId: member('owner_id'),
    /** Null until it is sent. */
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** image or voice */
    kind: text('kind').notNull().$type<'image' | 'voice'>(),
    fileKey: text('file_key').notNull(),
    smallKey: text('small_key'),
    type: text('type').notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    seconds: doublePrecision('seconds').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('message_media_message').on(t.messageId), index('message_media_owner').on(t.ownerId, t.createdAt)],
);

/** What people wrote down of a recording: its sender afterwards, or someone who listened. One each. */
export const messageTranscripts = pgTable(
  'message_transcripts',
  {
    mediaId: integer('media_id')
      .notNull()
      .references(() => messageMedia.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Sealed like a message, with the key of the conversation. */
    body: bytea('body').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.mediaId, t.authorId] }),
    index('message_transcripts_author').on(t.authorId),
    index('message_transcripts_conversation').on(t.conversationId),
  ],
);

/** Items of a shared list, by whoever is in the conversation. */
export const messageListItems = pgTable(
  'message_list_items',
  {
    id: serial('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    /** Sealed like a message, with the key of the conversation. */
    body: bytea('body').notNull(),
    doneAt: at('done_at'),
    /** Taken off the list; a day later it is gone. */
    removedAt: at('removed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('message_list_items_removed').on(t.removedAt).where(sql`removed_at is not null`),
    index('message_list_items_message').on(t.messageId, t.id),
    index('message_list_items_conversation').on(t.conversationId),
    index('message_list_items_author').on(t.authorId),
  ],
);

/** How members want to talk; no row is the usual way. */
export const messageSettings = pgTable('message_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** everyone or followed */
  newPeople: text('new_people').notNull().default('everyone').$type<MessageSettings['newPeople']>(),
  readReceipts: boolean('read_receipts').notNull().default(true),
  typing: boolean('typing').notNull().default(true),
  liveText: boolean('live_text').notNull().default(false),
  enterSends: boolean('enter_sends').notNull().default(false),
  noVoiceNotes: boolean('no_voice_notes').notNull().default(false),
  withSymbols: boolean('with_symbols').notNull().default(false),
  pace: text('pace').notNull().default(''),
});

/** When members were last here, for those who agreed to show it. */
export const lastSeen = pgTable('last_seen', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: at('seen_at').notNull(),
});
