import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type askTripBuddy as contract, eventNews } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { from } from './from.ts';
import { assertOn, lockEvent } from './seats.ts';
import { asksOf, assertFree } from './trips.ts';

const ask = statement((v: { eventId: number; fromId: number; toId: number; now: string }) =>
  from.insertInto('event_trip_asks').values({
    event_id: v.eventId,
    from_id: v.fromId,
    to_id: v.toId,
    state: 'asked',
    asked_at: moment(v.now),
  }),
);

/** Asked twice it counts once, also after a no. */
export const askTripBuddy: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id, userId } = input;
  const me = principal.id;
  assertOn(await lockEvent(query, id), now);
  const asks = await asksOf(query, id);
  await assertFree(query, asks, id, me, userId);
  const sent = asks.filter(({ fromId }) => fromId === me);
  if (sent.some(({ toId }) => toId === userId)) return undefined;
  if (asks.some((one) => one.fromId === userId && one.toId === me && one.state === 'asked')) {
    throw problem.conflict('They’ve asked you already. Answer them instead.');
  }
  if (sent.length >= limits.tripAsks) throw problem.conflict(`You can ask ${limits.tripAsks} people for one event.`);
  await query(ask, { eventId: id, fromId: me, toId: userId, now: now.toISOString() });
  await emit(eventNews, { userId, kind: 'eventTripAsked', eventId: id, by: me });
  return undefined;
};
