import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { answerEventRequest as contract } from '../contract.ts';
import { from } from './from.ts';
import { assertOn, type LockedEvent, lockEvent, nextPosition, recount, tell } from './seats.ts';

function standingAfter(event: LockedEvent, accept: boolean): Answer['standing'] {
  if (!accept) return 'declined';
  if (event.attendeeCount < event.maxAttendees) return 'going';
  if (!event.hasWaitlist) throw problem.conflict('The event is full. Add more places first, or decline.');
  return 'waiting';
}

interface Answer {
  readonly eventId: number;
  readonly userId: number;
  readonly standing: 'going' | 'waiting' | 'declined';
  readonly position: number;
  readonly reason: string;
  readonly now: string;
}

const answer = statement((v: Answer) =>
  from
    .updateTable('event_registrations')
    .set({ standing: v.standing, turn: v.position, reason: v.reason, since: moment(v.now) })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId)
    .where('standing', '=', 'requested')
    .returning('user_id'),
);

export const answerEventRequest: Handler<typeof contract> = async ({ input, query, emit, now }) => {
  const event = await lockEvent(query, input.id);
  assertOn(event, now);
  const standing = standingAfter(event, input.accept);
  const [answered] = await query(answer, {
    eventId: input.id,
    userId: input.userId,
    standing,
    position: standing === 'waiting' ? await nextPosition(query, event) : 0,
    reason: input.accept ? '' : (input.reason ?? ''),
    now: now.toISOString(),
  });
  if (!answered) throw problem.conflict('This request is no longer open.');
  await recount(query, input.id);
  await tell(emit, input.id, input.accept ? 'eventAccepted' : 'eventDeclined', [input.userId]);
  return undefined;
};
