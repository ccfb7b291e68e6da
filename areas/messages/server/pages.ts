import type { Page } from '#platform/contract/operation.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { Message } from '../contract.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { isVisible, messagesFor, messageView } from './view.ts';

/** A page goes backwards from a number, and is answered with its oldest message first. */
export function readBefore(cursor: string | undefined): number {
  if (cursor === undefined) return 2_147_483_647;
  const seq = /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : 0;
  if (seq < 1 || seq > 2_147_483_647) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
  return seq;
}

const below = statement((v: { viewerId: number; id: number; fromSeq: number; before: number; limit: number }) =>
  messagesFor(
    v.viewerId,
    from
      .selectFrom('messages as m')
      .select('m.id')
      .where('m.conversation_id', '=', v.id)
      .where('m.seq', '<', v.before)
      .where(isVisible(v.viewerId, 'm', v.fromSeq))
      .orderBy('m.seq', 'desc')
      .limit(v.limit),
    v.fromSeq,
  ).orderBy('m.seq', 'desc'),
);

/** Messages below `before`, along the index of places: it costs the same however many there are. */
export async function pageOfMessages(
  query: Query,
  found: Found,
  viewerId: number,
  ask: { before: number; limit: number },
): Promise<Page<Message>> {
  const rows = await query(below, {
    viewerId,
    id: found.id,
    fromSeq: found.fromSeq,
    before: ask.before,
    limit: ask.limit + 1,
  });
  const shown = rows.slice(0, ask.limit);
  const first = shown.at(-1);
  return {
    items: shown.reverse().map((row) => messageView(found, viewerId, row)),
    next: rows.length > ask.limit && first ? String(first.seq) : undefined,
  };
}
