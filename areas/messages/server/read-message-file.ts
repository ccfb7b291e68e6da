import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import type { readMessageFile as contract } from '../contract.ts';
import { isOpenTo } from './find-conversation.ts';
import { from } from './from.ts';
import { isVisible } from './message-sql.ts';

const file = statement((v: { viewerId: number; id: number }) => {
  const readable = from
    .selectFrom('messages as m')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'm.conversation_id')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .where('p.user_id', '=', v.viewerId)
    .where('p.state', '!=', 'declined')
    .where((e) => isVisible(v.viewerId, 'm', e.ref('p.from_seq')))
    .where(isOpenTo(v.viewerId, 'c'));
  return from
    .selectFrom('message_media as f')
    .select(['f.file_key as fileKey', 'f.small_key as smallKey', 'f.type'])
    .where('f.id', '=', v.id)
    .where((e) =>
      e.or([
        e.and([e('f.message_id', 'is', null), e('f.owner_id', '=', v.viewerId)]),
        isThere(readable.where(sql<boolean>`${sql.ref('m.id')} = ${e.ref('f.message_id')}`)),
      ]),
    );
});

/** One’s own upload, or a file of a message that one can read; anything else is not there. */
export const readMessageFile: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const [row] = await query(file, { viewerId: principal.id, id: input.id });
  const key = input.small ? (row?.smallKey ?? row?.fileKey) : row?.fileKey;
  const content = key ? await services.files.open(key) : undefined;
  if (!row || !content) throw problem.notFound();
  return { content, type: row.type, visibility: 'secret' };
};
