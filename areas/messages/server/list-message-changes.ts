import type { Handler } from '#platform/server/area.ts';
import type { listMessageChanges as contract } from '../contract.ts';
import { findConversation } from './find-conversation.ts';
import { type MessageRow, messagesText, visibleText } from './message-sql.ts';
import { messageView } from './view.ts';

const most = 200;

/** What a browser that was away asks for. The number is kept in the same lock as the change, so none is passed over. */
export const listMessageChanges: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id);
  if (found.change <= input.since) return { messages: [], change: found.change, more: false };
  // The numbers stand in subqueries, so that the database keeps its plan: to make one costs ten times what the rows cost.
  const rows = await query<MessageRow>(
    'messages-changes',
    messagesText(
      `select m.id from messages m
       where m.conversation_id = (select $2::int) and m.change > (select $4::int) and ${visibleText('m', '$3::int')}
       order by m.change limit ${most + 1}`,
      '$3::int',
      'm.change',
    ),
    [principal.id, found.id, found.fromSeq, input.since],
  );
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    messages: shown.map((row) => messageView(found, principal.id, row)),
    change: rows.length > most && last ? last.change : Math.max(found.change, last?.change ?? 0),
    more: rows.length > most,
  };
};
