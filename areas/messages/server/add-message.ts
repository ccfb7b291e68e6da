import { type Expression, sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { choice, type Given, moment, statement } from '#platform/server/statement.ts';
import { conversationChanged, type MessageType, messagesSeen } from '../contract.ts';
import { indexWords } from '../pure/message-words.ts';
import type { ConversationRow, Found } from './find-conversation.ts';
import { from } from './from.ts';
import { type Body, type Keys, readItem, readTranscript, sealBody, wordHash } from './seal.ts';

/** Everything of a body that somebody may look for. */
const findable = ({ content, media = {}, poll }: Body) =>
  [content, ...Object.values(media).flatMap(({ alt, transcript }) => [alt, transcript]), ...(poll?.options ?? [])].join(
    '\n',
  );

const hashesOf = (keys: Keys, body: Body): number[] => indexWords(findable(body)).map((word) => wordHash(keys, word));

/** Each person in a group may have written a recording down; the words of the earliest can be found. */
const mostTranscripts = 20;

const transcripts = statement((v: { id: number }) =>
  from
    .selectFrom('message_transcripts as t')
    .innerJoin('message_media as f', 'f.id', 't.media_id')
    .select(['t.media_id as mediaId', 't.author_id as authorId', 't.body as sealed'])
    .where('f.message_id', '=', v.id)
    .orderBy('t.created_at')
    .limit(sql.lit(mostTranscripts)),
);

const listItems = statement((v: { id: number }) =>
  from
    .selectFrom('message_list_items')
    .select(['id', 'body as sealed'])
    .where('message_id', '=', v.id)
    .where('removed_at', 'is', null),
);

const index = statement((v: { id: number; words: readonly number[] }) =>
  from
    .updateTable('messages')
    .set({ words: sql<number[]>`${v.words}::int[]` })
    .where('id', '=', v.id),
);

/** After a change: the message is found by its body, by what was written down of it, and by the items of its list. */
export async function indexAgain(
  query: Query,
  { id, keys }: Pick<Found, 'id' | 'keys'>,
  messageId: number,
  body: Body,
): Promise<void> {
  const spoken = (await query(transcripts, { id: messageId })).map(({ sealed, ...who }) =>
    readTranscript(keys, { conversationId: id, ...who }, sealed),
  );
  const listed = (await query(listItems, { id: messageId })).map((item) =>
    readItem(keys, { conversationId: id, messageId, id: item.id }, item.sealed),
  );
  const words = hashesOf(keys, { content: [findable(body), ...spoken, ...listed].join('\n') });
  await query(index, { id: messageId, words });
}

/** Who is told of a change: everybody in it, save those who have declined and who are behind a block. */
const listeners = (by: Given<number>, conversation: Given<number>) =>
  from
    .selectFrom('conversation_participants as p')
    .select('p.user_id as id')
    .where('p.conversation_id', '=', conversation)
    .where('p.state', '!=', 'declined')
    .where((e) => e.or([e('p.user_id', '=', by), notBlocked(by, e.ref('p.user_id'))]));

const listening = statement((v: { byId: number; conversationId: number }) => listeners(v.byId, v.conversationId));

export async function listenersOf(query: Query, conversationId: number, byId: number): Promise<number[]> {
  const rows = await query(listening, { byId, conversationId });
  return rows.map(({ id }) => id);
}

const lock = statement((v: { id: number }) =>
  from.selectFrom('conversations').select('last_seq as seq').where('id', '=', v.id).forUpdate(),
);

interface Adding {
  readonly id: number;
  readonly fromId: number;
  readonly type: MessageType;
  readonly body: Uint8Array;
  readonly words: readonly number[];
  readonly replyToId: number | null;
  readonly clientKey: string | null;
  readonly subjectId: number | null;
  readonly now: string;
}

/** A line of the conversation itself makes nothing unread for who has read everything, and unpacks nothing. */
const add = choice((isNote: boolean) =>
  statement((v: Adding) => {
    const hasReadAll = (read: Expression<number>, last: Expression<number>) =>
      isNote ? sql<boolean>`${read} = ${last} - 1` : sql<boolean>`false`;
    return from
      .with('place', (w) =>
        w
          .updateTable('conversations as c')
          .set((e) => ({
            last_seq: e('c.last_seq', '+', 1),
            change: e('c.change', '+', 1),
            last_at: moment(v.now),
          }))
          .where('c.id', '=', v.id)
          .returning(['c.last_seq', 'c.change']),
      )
      .with('reader', (w) =>
        w
          .updateTable('conversation_participants as p')
          .from('place')
          .set((e) => ({
            read_seq: e.ref('place.last_seq'),
            archived: sql<boolean>`${e.ref('p.archived')} and ${e.ref('p.user_id')} <> ${v.fromId}`,
            state: sql<'active' | 'request' | 'declined'>`case when ${e.ref('p.user_id')} = ${v.fromId} then 'active'
              else ${e.ref('p.state')} end`,
          }))
          .where('p.conversation_id', '=', v.id)
          .where((e) =>
            e.or([e('p.user_id', '=', v.fromId), hasReadAll(e.ref('p.read_seq'), e.ref('place.last_seq'))]),
          ),
      )
      .with('unpacked', (w) =>
        w
          .updateTable('conversation_participants as p')
          .set({ archived: false })
          .where('p.conversation_id', '=', v.id)
          .where('p.archived', '=', true)
          .where('p.user_id', '!=', v.fromId)
          .where(sql<boolean>`not ${sql.lit(isNote)}`)
          .where((e) => sql<boolean>`coalesce(${e.ref('p.muted_until')}, '-infinity') <= ${moment(v.now)}`),
      )
      .insertInto('messages')
      .columns([
        'conversation_id',
        'seq',
        'change',
        'from_user_id',
        'type',
        'body',
        'words',
        'reply_to_id',
        'client_uuid',
        'created_at',
        'subject_id',
      ])
      .expression((e) =>
        e
          .selectFrom('place')
          .select([
            sql<number>`${v.id}::int`.as('conversation_id'),
            'place.last_seq',
            'place.change',
            sql<number>`${v.fromId}::int`.as('from_user_id'),
            sql<string>`${v.type}::text`.as('type'),
            sql<Uint8Array>`${v.body}::bytea`.as('body'),
            sql<number[]>`${v.words}::int[]`.as('words'),
            sql<number | null>`${v.replyToId}::int`.as('reply_to_id'),
            sql<string | null>`${v.clientKey}::text`.as('client_uuid'),
            moment(v.now).as('created_at'),
            sql<number | null>`${v.subjectId}::int`.as('subject_id'),
          ]),
      )
      .returning(['id', 'seq', 'change', sql<number[]>`array${listeners(v.fromId, v.id)}`.as('to')]);
  }),
);

/** What the database has given it, and what was stored of its words. */
export interface Added {
  readonly id: number;
  readonly seq: number;
  readonly change: number;
  readonly body: Uint8Array;
}

/**
 * Puts a message at the end. The row of the conversation is locked until the transaction ends, so that numbers rise in
 * the order in which messages are committed and none is missing.
 */
export async function addMessage(
  ask: { readonly query: Query; readonly emit: Emit; readonly now: Date },
  found: Pick<Found, 'id' | 'keys'>,
  fromId: number,
  message: {
    readonly type: MessageType;
    readonly body: Body;
    readonly replyToId?: number | undefined;
    readonly clientKey?: string | undefined;
  },
): Promise<Added> {
  const { query, emit, now } = ask;
  const isNote = message.type === 'system';
  // Locked until the transaction ends, so that the number that it is bound to is its own.
  const [last] = await query(lock, { id: found.id });
  if (!last) throw new Error('A conversation is gone.');
  const body = sealBody(found.keys, { conversationId: found.id, seq: last.seq + 1, fromUserId: fromId }, message.body);
  const [stored] = await query(add(isNote), {
    id: found.id,
    fromId,
    type: message.type,
    body,
    words: isNote ? [] : hashesOf(found.keys, message.body),
    replyToId: message.replyToId ?? null,
    clientKey: message.clientKey ?? null,
    subjectId: message.body.system?.userId ?? null,
    now: now.toISOString(),
  });
  if (!stored) throw new Error('A message was not stored.');
  await emit(conversationChanged, {
    conversationId: found.id,
    change: stored.change,
    seq: stored.seq,
    again: isNote,
    to: stored.to,
  });
  return { id: stored.id, seq: stored.seq, change: stored.change, body };
}

/** What was told of this conversation is over: it was read, muted, cleared, declined or left. */
export async function toldNoMore(
  emit: Emit,
  userId: number,
  { id, toldSeq, readSeq }: Pick<ConversationRow, 'id' | 'toldSeq' | 'readSeq'>,
): Promise<void> {
  if (toldSeq > readSeq) await emit(messagesSeen, { userId, conversationId: id });
}
