import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { limits } from '../pure/limits.ts';
import { findConversation } from './find-conversation.ts';
import { visibleText } from './message-sql.ts';
import { type Body, openBody } from './seal.ts';

interface Row {
  readonly id: number;
  readonly fromUserId: number;
  readonly name: string;
  readonly body: Uint8Array;
  readonly createdAt: string;
}

const textOf = ({ content, media = {} }: Body) =>
  [content, ...Object.values(media).flatMap(({ alt, transcript }) => [alt, transcript])].filter(Boolean).join('\n');

/** The message and those before it, as the reporter has them; undefined when there is no such message for them. */
export async function reportableMessage(
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
    `select m.id, m.from_user_id as "fromUserId", u.name, m.body, ${isoTime('m.created_at')} as "createdAt"
     from messages m join users u on u.id = m.from_user_id
     where m.conversation_id = $2::int and m.seq <= $3::int and m.type <> 'system' and m.body is not null
       and ${visibleText('m', '$4::int')}
     order by m.seq desc limit ${limits.evidence + 1}`,
    [viewerId, found.id, place.seq, found.fromSeq],
  );
  const [reported] = rows;
  if (reported?.id !== id) return undefined;
  const messages = rows
    .reverse()
    .map(({ body, ...row }) => ({ ...row, content: textOf(openBody(found.keys, found.id, row.fromUserId, body)) }));
  return { authorId: reported.fromUserId, excerpt: messages.at(-1)?.content.slice(0, 150) ?? '', messages };
}
