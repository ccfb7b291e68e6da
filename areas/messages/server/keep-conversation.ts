import type { Handler } from '#platform/server/area.ts';
import type { keepConversation as contract } from '../contract.ts';
import { tellOneself } from './change-message.ts';
import { findConversation } from './find-conversation.ts';

export const keepConversation: Handler<typeof contract> = async ({ input, actor, query, emit, services }) => {
  const found = await findConversation({ query, config: services.config }, actor.id, input.id);
  const { archived, mutedUntil } = input;
  await query(
    'messages-keep',
    `update conversation_participants set archived = coalesce($3::boolean, archived),
       muted_until = case when $4::boolean then $5::timestamptz else muted_until end
     where conversation_id = $1::int and user_id = $2::int`,
    [found.id, actor.id, archived ?? null, mutedUntil !== undefined, mutedUntil ?? null],
  );
  await tellOneself(emit, actor.id, found);
};
