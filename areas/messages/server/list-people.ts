import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { listPeople as contract } from '../contract.ts';
import { participantOf, participantsFor } from './conversation-view.ts';
import type { Found } from './find-conversation.ts';

const everybody = statement((v: { viewerId: number; id: number; after: number; limit: number }) =>
  participantsFor(v.viewerId)
    .where('p.conversation_id', '=', v.id)
    .where('p.user_id', '>', v.after)
    .where((e) => e.or([e('u.id', '=', v.viewerId), notBlocked(v.viewerId, e.ref('u.id'))]))
    .orderBy('p.user_id')
    .limit(v.limit),
);

/** In the order in which they came. */
export const listPeople: Handler<typeof contract, Found> = async ({ input, principal, found, query, services }) => {
  if (input.cursor !== undefined && !/^\d{1,9}$/.test(input.cursor)) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
  const after = Number(input.cursor ?? 0);
  const rows = await query(everybody, { viewerId: principal.id, id: found.id, after, limit: input.limit + 1 });
  const online = await services.online();
  const shown = rows.slice(0, input.limit);
  return {
    items: shown.map((row) => participantOf(row, online)),
    next: rows.length > input.limit ? String(shown.at(-1)?.id) : undefined,
  };
};
