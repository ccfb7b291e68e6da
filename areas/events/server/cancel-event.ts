import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { cancelEvent as contract } from '../contract.ts';
import { readEvent } from './event-sql.ts';
import { assertOn, assertVersion, attendeesOf, lockEvent, tell } from './seats.ts';
import { datesOf } from './series.ts';

export const cancelEvent: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const event = await lockEvent(query, input.id);
  assertVersion(event, input.version);
  assertOn(event, now);
  for (const id of await datesOf(query, event, input.scope)) {
    if (id !== event.id) await lockEvent(query, id);
    await query(
      'event-cancel',
      `update events set cancelled_at = $2::timestamptz, cancel_reason = $3, version = version + 1 where id = $1::int`,
      [id, now.toISOString(), input.reason.trim()],
    );
    await tell(emit, id, 'eventCancelled', await attendeesOf(query, id, ['going', 'waiting', 'requested']));
    if (event.organizerId !== principal.id) await tell(emit, id, 'eventMeetingCancelled', [event.organizerId]);
  }
  const answer = await readEvent(query, input.id, principal.id);
  if (!answer) throw problem.notFound();
  return answer;
};
