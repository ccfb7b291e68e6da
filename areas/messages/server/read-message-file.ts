import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readMessageFile as contract } from '../contract.ts';
import { openToText } from './find-conversation.ts';
import { visibleText } from './message-sql.ts';

/** One’s own upload, or a file of a message that one can read; anything else is not there. */
export const readMessageFile: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const [row] = await query<{ fileKey: string; smallKey: string | null; type: string }>(
    'messages-file',
    `select f.file_key as "fileKey", f.small_key as "smallKey", f.type from message_media f
     where f.id = $2::int and (
       (f.message_id is null and f.owner_id = $1::int)
       or exists (select 1 from messages m
         join conversation_participants p on p.conversation_id = m.conversation_id and p.user_id = $1::int and p.state <> 'declined'
         join conversations c on c.id = m.conversation_id
         where m.id = f.message_id and ${visibleText('m', 'p.from_seq')} and ${openToText('$1::int', 'c')}))`,
    [principal.id, input.id],
  );
  const key = input.small ? (row?.smallKey ?? row?.fileKey) : row?.fileKey;
  const content = key ? await services.files.open(key) : undefined;
  if (!row || !content) throw problem.notFound();
  return { content, type: row.type, visibility: 'secret' };
};
