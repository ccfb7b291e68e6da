import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { getEventTrips as contract } from '../contract.ts';
import { openMeetingPoint } from './seal.ts';
import { agreedOf, asksOf, checkInsOf, otherOf, otherTrips, tripOf, tripView } from './trips.ts';

export const getEventTrips: Handler<typeof contract> = async ({ input: { id }, principal, query, services }) => {
  const { config } = services;
  const asks = await asksOf(query, id);
  const mine = await tripOf(query, id, principal.id);
  const rows = await otherTrips(query, id, principal.id);
  const free = rows.filter(({ userId }) => !agreedOf(asks, userId));
  const nothing = { mine: null, looking: free.length, buddy: null, asksMe: [], others: [] };
  if (!mine) return nothing;
  const people = await peopleOf(
    query,
    rows.map(({ userId }) => userId),
  );
  const travellers = (userIds: readonly number[]) =>
    rows.flatMap((row) => {
      const person = people.get(row.userId);
      return person && userIds.includes(row.userId) ? { person, trip: tripView(config, id, row) } : [];
    });
  const shown = { ...nothing, mine: tripView(config, id, mine) };
  const agreed = agreedOf(asks, principal.id);
  const [buddy] = agreed ? travellers([otherOf(agreed, principal.id)]) : [];
  if (agreed && buddy) {
    const meetingPoint = openMeetingPoint(config, id, agreed);
    return {
      ...shown,
      buddy: { ...buddy, meetingPoint, version: agreed.version, ...checkInsOf(agreed, principal.id) },
    };
  }
  const waiting = asks.filter(({ toId, state }) => toId === principal.id && state === 'asked');
  const askMe = waiting.map(({ fromId }) => fromId);
  // A no is not told: it looks like a question that waits.
  const asked = asks.filter(({ fromId }) => fromId === principal.id).map(({ toId }) => toId);
  const rest = free.map(({ userId }) => userId).filter((userId) => !askMe.includes(userId));
  return {
    ...shown,
    asksMe: travellers(askMe),
    others: travellers(rest).map((one) => ({ ...one, askedByMe: asked.includes(one.person.id) })),
  };
};
