import type { Handler } from '#platform/server/area.ts';
import type { saveEvent as contract } from '../contract.ts';

export const saveEvent: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await query(
    'save-event',
    `insert into event_saves (event_id, user_id, created_at) values ($1::int, $2::int, $3::timestamptz)
       on conflict do nothing`,
    [input.id, principal.id, now.toISOString()],
  );
  return { id: input.id, savedByMe: true };
};
