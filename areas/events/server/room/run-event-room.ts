import { sql } from 'kysely';
import type { Input } from '#platform/contract/operation.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, type Moment, moment, statement } from '#platform/server/statement.ts';
import { type runEventRoom as contract, eventRoomChanged, eventVisitEnded } from '../../contract.ts';
import { from } from '../from.ts';
import { lockEvent } from '../seats.ts';

interface Someone {
  readonly eventId: number;
  readonly userId: number;
  readonly now: string;
}
type Act = Extract<Input<typeof contract>, { readonly userId: number }>['act'];

const changes = {
  mute: () => ({ is_muted: true }),
  unmute: () => ({ is_muted: false }),
  'lower-hand': () => ({ hand_raised: false }),
  remove: (now: string) => ({ removed_at: moment(now), left_at: moment(now), call_at: null, signs_at: null }),
  'let-back': () => ({ removed_at: null }),
} as const satisfies Record<Act, (now: string) => object>;

const change = choice((act: Act) =>
  statement((v: Someone) =>
    from
      .updateTable('event_visits')
      .set(changes[act](v.now))
      .where('event_id', '=', v.eventId)
      .where('user_id', '=', v.userId)
      .where('removed_at', act === 'let-back' ? 'is not' : 'is', null)
      .returning('user_id as userId'),
  ),
);
const endRoom = statement((v: { eventId: number; now: string }) =>
  from
    .updateTable('events')
    .set({ room_ended_at: moment(v.now) })
    .where('id', '=', v.eventId),
);
const allLeave = statement((v: { eventId: number; now: string }) =>
  from
    .updateTable('event_visits')
    .set({ left_at: sql<Moment>`${v.now}::timestamptz`, call_at: null, hand_raised: false, signs_at: null })
    .where('event_id', '=', v.eventId)
    .where('left_at', 'is', null)
    .returning('user_id as userId'),
);

export const runEventRoom: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const eventId = input.id;
  await lockEvent(query, eventId);
  if (input.act === 'end') {
    await query(endRoom, { eventId, now: now.toISOString() });
    for (const { userId } of await query(allLeave, { eventId, now: now.toISOString() })) {
      await emit(eventVisitEnded, { eventId, userId });
    }
    // Whoever was in the room is told so; to read it again they would have to be there.
    return undefined;
  }
  if (input.userId === principal.id) throw problem.conflict('You run this room.');
  const someone = { eventId, userId: input.userId, now: now.toISOString() };
  const done = await query(change(input.act), someone);
  if (done.length === 0) throw problem.conflict('This person is no longer in the room.');
  if (input.act === 'remove') await emit(eventVisitEnded, { eventId, userId: input.userId });
  await emit(eventRoomChanged, { eventId });
  return undefined;
};
