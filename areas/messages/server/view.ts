import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import { excerptOf } from '#areas/writing/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { columns, count, type Given, isThere, type QueryRow, statement } from '#platform/server/statement.ts';
import type { Message, MessageMedia, SystemNote } from '../contract.ts';
import type { ReactionMark } from '../pure/limits.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { type Body, readBody } from './seal.ts';
import type { messages } from './tables.ts';

/**
 * What of a conversation is there for a viewer who may have hidden it; their own part of it begins after `fromSeq`. The
 * message is the one of this name in the statement.
 */
export function isReachable(viewer: Given<number>, message: string, fromSeq: Given<number>) {
  const m = columns<typeof messages>(message);
  return sql<boolean>`(${m.seq} > ${fromSeq} and ${m.removed_at} is null
    and (${m.from_user_id} = ${viewer} or ${notBlocked(viewer, m.from_user_id)})
    and (${m.subject_id} is null or ${m.subject_id} = ${viewer} or ${notBlocked(viewer, m.subject_id)}))`;
}

/** The same without what the viewer has hidden. */
export function isVisible(viewer: Given<number>, message: string, fromSeq: Given<number>) {
  const hidden = from
    .selectFrom('hidden_messages')
    .where('hidden_messages.user_id', '=', viewer)
    .where('hidden_messages.message_id', '=', columns<typeof messages>(message).id);
  return sql<boolean>`(${isReachable(viewer, message, fromSeq)} and not ${isThere(hidden)})`;
}

/**
 * Messages as a viewer has them: `picked` are their ids, and after `fromSeq` begins the viewer’s part of the
 * conversation, so that an answer does not show what came before.
 */
export const messagesFor = <Db, Table extends keyof Db>(
  viewer: Given<number>,
  picked: SelectQueryBuilder<Db, Table, { id: number }>,
  fromSeq: Given<number>,
) =>
  from
    .selectFrom(picked.as('pick'))
    .innerJoin('messages as m', 'm.id', 'pick.id')
    .innerJoin('users as u', 'u.id', 'm.from_user_id')
    .leftJoin('messages as r', (join) => join.onRef('r.id', '=', 'm.reply_to_id').on(isVisible(viewer, 'r', fromSeq)))
    .leftJoin('users as ru', 'ru.id', 'r.from_user_id')
    .select((e) => [
      'm.id as messageId',
      'm.conversation_id as conversationId',
      'm.seq',
      'm.change',
      'm.type',
      'm.body',
      'm.client_uuid as clientKey',
      isoTime(e.ref('m.created_at')).as('createdAt'),
      isoTime(e.ref('m.edited_at')).as('editedAt'),
      ...person('u'),
      sql<{ id: number; seq: number; fromUserId: number; name: string } | null>`case when ${e.ref('r.id')} is not null
        then json_build_object('id', ${e.ref('r.id')}, 'seq', ${e.ref('r.seq')}, 'fromUserId', ${e.ref('r.from_user_id')},
          'name', ${e.ref('ru.name')}) end`.as('reply'),
      'r.body as replyBody',
      reactionsTo(e.ref('m.id'), viewer).as('reactions'),
      mediaOf(e.ref('m.id')).as('media'),
    ]);

export type MessageRow = QueryRow<ReturnType<typeof messagesFor>>;

function reactionsTo(message: Expression<number>, viewer: Given<number>) {
  const marks = from
    .selectFrom('message_reactions as x')
    .select((e) => [
      'x.mark',
      count.as('count'),
      sql<boolean>`bool_or(${e.ref('x.user_id')} = ${viewer})`.as('mine'),
      e.fn.min('x.created_at').as('first'),
    ])
    .where('x.message_id', '=', message)
    .where((e) => e.or([e('x.user_id', '=', viewer), notBlocked(viewer, e.ref('x.user_id'))]))
    .groupBy('x.mark');
  return sql<readonly { mark: string; count: number; byMe: boolean }[]>`coalesce((
    select json_agg(json_build_object('mark', g.mark, 'count', g.count, 'byMe', g.mine) order by g.first)
    from ${marks} g), '[]')`;
}

interface Media {
  readonly id: number;
  readonly kind: 'image' | 'voice';
  readonly small: boolean;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

function mediaOf(message: Expression<number>) {
  const media = from
    .selectFrom('message_media as f')
    .select((e) =>
      sql`json_agg(json_build_object('id', ${e.ref('f.id')}, 'kind', ${e.ref('f.kind')},
        'small', ${e.ref('f.small_key')} is not null, 'width', ${e.ref('f.width')}, 'height', ${e.ref('f.height')},
        'seconds', ${e.ref('f.seconds')}) order by ${e.ref('f.id')})`.as('all'),
    )
    .where('f.message_id', '=', message);
  return sql<readonly Media[]>`coalesce(${media}, '[]')`;
}

/** Where the viewer’s part of the conversation of this message begins. */
export const ownPart = (viewer: Given<number>, message: string) =>
  sql<number>`${from
    .selectFrom('conversation_participants as part')
    .select('part.from_seq')
    .where('part.conversation_id', '=', columns<typeof messages>(message).conversation_id)
    .where('part.user_id', '=', viewer)}`;

const one = statement((v: { viewerId: number; id: number }) =>
  messagesFor(
    v.viewerId,
    from
      .selectFrom('messages as x')
      .select('x.id')
      .where('x.id', '=', v.id)
      .where(isReachable(v.viewerId, 'x', ownPart(v.viewerId, 'x'))),
    ownPart(v.viewerId, 'm'),
  ),
);

/** One message as its viewer has it, after a write; undefined when it is not there for them. */
export async function oneMessage(query: Query, viewerId: number, id: number): Promise<MessageRow | undefined> {
  const [row] = await query(one, { viewerId, id });
  return row;
}

const fileUrl = (id: number) => `/api/messages/files/${id}`;

export function mediaView(
  file: MessageRow['media'][number],
  words?: { alt: string; transcript: string },
): MessageMedia {
  return {
    id: file.id,
    kind: file.kind,
    url: fileUrl(file.id),
    smallUrl: file.small ? `${fileUrl(file.id)}?small=true` : null,
    width: file.width,
    height: file.height,
    seconds: file.seconds,
    alt: words?.alt ?? '',
    transcript: words?.transcript ?? '',
  };
}

const nothing: Body = { content: '' };

export function messageView(found: Found, viewerId: number, row: MessageRow): Message {
  const place = { conversationId: found.id, seq: row.seq, fromUserId: row.id };
  const body = row.body ? readBody(found.keys, place, row.body) : nothing;
  const { reply } = row;
  return {
    id: row.messageId,
    conversationId: row.conversationId,
    seq: row.seq,
    change: row.change,
    fromUserId: row.id,
    from: personOf(row),
    recipientId: recipientOf(found, row.id),
    content: body.content,
    // A line of the conversation itself that does not open has nothing to say but that.
    type: row.type === 'system' && !body.system ? 'text' : row.type,
    symbols: [...(body.symbols ?? [])],
    media: row.body ? row.media.map((file) => mediaView(file, body.media?.[file.id])) : [],
    system: (body.system as z.infer<typeof SystemNote> | undefined) ?? null,
    replyTo: reply && {
      ...reply,
      content: row.replyBody ? excerptOf(readBody(found.keys, { ...place, ...reply }, row.replyBody).content) : '',
    },
    reactions: row.reactions.map((one) => ({ ...one, mark: one.mark as ReactionMark })),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    deleted: row.body === null,
    clientKey: row.id === viewerId ? row.clientKey : null,
  };
}

/** The other of the two for whom it was; null in a group, and for what a supporter writes. */
function recipientOf(found: Found, fromUserId: number): number | null {
  if (found.kind === 'group') return null;
  if (fromUserId === found.lowId) return found.highId;
  return fromUserId === found.highId ? found.lowId : null;
}
