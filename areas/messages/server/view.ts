import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { blockedIds, notBlocked, type PersonRow, person, personOf } from '#areas/people/server/public.ts';
import { pollFrom, pollOf } from '#areas/polls/server/public.ts';
import { excerptOf } from '#areas/writing/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { columns, count, countOf, type Given, isThere, type QueryRow, statement } from '#platform/server/statement.ts';
import type { Message, MessageMedia, SystemNote } from '../contract.ts';
import type { ReactionMark } from '../pure/limits.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { type Body, readBody, readItem, readTranscript } from './seal.ts';
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

/** Of more than this unread messages, the older ones are counted whoever wrote them. */
const mostLookedThrough = 500;

/** How many messages after `seq` the viewer doesn’t get: of or about people behind a block, or taken down. */
export function countMissing(viewer: Given<number>, conversation: Given<number>, seq: Given<number>) {
  const newest = from
    .selectFrom('messages as n')
    .select(['n.from_user_id', 'n.subject_id', 'n.removed_at'])
    .where('n.conversation_id', '=', conversation)
    .where('n.seq', '>', seq)
    .orderBy('n.seq', 'desc')
    .limit(sql.lit(mostLookedThrough));
  return countOf(
    from.selectFrom(newest.as('h')).where(
      (e) => sql<boolean>`(${e.ref('h.removed_at')} is not null
        or ${e.ref('h.from_user_id')} = any(${blockedIds(viewer)})
        or ${e.ref('h.subject_id')} = any(${blockedIds(viewer)}))`,
    ),
  );
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
      mediaOf(e.ref('m.id'), viewer).as('media'),
      pollOf(viewer, e.ref('m.poll_id')).as('poll'),
      itemsOf(e.ref('m.id'), viewer).as('list'),
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
  /** What was written down of it after it was sent, still sealed. */
  readonly spoken: (PersonRow & { readonly body: string }) | null;
}

interface Item {
  readonly id: number;
  readonly done: boolean;
  readonly mine: boolean;
  /** Sealed. */
  readonly body: string;
}

/** The items of a shared list in the order in which they were added; nothing of who is behind a block. */
export function itemsOf(message: Expression<number>, viewer: Given<number>) {
  const items = from
    .selectFrom('message_list_items as i')
    .select((e) =>
      sql`json_agg(json_build_object('id', ${e.ref('i.id')}, 'done', ${e.ref('i.done_at')} is not null,
        'mine', ${e.ref('i.author_id')} = ${viewer}, 'body', encode(${e.ref('i.body')}, 'base64'))
        order by ${e.ref('i.id')})`.as('all'),
    )
    .where('i.message_id', '=', message)
    .where('i.removed_at', 'is', null)
    .where((e) => e.or([e('i.author_id', '=', viewer), notBlocked(viewer, e.ref('i.author_id'))]));
  return sql<readonly Item[]>`coalesce(${items}, '[]')`;
}

export const listItemOf = (found: Pick<Found, 'id' | 'keys'>, messageId: number, { id, body, ...rest }: Item) => ({
  id,
  text: readItem(found.keys, { conversationId: found.id, messageId, id }, Buffer.from(body, 'base64')),
  ...rest,
});

/** Its sender’s own words before those of anyone else, and the earliest; nothing of who is behind a block. */
const spokenIn = (file: Expression<number>, sender: Expression<number>, viewer: Given<number>) =>
  from
    .selectFrom('message_transcripts as t')
    .innerJoin('users as w', 'w.id', 't.author_id')
    .select((e) =>
      sql`json_build_object('id', ${e.ref('w.id')}, 'displayName', ${e.ref('w.name')}, 'username', ${e.ref('w.username')},
        'body', encode(${e.ref('t.body')}, 'base64'))`.as('spoken'),
    )
    .where('t.media_id', '=', file)
    .where((e) => e.or([e('t.author_id', '=', viewer), notBlocked(viewer, e.ref('t.author_id'))]))
    .orderBy((e) => sql<boolean>`${e.ref('t.author_id')} <> ${sender}`)
    .orderBy('t.created_at')
    .orderBy('t.author_id')
    .limit(sql.lit(1));

export function mediaOf(message: Expression<number>, viewer: Given<number>) {
  const media = from
    .selectFrom('message_media as f')
    .select((e) =>
      sql`json_agg(json_build_object('id', ${e.ref('f.id')}, 'kind', ${e.ref('f.kind')},
        'small', ${e.ref('f.small_key')} is not null, 'width', ${e.ref('f.width')}, 'height', ${e.ref('f.height')},
        'seconds', ${e.ref('f.seconds')}, 'spoken', ${spokenIn(e.ref('f.id'), e.ref('f.owner_id'), viewer)})
        order by ${e.ref('f.id')})`.as('all'),
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

type Words = Pick<MessageMedia, 'alt' | 'transcript' | 'transcriptBy'>;
/** The words that came with it. */
type Sent = Pick<Words, 'alt' | 'transcript'>;
const noWords: Words = { alt: '', transcript: '', transcriptBy: null };

export const mediaView = (file: Omit<MessageRow['media'][number], 'spoken'>, words = noWords): MessageMedia => ({
  id: file.id,
  kind: file.kind,
  url: fileUrl(file.id),
  smallUrl: file.small ? `${fileUrl(file.id)}?small=true` : null,
  width: file.width,
  height: file.height,
  seconds: file.seconds,
  ...words,
});

/** What was written down of a file after it was sent, and by whom. */
export function spokenOf(found: Pick<Found, 'id' | 'keys'>, { id, spoken }: Pick<Media, 'id' | 'spoken'>) {
  if (!spoken) return undefined;
  const place = { conversationId: found.id, mediaId: id, authorId: spoken.id };
  const text = readTranscript(found.keys, place, Buffer.from(spoken.body, 'base64'));
  return { text, by: personOf(spoken) };
}

/** Who sent it may say it better afterwards; what others wrote down stands where they said nothing. */
function wordsOf(found: Found, senderId: number, file: Media, sent: Sent = noWords): Words {
  const { alt, transcript } = sent;
  const spoken = spokenOf(found, file);
  if (!spoken || (transcript !== '' && spoken.by.id !== senderId)) return { alt, transcript, transcriptBy: null };
  return { alt, transcript: spoken.text, transcriptBy: spoken.by };
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
    media: (row.body ? row.media : []).map((file) =>
      mediaView(file, wordsOf(found, row.id, file, body.media?.[file.id])),
    ),
    poll: row.body && row.poll ? pollFrom(row.poll, viewerId, body.poll?.options) : null,
    list: row.body && row.type === 'list' ? row.list.map((item) => listItemOf(found, row.messageId, item)) : null,
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
