import type { Handler } from '#platform/server/area.ts';
import { type markConversationRead as contract, conversationChanged } from '../contract.ts';
import { listenersOf } from './add-message.ts';
import { findConversation } from './find-conversation.ts';
import { toldNoMore } from './tell-waiting.ts';

/** People who share how far they have read are few in a group; in a large one nobody follows it. */
const mostTold = 20;

export const markConversationRead: Handler<typeof contract> = async ({ input, principal, query, emit, services }) => {
  const found = await findConversation({ query, config: services.config }, principal.id, input.id);
  const seq = Math.min(input.seq, found.lastSeq);
  const [moved] = await query<{ shares: boolean }>(
    'messages-mark-read',
    `update conversation_participants p set read_seq = $3::int
     where p.conversation_id = $1::int and p.user_id = $2::int and p.read_seq < $3::int
     returning p.state = 'active' and coalesce((select s.read_receipts from message_settings s where s.user_id = $2::int), true) as shares`,
    [found.id, principal.id, seq],
  );
  const readSeq = Math.max(found.readSeq, seq);
  if (moved) {
    await toldNoMore(emit, principal.id, found);
    const others = moved.shares ? await listenersOf(query, found.id, principal.id) : [];
    const to = others.length <= mostTold && others.length > 0 ? others : [principal.id];
    await emit(conversationChanged, {
      conversationId: found.id,
      change: found.change,
      seq: found.lastSeq,
      again: true,
      to,
    });
  }
  return { readSeq, unread: Math.max(0, found.lastSeq - Math.max(readSeq, found.fromSeq)) };
};
