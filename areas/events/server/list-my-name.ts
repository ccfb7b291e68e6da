import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { listMyName as contract } from '../contract.ts';

export const listMyName: Handler<typeof contract> = async ({ input, principal, query }) => {
  const done = await query(
    'event-list-me',
    `update event_registrations set listed = $3::boolean where event_id = $1::int and user_id = $2::int
       and standing <> 'declined' returning 1`,
    [input.id, principal.id, input.listed],
  );
  if (done.length === 0) throw problem.notFound();
  return undefined;
};
