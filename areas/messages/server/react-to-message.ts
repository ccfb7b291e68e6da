import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { reactToMessage as contract } from '../contract.ts';
import { holdMessage, noteChange } from './change-message.ts';
import { viewOf } from './send-message.ts';

/** Twice the same changes nothing, and nobody is told of it. */
export const reactToMessage: Handler<typeof contract> = async ({ input, principal, query, emit, services, now }) => {
  const held = await holdMessage({ query, services, now }, principal.id, input.id);
  if (!held.body) throw problem.notFound();
  const changed = input.mark
    ? await query(
        'messages-react',
        `insert into message_reactions as r (message_id, user_id, mark, created_at)
         values ($1::int, $2::int, $3::text, $4::timestamptz)
         on conflict (message_id, user_id) do update set mark = excluded.mark, created_at = excluded.created_at
         where r.mark <> excluded.mark returning 1 as changed`,
        [held.id, principal.id, input.mark, now.toISOString()],
      )
    : await query(
        'messages-unreact',
        'delete from message_reactions where message_id = $1::int and user_id = $2::int returning 1 as changed',
        [held.id, principal.id],
      );
  if (changed.length > 0) await noteChange({ query, emit }, principal.id, held);
  return viewOf({ query, principal }, held.found, held.id);
};
