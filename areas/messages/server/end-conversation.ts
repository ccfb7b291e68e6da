import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { conversationChanged } from '../contract.ts';
import { from } from './from.ts';

const decline = statement((v: { byId: number; low: number; high: number; since: string }) =>
  from
    .updateTable('conversation_participants as p')
    .from('conversations as c')
    .set({ state: 'declined' })
    .whereRef('c.id', '=', 'p.conversation_id')
    .where('c.kind', '=', 'direct')
    .where('c.context_kind', 'is', null)
    .where('c.low_id', '=', v.low)
    .where('c.high_id', '=', v.high)
    .where('c.created_at', '>=', moment(v.since))
    .where('p.user_id', '=', v.byId)
    .returning(['c.id', 'c.change', 'c.last_seq as seq']),
);

/**
 * Somebody wants no more of a conversation of two that began at this moment or later: it goes from their list, and the
 * other sees no difference, as with a request that is declined. An older one has reasons of its own, and stays.
 */
export async function endConversation(
  { query, emit }: { readonly query: Query; readonly emit: Emit },
  byId: number,
  withId: number,
  since: string,
): Promise<void> {
  const [low, high] = [Math.min(byId, withId), Math.max(byId, withId)];
  const [ended] = await query(decline, { byId, low, high, since });
  if (!ended) return;
  const { id: conversationId, change, seq } = ended;
  await emit(conversationChanged, { conversationId, change, seq, again: true, to: [byId] });
}
