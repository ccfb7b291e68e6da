import { notBlockedText, type PersonRow } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { MessageType } from '../contract.ts';

export interface MessageRow extends PersonRow {
  /** Of the message; `id` is its sender’s. */
  readonly messageId: number;
  readonly conversationId: number;
  readonly seq: number;
  readonly change: number;
  readonly type: MessageType;
  readonly body: Uint8Array | null;
  readonly clientKey: string | null;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly reply: { id: number; seq: number; fromUserId: number; name: string } | null;
  readonly replyBody: Uint8Array | null;
  readonly reactions: readonly { mark: string; count: number; byMe: boolean }[];
  readonly media: readonly {
    id: number;
    kind: 'image' | 'voice';
    small: boolean;
    width: number;
    height: number;
    seconds: number;
  }[];
}

/** What of a conversation is there for a viewer ($1) who may have hidden it; their own part of it begins after `from`. */
export const reachableText = (m: string, from: string) =>
  `${m}.seq > ${from} and ${m}.removed_at is null and (${m}.from_user_id = $1::int or ${notBlockedText('$1::int', `${m}.from_user_id`)})
   and (${m}.subject_id is null or ${m}.subject_id = $1::int or ${notBlockedText('$1::int', `${m}.subject_id`)})`;

/** The same without what the viewer has hidden. */
export const visibleText = (m: string, from: string) =>
  `${reachableText(m, from)}
   and not exists (select 1 from hidden_messages h where h.user_id = $1::int and h.message_id = ${m}.id)`;

const columns = `m.id as "messageId", m.conversation_id as "conversationId", m.seq, m.change, m.type, m.body,
  m.client_uuid as "clientKey", ${isoTime('m.created_at')} as "createdAt", ${isoTime('m.edited_at')} as "editedAt",
  u.id, u.name as "displayName", u.username,
  case when r.id is not null then json_build_object('id', r.id, 'seq', r.seq, 'fromUserId', r.from_user_id, 'name', ru.name) end as reply,
  r.body as "replyBody",
  coalesce((select json_agg(json_build_object('mark', g.mark, 'count', g.count, 'byMe', g.mine) order by g.first)
    from (select x.mark, count(*)::int as count, bool_or(x.user_id = $1::int) as mine, min(x.created_at) as first
      from message_reactions x where x.message_id = m.id and (x.user_id = $1::int or ${notBlockedText('$1::int', 'x.user_id')})
      group by x.mark) g), '[]') as reactions,
  coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'small', f.small_key is not null,
      'width', f.width, 'height', f.height, 'seconds', f.seconds) order by f.id)
    from message_media f where f.message_id = m.id), '[]') as media`;

/**
 * $1 is the viewer. `picked` are the ids, as a statement that gives them; `from` is the number after which the
 * viewer’s part of the conversation begins, so that an answer does not show what came before.
 */
export const messagesText = (picked: string, from: string, order: string) =>
  `select ${columns}
   from (${picked}) pick
   join messages m on m.id = pick.id
   join users u on u.id = m.from_user_id
   left join messages r on r.id = m.reply_to_id and ${visibleText('r', from)}
   left join users ru on ru.id = r.from_user_id
   order by ${order}`;

const partOf = (m: string) =>
  `(select p.from_seq from conversation_participants p where p.conversation_id = ${m}.conversation_id and p.user_id = $1::int)`;

/** One message as its viewer has it, after a write; undefined when it is not there for them. */
export async function oneMessage(query: Query, viewerId: number, id: number): Promise<MessageRow | undefined> {
  const [row] = await query<MessageRow>(
    'messages-one',
    messagesText(
      `select x.id from messages x where x.id = $2::int and ${reachableText('x', partOf('x'))}`,
      partOf('m'),
      'm.id',
    ),
    [viewerId, id],
  );
  return row;
}
