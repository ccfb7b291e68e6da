import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import type { checkInTrip as contract } from '../contract.ts';
import { from } from './from.ts';
import { lockEvent, tell } from './seats.ts';
import { agreedOf, asksOf, assertTravelling, otherOf } from './trips.ts';

interface Step {
  readonly eventId: number;
  readonly fromId: number;
  readonly toId: number;
  readonly step: string;
  readonly now: string;
}

const put = choice((byFrom: boolean) =>
  statement((v: Step) =>
    from
      .updateTable('event_trip_asks')
      .set(byFrom ? { from_step: v.step, from_step_at: moment(v.now) } : { to_step: v.step, to_step_at: moment(v.now) })
      .where('event_id', '=', v.eventId)
      .where('from_id', '=', v.fromId)
      .where('to_id', '=', v.toId),
  ),
);

/** For the two of them alone; the organiser checks people in by another list. */
export const checkInTrip: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id, step } = input;
  assertTravelling(await lockEvent(query, id), now);
  const agreed = agreedOf(await asksOf(query, id), principal.id);
  if (!agreed) throw problem.conflict('You no longer have a travel buddy for this event.');
  const { fromId, toId } = agreed;
  const about = { eventId: id, fromId, toId, step: step ?? '', now: now.toISOString() };
  await query(put(fromId === principal.id), about);
  if (step) await tell(emit, id, 'eventTripStep', [otherOf(agreed, principal.id)]);
  return undefined;
};
