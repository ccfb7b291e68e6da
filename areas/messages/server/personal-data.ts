import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { type Held, heldColumns, openToText, withKeys } from './find-conversation.ts';
import { visibleText } from './message-sql.ts';
import { readBody, readTitle } from './seal.ts';

interface Row {
  readonly id: number;
  readonly conversationId: number;
  readonly seq: number;
  readonly fromUserId: number;
  readonly name: string;
  readonly type: string;
  readonly body: Uint8Array | null;
  readonly sentAt: string;
  readonly editedAt: string | null;
}

interface Upload {
  readonly id: number;
  readonly fileKey: string;
  readonly smallKey: string | null;
  readonly type: string;
}

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

const uploadsText =
  'select id, file_key as "fileKey", small_key as "smallKey", type from message_media where owner_id = $1 order by id';

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
    'message_requests.from_id': 'goes',
    'message_requests.to_id': 'goes',
  },
  fileColumns: ['message_media.file_key', 'message_media.small_key'],
  export: async ({ query, userId, config }) => {
    const held = await query<Held & { joinedAt: string; liveText: boolean }>(
      '',
      `select ${heldColumns}, ${isoTime('p.joined_at')} as "joinedAt", p.live_text as "liveText"
       from conversation_participants p join conversations c on c.id = p.conversation_id
       where p.user_id = $1::int and p.state <> 'declined' and ${openToText('$1::int', 'c')} order by c.id`,
      [userId],
    );
    const known = new Map(held.map((one) => [one.id, withKeys(config, one)]));
    const messages = await query<Row>(
      '',
      `select m.id, m.conversation_id as "conversationId", m.seq, m.from_user_id as "fromUserId", u.name, m.type, m.body,
         ${isoTime('m.created_at')} as "sentAt", ${isoTime('m.edited_at')} as "editedAt"
       from conversation_participants p join messages m on m.conversation_id = p.conversation_id
       join users u on u.id = m.from_user_id
       where p.user_id = $1::int and p.state <> 'declined' and ${visibleText('m', 'p.from_seq')} order by m.conversation_id, m.seq`,
      [userId],
    );
    const uploads = await query<Upload>('', uploadsText, [userId]);
    const files: DataFile[] = uploads.map(({ id, fileKey, type }) => ({
      key: fileKey,
      name: `${id}.${endings[type] ?? 'bin'}`,
    }));
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    return [
      {
        name: 'conversations',
        title: 'Conversations',
        about: 'Conversations you’re in, and your settings for each.',
        rows: [...known.values()].map((one) => ({
          number: one.id,
          kind: one.kind,
          title: one.title ? readTitle(one.keys, one.id, one.title) : '',
          role: one.role,
          since: one.joinedAt,
          readUpTo: one.readSeq,
          archived: one.archived,
          mutedUntil: one.mutedUntil,
          liveText: one.liveText,
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
        rows: await list(
          `select message_id as "messageNumber", mark, ${isoTime('created_at')} as at from message_reactions where user_id = $1 order by message_id`,
        ),
      },
      {
        name: 'message-settings',
        title: 'How you want to talk',
        about: 'Your pace card and your choices for messages.',
        rows: await list(
          `select new_people as "whoMayBegin", read_receipts as "readReceipts", typing, live_text as "liveText", enter_sends as "enterSends",
             no_voice_notes as "noVoiceNotes", with_symbols as "withSymbols", pace from message_settings where user_id = $1`,
        ),
      },
    ];
  },
  erase: async ({ query, userId }) => {
    const uploads = await query<Upload>('', uploadsText, [userId]);
    // Their own part of a conversation goes with the account; a conversation that nobody is in any more goes whole.
    await query(
      '',
      `delete from conversations c where exists (select 1 from conversation_participants p where p.conversation_id = c.id and p.user_id = $1::int)
         and not exists (select 1 from conversation_participants p where p.conversation_id = c.id and p.user_id <> $1::int)`,
      [userId],
    );
    await query(
      '',
      `update conversation_participants n set role = 'owner' from (
         select p.conversation_id, (select x.user_id from conversation_participants x where x.conversation_id = p.conversation_id
             and x.user_id <> $1::int and x.role = 'member' and x.state = 'active' order by x.joined_at, x.user_id limit 1) as heir
         from conversation_participants p where p.user_id = $1::int and p.role = 'owner') o
       where n.conversation_id = o.conversation_id and n.user_id = o.heir`,
      [userId],
    );
    return uploads.flatMap(({ fileKey, smallKey }) => (smallKey ? [fileKey, smallKey] : [fileKey]));
  },
};
