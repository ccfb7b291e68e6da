import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { checkInAttendee as contract } from '../contract.ts';

export const checkInAttendee: Handler<typeof contract> = async ({ input, query, now }) => {
  const done = await query(
    'event-check-in',
    `update event_registrations set checked_in_at = case when $3::boolean then coalesce(checked_in_at, $4::timestamptz) end
       where event_id = $1::int and user_id = $2::int and standing = 'going' returning 1`,
    [input.id, input.userId, input.here, now.toISOString()],
  );
  if (done.length === 0) throw problem.conflict('This person is no longer registered.');
  return undefined;
};
