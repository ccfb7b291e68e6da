import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMessageChanges as contract } from '../contract.ts';
import type { Found } from './find-conversation.ts';
import { from } from './from.ts';
import { isVisible, messagesFor, messageView } from './view.ts';

const most = 200;

// The numbers stand in subqueries, so that the database keeps its plan: to make one costs ten times what the rows cost.
const changes = statement((v: { viewerId: number; id: number; fromSeq: number; since: number }) =>
  messagesFor(
    v.viewerId,
    from
      .selectFrom('messages as m')
      .select('m.id')
      .where('m.conversation_id', '=', sql<number>`(select ${v.id}::int)`)
      .where('m.change', '>', sql<number>`(select ${v.since}::int)`)
      .where(isVisible(v.viewerId, 'm', sql<number>`${v.fromSeq}::int`))
      .orderBy('m.change')
      .limit(sql.lit(most + 1)),
    sql<number>`${v.fromSeq}::int`,
  ).orderBy('m.change'),
);

/** What a browser that was away asks for. The number is kept in the same lock as the change, so none is passed over. */
export const listMessageChanges: Handler<typeof contract, Found> = async ({ input, principal, found, query }) => {
  if (found.change <= input.since) return { messages: [], change: found.change, more: false };
  const rows = await query(changes, {
    viewerId: principal.id,
    id: found.id,
    fromSeq: found.fromSeq,
    since: input.since,
  });
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    messages: shown.map((row) => messageView(found, principal.id, row)),
    change: rows.length > most && last ? last.change : Math.max(found.change, last?.change ?? 0),
    more: rows.length > most,
  };
};
