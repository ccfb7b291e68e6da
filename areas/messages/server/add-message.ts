import { notBlockedText } from '#areas/people/server/public.ts';
import type { Emit } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { conversationChanged, type MessageType } from '../contract.ts';
import { indexWords } from '../pure/message-words.ts';
import type { Found } from './find-conversation.ts';
import { type Body, type Keys, sealBody, wordHash } from './seal.ts';

/** Everything of a body that somebody may look for. */
const findable = ({ content, media = {} }: Body) =>
  [content, ...Object.values(media).flatMap(({ alt, transcript }) => [alt, transcript])].join('\n');

export const hashesOf = (keys: Keys, body: Body): number[] =>
  indexWords(findable(body)).map((word) => wordHash(keys, word));

/** Who is told of a change: everybody in it, save those who have declined and who are behind a block. */
const listenersText = (by: string, conversation: string) =>
  `select p.user_id as id from conversation_participants p
   where p.conversation_id = ${conversation} and p.state <> 'declined'
     and (p.user_id = ${by} or ${notBlockedText(by, 'p.user_id')})`;

export async function listenersOf(query: Query, conversationId: number, byId: number): Promise<number[]> {
  const rows = await query<{ id: number }>('messages-listeners', listenersText('$1::int', '$2::int'), [
    byId,
    conversationId,
  ]);
  return rows.map(({ id }) => id);
}

/** What the database has given it, and what was stored of its words. */
export interface Added {
  readonly id: number;
  readonly seq: number;
  readonly change: number;
  readonly body: Uint8Array;
}

/**
 * Puts a message at the end. The row of the conversation is held until the transaction ends, so that numbers rise in
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
  // Held until the transaction ends, so that the number that it is bound to is its own.
  const [last] = await query<{ seq: number }>(
    'messages-last',
    'select last_seq as seq from conversations where id = $1::int for update',
    [found.id],
  );
  if (!last) throw new Error('A conversation is gone.');
  const body = sealBody(found.keys, { conversationId: found.id, seq: last.seq + 1, fromUserId: fromId }, message.body);
  const [stored] = await query<{ id: number; seq: number; change: number; to: number[] }>(
    'messages-add',
    `with place as (
       update conversations set last_seq = last_seq + 1, change = change + 1, last_at = $8::timestamptz
       where id = $1::int returning last_seq, change),
     reader as (
       update conversation_participants p
       set read_seq = place.last_seq, archived = p.archived and p.user_id <> $2::int,
         state = case when p.user_id = $2::int then 'active' else p.state end
       from place where p.conversation_id = $1::int
         and (p.user_id = $2::int or (${isNote} and p.read_seq = place.last_seq - 1))),
     unpacked as (
       update conversation_participants p set archived = false
       where p.conversation_id = $1::int and p.archived and p.user_id <> $2::int and not ${isNote}
         and coalesce(p.muted_until, '-infinity') <= $8::timestamptz)
     insert into messages (conversation_id, seq, change, from_user_id, type, body, words, reply_to_id, client_uuid, created_at, subject_id)
     select $1::int, place.last_seq, place.change, $2::int, $3::text, $4::bytea, $5::int[], $6::int, $7::text, $8::timestamptz, $9::int from place
     returning id, seq, change, array(${listenersText('$2::int', '$1::int')}) as "to"`,
    [
      found.id,
      fromId,
      message.type,
      body,
      isNote ? [] : hashesOf(found.keys, message.body),
      message.replyToId ?? null,
      message.clientKey ?? null,
      now.toISOString(),
      message.body.system?.userId ?? null,
    ],
  );
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
