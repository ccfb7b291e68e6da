import { detachPassport } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { cancelRegistration as contract } from '../contract.ts';
import { readEvent } from './event-sql.ts';
import { partTravellers } from './part-travellers.ts';
import { passportTarget } from './register-for-event.ts';
import { isOver, lockEvent, promote, recount } from './seats.ts';

/** What was shared with the organiser for this event ends with it. A declined request stays declined. */
export const cancelRegistration: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const event = await lockEvent(query, id);
  if (isOver(event, now)) throw problem.conflict('This event is over.');
  const [gone] = await query<{ standing: string }>(
    'event-leave',
    `delete from event_registrations where event_id = $1::int and user_id = $2::int and standing <> 'declined'
       returning standing`,
    [id, principal.id],
  );
  if (gone) {
    await query(
      'event-drop-access',
      'delete from event_access_requests where event_id = $1::int and user_id = $2::int',
      [id, principal.id],
    );
    await detachPassport(query, principal.id, passportTarget(id));
    await partTravellers(query, emit, id);
    if (event.cancelledAt) await recount(query, id);
    else await promote(query, emit, id, now);
  }
  const answer = await readEvent(query, id, principal.id);
  if (!answer) throw problem.notFound();
  return answer;
};
