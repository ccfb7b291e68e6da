import type { Handler } from '#platform/server/area.ts';
import type { clearConversation as contract } from '../contract.ts';
import { tellOneself } from './change-message.ts';
import { findConversation } from './find-conversation.ts';
import { toldNoMore } from './tell-waiting.ts';

export const clearConversation: Handler<typeof contract> = async ({ input, principal, query, emit, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id, true);
  await query(
    'messages-clear',
    `update conversation_participants set from_seq = $3::int, read_seq = $3::int
     where conversation_id = $1::int and user_id = $2::int`,
    [found.id, principal.id, found.lastSeq],
  );
  await toldNoMore(emit, principal.id, found);
  await tellOneself(emit, principal.id, found);
};
