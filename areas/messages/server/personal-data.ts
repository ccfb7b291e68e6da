import type { Expression } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { isThere, once } from '#platform/server/statement.ts';
import { aboutOf } from './contexts.ts';
import { conversationsOf, withKeys } from './find-conversation.ts';
import { from } from './from.ts';
import { readBody, readItem, readTitle, readTranscript } from './seal.ts';
import { isVisible } from './view.ts';

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/** How a stored file is named in a copy: 12.webp. */
export const endingOf = (type: string) => endings[type] ?? 'bin';

const ownConversations = (userId: number) =>
  conversationsOf(userId)
    .select((e) => [isoTime(e.ref('p.joined_at')).as('joinedAt'), 'p.live_text as liveText'])
    .orderBy('c.id');

const messagesOf = (userId: number) =>
  from
    .selectFrom('conversation_participants as p')
    .innerJoin('messages as m', 'm.conversation_id', 'p.conversation_id')
    .innerJoin('users as u', 'u.id', 'm.from_user_id')
    .select((e) => [
      'm.id',
      'm.conversation_id as conversationId',
      'm.seq',
      'm.from_user_id as fromUserId',
      'u.name',
      'm.type',
      'm.body',
      isoTime(e.ref('m.created_at')).as('sentAt'),
      isoTime(e.ref('m.edited_at')).as('editedAt'),
    ])
    .where('p.user_id', '=', userId)
    .where('p.state', '!=', 'declined')
    .where((e) => isVisible(userId, 'm', e.ref('p.from_seq')))
    .orderBy('m.conversation_id')
    .orderBy('m.seq');

const uploadsOf = (userId: number) =>
  from
    .selectFrom('message_media')
    .select(['id', 'file_key as fileKey', 'small_key as smallKey', 'type'])
    .where('owner_id', '=', userId)
    .orderBy('id');

const reactionsOf = (userId: number) =>
  from
    .selectFrom('message_reactions')
    .select((e) => ['message_id as messageNumber', 'mark', isoTime(e.ref('created_at')).as('at')])
    .where('user_id', '=', userId)
    .orderBy('message_id');

const transcriptsOf = (userId: number) =>
  from
    .selectFrom('message_transcripts')
    .select((e) => [
      'media_id as mediaId',
      'conversation_id as conversationId',
      'body',
      isoTime(e.ref('created_at')).as('at'),
    ])
    .where('author_id', '=', userId)
    .orderBy('media_id');

const itemsOf = (userId: number) =>
  from
    .selectFrom('message_list_items')
    .select((e) => [
      'id',
      'message_id as messageId',
      'conversation_id as conversationId',
      'body',
      isoTime(e.ref('created_at')).as('at'),
    ])
    .where('author_id', '=', userId)
    .orderBy('id');

const settingsOf = (userId: number) =>
  from
    .selectFrom('message_settings')
    .select([
      'new_people as whoMayBegin',
      'read_receipts as readReceipts',
      'typing',
      'live_text as liveText',
      'enter_sends as enterSends',
      'no_voice_notes as noVoiceNotes',
      'with_symbols as withSymbols',
      'pace',
    ])
    .where('user_id', '=', userId);

/** A conversation that nobody else is in goes whole. */
const dropEmpty = (userId: number) =>
  from
    .deleteFrom('conversations as c')
    .where((e) => isThere(partsIn(e.ref('c.id')).where('x.user_id', '=', userId)))
    .where((e) => e.not(isThere(partsIn(e.ref('c.id')).where('x.user_id', '!=', userId))));

/** Their groups go to whoever has been in them longest. */
const passOn = (userId: number) =>
  from
    .updateTable('conversation_participants as n')
    .from(
      from
        .selectFrom('conversation_participants as p')
        .select((e) => [
          'p.conversation_id',
          partsIn(e.ref('p.conversation_id'))
            .select('x.user_id')
            .where('x.user_id', '!=', userId)
            .where('x.role', '=', 'member')
            .where('x.state', '=', 'active')
            .orderBy('x.joined_at')
            .orderBy('x.user_id')
            .limit(1)
            .as('heir'),
        ])
        .where('p.user_id', '=', userId)
        .where('p.role', '=', 'owner')
        .as('o'),
    )
    .set({ role: 'owner' })
    .whereRef('n.conversation_id', '=', 'o.conversation_id')
    .whereRef('n.user_id', '=', 'o.heir');

const partsIn = (conversation: Expression<number>) =>
  from.selectFrom('conversation_participants as x').where('x.conversation_id', '=', conversation);

export const personalData: PersonalData = {
  columns: {
    'conversations.low_id': 'loses the person',
    'conversations.high_id': 'loses the person',
    'conversation_participants.user_id': 'goes',
    'conversation_participants.supports_id': 'goes',
    'messages.from_user_id': 'goes',
    'messages.subject_id': 'goes',
    'message_reactions.user_id': 'goes',
    'hidden_messages.user_id': 'goes',
    'message_media.owner_id': 'goes',
    'message_settings.user_id': 'goes',
    'last_seen.user_id': 'goes',
    'message_transcripts.author_id': 'goes',
    'message_list_items.author_id': 'goes',
    'message_requests.from_id': 'goes',
    'message_requests.to_id': 'goes',
  },
  fileColumns: ['message_media.file_key', 'message_media.small_key'],
  export: async ({ query, userId, config }) => {
    const own = await query(once(ownConversations(userId)));
    const known = new Map(own.map((one) => [one.id, withKeys(config, one)]));
    const about = await aboutOf({ query, config }, userId, own);
    const messages = await query(once(messagesOf(userId)));
    const uploads = await query(once(uploadsOf(userId)));
    const files: DataFile[] = uploads.map(({ id, fileKey, type }) => ({
      key: fileKey,
      name: `${id}.${endingOf(type)}`,
    }));
    return [
      {
        name: 'conversations',
        title: 'Conversations',
        about: 'Conversations you’re in, and your settings for each.',
        rows: [...known.values()].map((one) => ({
          number: one.id,
          kind: one.kind,
          title: about(one)?.title ?? (one.title ? readTitle(one.keys, one.id, one.title) : ''),
          endedAt: one.endedAt,
          role: one.role,
          since: one.joinedAt,
          readUpTo: one.readSeq,
          archived: one.archived,
          mutedUntil: one.mutedUntil,
          liveText: one.liveText,
          warningsHidden: one.guardOff,
        })),
      },
      {
        name: 'messages',
        title: 'Messages',
        about: 'What you wrote, and what others wrote to you, in conversations you can read.',
        files,
        rows: messages.flatMap(({ id, conversationId, seq, fromUserId, name, type, body, sentAt, editedAt }) => {
          const found = known.get(conversationId);
          if (!found || !body) return [];
          return [
            {
              number: id,
              conversation: conversationId,
              from: name,
              mine: fromUserId === userId,
              type,
              sentAt,
              editedAt,
              ...readBody(found.keys, { conversationId, seq, fromUserId }, body),
            },
          ];
        }),
      },
      {
        name: 'message-reactions',
        title: 'Reactions to messages',
        about: 'Your reactions to messages.',
        rows: await query(once(reactionsOf(userId))),
      },
      {
        name: 'message-transcripts',
        title: 'Voice notes you wrote down',
        about: 'What you wrote down of voice notes, in conversations you can read.',
        rows: (await query(once(transcriptsOf(userId)))).flatMap(({ mediaId, conversationId, body, at }) => {
          const found = known.get(conversationId);
          if (!found) return [];
          const text = readTranscript(found.keys, { conversationId, mediaId, authorId: userId }, body);
          return [{ recordingNumber: mediaId, conversation: conversationId, text, at }];
        }),
      },
      {
        name: 'list-items',
        title: 'Shared lists',
        about: 'What you added to lists of groups you’re in.',
        rows: (await query(once(itemsOf(userId)))).flatMap(({ id, messageId, conversationId, body, at }) => {
          const found = known.get(conversationId);
          if (!found) return [];
          const text = readItem(found.keys, { conversationId, messageId, id }, body);
          return [{ messageNumber: messageId, conversation: conversationId, text, at }];
        }),
      },
      {
        name: 'message-settings',
        title: 'How you want to talk',
        about: 'Your pace card and your choices for messages.',
        rows: await query(once(settingsOf(userId))),
      },
    ];
  },
  erase: async ({ query, userId }) => {
    const uploads = await query(once(uploadsOf(userId)));
    // Their own part of a conversation goes with the account; a conversation that nobody is in any more goes whole.
    await query(once(dropEmpty(userId)));
    await query(once(passOn(userId)));
    return uploads.flatMap(({ fileKey, smallKey }) => (smallKey ? [fileKey, smallKey] : [fileKey]));
  },
};
