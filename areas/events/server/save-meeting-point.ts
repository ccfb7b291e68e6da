import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { saveMeetingPoint as contract } from '../contract.ts';
import { from } from './from.ts';
import { sealMeetingPoint } from './seal.ts';
import { lockEvent, tell } from './seats.ts';
import { agreedOf, asksOf, assertTravelling, otherOf } from './trips.ts';

const put = statement((v: { eventId: number; fromId: number; toId: number; sealed: string }) =>
  from
    .updateTable('event_trip_asks')
    .set((e) => ({ meeting_point_sealed: v.sealed, version: e('version', '+', 1) }))
    .where('event_id', '=', v.eventId)
    .where('from_id', '=', v.fromId)
    .where('to_id', '=', v.toId),
);

export const saveMeetingPoint: Handler<typeof contract> = async ({ input, principal, query, emit, now, services }) => {
  const { id, meetingPoint } = input;
  assertTravelling(await lockEvent(query, id), now);
  const agreed = agreedOf(await asksOf(query, id), principal.id);
  if (!agreed) throw problem.conflict('You no longer have a travel buddy for this event.');
  if (agreed.version !== input.version) {
    throw problem.conflict('Your travel buddy has changed where you meet. Look at it again, then save.');
  }
  const { fromId, toId } = agreed;
  await query(put, {
    eventId: id,
    fromId,
    toId,
    sealed: sealMeetingPoint(services.config, id, agreed, meetingPoint.trim()),
  });
  await tell(emit, id, 'eventTripPlace', [otherOf(agreed, principal.id)]);
  return undefined;
};
