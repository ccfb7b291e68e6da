import type { Handler } from '#platform/server/area.ts';
import { type keepConversation as contract, conversationChanged } from '../contract.ts';
import { listenersOf } from './add-message.ts';
import { findConversation } from './find-conversation.ts';
import { toldNoMore } from './tell-waiting.ts';

export const keepConversation: Handler<typeof contract> = async ({ input, principal, query, emit, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id);
  const { archived, mutedUntil, liveText } = input;
  await query(
    'messages-keep',
    `update conversation_participants set archived = coalesce($3::boolean, archived),
       muted_until = case when $4::boolean then $5::timestamptz else muted_until end,
       live_text = coalesce($6::boolean, live_text)
     where conversation_id = $1::int and user_id = $2::int`,
    [found.id, principal.id, archived ?? null, mutedUntil !== undefined, mutedUntil ?? null, liveText ?? null],
  );
  if (mutedUntil) await toldNoMore(emit, principal.id, found);
  // Live text is a matter of the two of them; how one keeps a conversation is one’s own.
  const isOfTwo = liveText !== undefined && found.kind === 'direct';
  await emit(conversationChanged, {
    conversationId: found.id,
    change: found.change,
    seq: found.lastSeq,
    again: true,
    to: isOfTwo ? await listenersOf(query, found.id, principal.id) : [principal.id],
  });
};
