import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { ProblemError } from '#platform/server/problem.ts';
import type { Reportable } from '#platform/server/reportable.ts';
import { conversationChanged } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { findConversation } from './find-conversation.ts';
import { visibleText } from './message-sql.ts';
import { type Body, readBody } from './seal.ts';

interface Row {
  readonly id: number;
  readonly seq: number;
  readonly fromUserId: number;
  readonly name: string;
  readonly body: Uint8Array;
  readonly createdAt: string;
}

const textOf = ({ content, media = {} }: Body) =>
  [content, ...Object.values(media).flatMap(({ alt, transcript }) => [alt, transcript])].filter(Boolean).join('\n');

/** The message and those before it, as the reporter has them; undefined when there is no such message for them. */
async function reportableMessage(
  ask: { readonly query: Query; readonly config: Config },
  viewerId: number,
  id: number,
) {
  const { query } = ask;
  const [place] = await query<{ conversationId: number; seq: number }>(
    'messages-report-place',
    'select conversation_id as "conversationId", seq from messages where id = $1::int',
    [id],
  );
  if (!place) return undefined;
  const found = await findConversation(ask, viewerId, place.conversationId).catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const rows = await query<Row>(
    'messages-report',
    `select m.id, m.seq, m.from_user_id as "fromUserId", u.name, m.body, ${isoTime('m.created_at')} as "createdAt"
     from messages m join users u on u.id = m.from_user_id
     where m.conversation_id = $2::int and m.seq <= $3::int and m.type <> 'system' and m.body is not null
       and ${visibleText('m', '$4::int')}
     order by m.seq desc limit ${limits.evidence + 1}`,
    [viewerId, found.id, place.seq, found.fromSeq],
  );
  const [reported] = rows;
  if (reported?.id !== id) return undefined;
  const messages = rows.reverse().map(({ body, seq, ...row }) => ({
    ...row,
    content: textOf(readBody(found.keys, { conversationId: found.id, seq, fromUserId: row.fromUserId }, body)),
  }));
  return { authorId: reported.fromUserId, excerpt: messages.at(-1)?.content.slice(0, 150) ?? '', messages };
}

interface Place {
  readonly conversationId: number;
  readonly change: number;
  readonly lastSeq: number;
}

/** Everybody in the conversation reads it again; the number of change rises as with any other. */
const setRemoved: NonNullable<Reportable['setRemoved']> = async ({ query, emit, now, id }, removed) => {
  const [place] = await query<Place>(
    `messages-set-removed-${removed}`,
    `with held as (
       update messages set removed_at = ${removed ? '$2::timestamptz' : 'null'}
       where id = $1::int and type <> 'system' and body is not null and $2::timestamptz is not null
         and removed_at is ${removed ? 'null' : 'not null'}
       returning conversation_id)
     update conversations c set change = c.change + 1 from held where c.id = held.conversation_id
     returning c.id as "conversationId", c.change, c.last_seq as "lastSeq"`,
    [id, now.toISOString()],
  );
  if (!place) return false;
  await query('messages-removed-change', 'update messages set change = $2::int where id = $1::int', [id, place.change]);
  const people = await query<{ id: number }>(
    'messages-removed-listeners',
    'select user_id as id from conversation_participants where conversation_id = $1::int',
    [place.conversationId],
  );
  await emit(conversationChanged, {
    conversationId: place.conversationId,
    change: place.change,
    seq: place.lastSeq,
    again: true,
    to: people.map((one) => one.id),
  });
  return true;
};

export const reportables: readonly Reportable[] = [
  {
    kind: 'message',
    find: ({ query, config, principal, id }) => reportableMessage({ query, config }, principal.id, id),
    // It is sealed: what it said stands in the report alone.
    read: async ({ query, id }) => {
      const [row] = await query<{ authorId: number; removed: boolean }>(
        'messages-as-it-is',
        `select from_user_id as "authorId", removed_at is not null as removed from messages
         where id = $1::int and type <> 'system' and body is not null`,
        [id],
      );
      return row && { ...row, text: '', href: null };
    },
    setRemoved,
  },
];
