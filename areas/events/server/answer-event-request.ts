import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { answerEventRequest as contract } from '../contract.ts';
import { type HeldEvent, holdEvent, mustBeOn } from './hold-event.ts';
import { recount, tell } from './seats.ts';

function standingAfter(event: HeldEvent, accept: boolean): 'going' | 'waiting' | 'declined' {
  if (!accept) return 'declined';
  if (event.attendeeCount < event.maxAttendees) return 'going';
  if (!event.hasWaitlist) throw problem.conflict('The event is full. Add more places first, or decline.');
  return 'waiting';
}

export const answerEventRequest: Handler<typeof contract> = async ({ input, query, emit, now }) => {
  const event = await holdEvent(query, input.id);
  mustBeOn(event, now);
  const standing = standingAfter(event, input.accept);
  const turn = standing === 'waiting' ? event.lastTurn + 1 : 0;
  const done = await query(
    'event-answer',
    `update event_registrations set standing = $3, turn = $4::int, reason = $5, since = $6::timestamptz
       where event_id = $1::int and user_id = $2::int and standing = 'requested' returning 1`,
    [input.id, input.userId, standing, turn, input.accept ? '' : (input.reason ?? ''), now.toISOString()],
  );
  if (done.length === 0) throw problem.conflict('This request is no longer open.');
  if (turn > 0)
    await query('event-next-turn', 'update events set last_turn = $2::int where id = $1::int', [input.id, turn]);
  await recount(query, input.id);
  await tell(emit, input.id, input.accept ? 'eventAccepted' : 'eventDeclined', [input.userId]);
  return undefined;
};
