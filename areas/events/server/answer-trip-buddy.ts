import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { answerTripBuddy as contract } from '../contract.ts';
import { from } from './from.ts';
import { assertOn, lockEvent, tell } from './seats.ts';
import { asksOf, assertFree } from './trips.ts';

interface Answered {
  readonly eventId: number;
  readonly fromId: number;
  readonly toId: number;
  readonly state: 'agreed' | 'declined';
}

const answer = statement((v: Answered) =>
  from
    .updateTable('event_trip_asks')
    .set({ state: v.state })
    .where('event_id', '=', v.eventId)
    .where('from_id', '=', v.fromId)
    .where('to_id', '=', v.toId),
);

/** What else these two have asked or were asked is settled. */
const settle = statement((v: { eventId: number; fromId: number; toId: number }) =>
  from
    .deleteFrom('event_trip_asks as a')
    .where('a.event_id', '=', v.eventId)
    .where('a.state', '!=', 'agreed')
    .where((e) =>
      e.or([
        e('a.from_id', '=', v.fromId),
        e('a.from_id', '=', v.toId),
        e('a.to_id', '=', v.fromId),
        e('a.to_id', '=', v.toId),
      ]),
    ),
);

export const answerTripBuddy: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id, userId, accept } = input;
  const pair = { eventId: id, fromId: userId, toId: principal.id };
  assertOn(await lockEvent(query, id), now);
  const asks = await asksOf(query, id);
  const waits = asks.some((one) => one.fromId === userId && one.toId === principal.id && one.state === 'asked');
  if (!waits) throw problem.conflict('They no longer ask.');
  if (!accept) {
    await query(answer, { ...pair, state: 'declined' });
    return undefined;
  }
  await assertFree(query, asks, id, principal.id, userId);
  await query(answer, { ...pair, state: 'agreed' });
  await query(settle, pair);
  await tell(emit, id, 'eventTripAgreed', [userId]);
  return undefined;
};
