import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type enterEventRoom as contract, eventRoomChanged } from '../../contract.ts';
import { roomTimes } from '../../pure/options.ts';
import { from } from '../from.ts';
import { lockEvent } from '../seats.ts';
import { selfIn } from './people.ts';
import { readRoom } from './view.ts';

const visit = statement((v: { eventId: number; userId: number }) =>
  from
    .selectFrom('event_visits')
    .select('removed_at as removedAt')
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId),
);
const ended = statement((v: { eventId: number }) =>
  from.selectFrom('events').select('room_ended_at as endedAt').where('id', '=', v.eventId),
);
const reopen = statement((v: { eventId: number }) =>
  from.updateTable('events').set({ room_ended_at: null }).where('id', '=', v.eventId),
);

interface Come {
  readonly eventId: number;
  readonly userId: number;
  readonly now: string;
  readonly keepsLog: boolean;
}
const stayIn = statement((v: Come) =>
  from
    .updateTable('event_visits')
    .set({ seen_at: moment(v.now), keeps_log: v.keepsLog })
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId),
);
const come = statement((v: Come) => {
  const fresh = {
    joined_at: moment(v.now),
    seen_at: moment(v.now),
    left_at: null,
    call_at: null,
    hand_raised: false,
    signs_at: null,
    keeps_log: v.keepsLog,
  };
  // Silence that the organiser asked for does not end by coming in again.
  return from
    .insertInto('event_visits')
    .values({ event_id: v.eventId, user_id: v.userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doUpdateSet(fresh));
});

async function assertOpen(query: Query, eventId: number, userId: number, now: Date): Promise<void> {
  const event = await lockEvent(query, eventId);
  if (event.cancelledAt) throw problem.conflict('This event was cancelled.');
  const { opensAt, closesAt } = roomTimes(event);
  if (now.getTime() < Date.parse(opensAt)) {
    throw problem.conflict('The room isn’t open yet. It opens 15 minutes before the start.');
  }
  if (now.getTime() >= Date.parse(closesAt)) throw problem.conflict('This event is over, and its room is closed.');
  if (event.organizerId === userId) {
    await query(reopen, { eventId });
    return;
  }
  const [room] = await query(ended, { eventId });
  if (room?.endedAt) throw problem.conflict('The organiser has ended the event.');
  const [before] = await query(visit, { eventId, userId });
  if (before?.removedAt) throw problem.conflict('The organiser has asked you to stay out of this room.');
}

/** Whoever comes back within 30 seconds is as they were; after that they begin anew. */
export const enterEventRoom: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const ask = { eventId: input.id, userId: principal.id, now };
  await assertOpen(query, input.id, principal.id, now);
  const row = { eventId: input.id, userId: principal.id, now: now.toISOString(), keepsLog: input.keepsLog };
  const isIn = (await selfIn(query, ask)) !== undefined;
  await query(isIn ? stayIn : come, row);
  await emit(eventRoomChanged, { eventId: input.id });
  return readRoom(query, ask);
};
