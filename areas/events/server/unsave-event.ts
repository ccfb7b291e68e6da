import type { Handler } from '#platform/server/area.ts';
import type { unsaveEvent as contract } from '../contract.ts';

export const unsaveEvent: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query('unsave-event', 'delete from event_saves where event_id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
  ]);
  return { id: input.id, savedByMe: false };
};
