import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import { type markConversationRead as contract, conversationChanged } from '../contract.ts';
import { listenersOf, toldNoMore } from './add-message.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { countMissing } from './view.ts';

const markRead = statement((v: { id: number; userId: number; seq: number }) =>
  from
    .updateTable('conversation_participants as p')
    .set({ read_seq: v.seq })
    .where('p.conversation_id', '=', v.id)
    .where('p.user_id', '=', v.userId)
    .where('p.read_seq', '<', v.seq)
    .returning((e) => {
      const receipts = from
        .selectFrom('message_settings as s')
        .select('s.read_receipts')
        .where('s.user_id', '=', v.userId);
      return sql<boolean>`${e.ref('p.state')} = 'active' and coalesce(${receipts}, true)`.as('shares');
    }),
);

const missing = statement((v: { id: number; userId: number; seq: number }) =>
  from.selectNoFrom(countMissing(v.userId, v.id, v.seq).as('count')),
);

/** People who share how far they have read are few in a group; in a large one nobody follows it. */
const mostTold = 20;

export const markConversationRead: Handler<typeof contract, Found> = async ({
  input,
  principal,
  found,
  query,
  emit,
}) => {
  const seq = Math.min(input.seq, found.lastSeq);
  const [moved] = await query(markRead, { id: found.id, userId: principal.id, seq });
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
  const own = Math.max(readSeq, found.fromSeq);
  if (found.lastSeq <= own) return { readSeq, unread: 0 };
  const [left] = await query(missing, { id: found.id, userId: principal.id, seq: own });
  return { readSeq, unread: Math.max(0, found.lastSeq - own - (left?.count ?? 0)) };
};
