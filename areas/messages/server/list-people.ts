import { notBlockedText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listPeople as contract } from '../contract.ts';
import { type ParticipantRow, participantColumns, participantOf, participantTables } from './conversation-view.ts';
import { findConversation } from './find-conversation.ts';

/** In the order in which they came. */
export const listPeople: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id);
  if (input.cursor !== undefined && !/^\d{1,9}$/.test(input.cursor)) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
  const after = Number(input.cursor ?? 0);
  const rows = await query<ParticipantRow>(
    'messages-all-people',
    `select ${participantColumns} from ${participantTables}
     where p.conversation_id = $2::int and p.user_id > $3::int and (u.id = $1::int or ${notBlockedText('$1::int', 'u.id')})
     order by p.user_id limit $4::int`,
    [principal.id, found.id, after, input.limit + 1],
  );
  const online = await services.online();
  const shown = rows.slice(0, input.limit);
  return {
    items: shown.map((row) => participantOf(row, online)),
    next: rows.length > input.limit ? String(shown.at(-1)?.id) : undefined,
  };
};
