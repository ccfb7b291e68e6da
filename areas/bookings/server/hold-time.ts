import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import type { holdTime as contract } from '../contract.ts';
import { holdMinutes } from '../pure/limits.ts';
import { assertLength } from './offered.ts';
import type { FoundThing } from './policy.ts';
import { assertFree, assertLane, endOf, laneOrNull, lockTimes, putHold, roomOf, spanOf, timesMutex } from './taken.ts';

export const holdTime: Handler<typeof contract, FoundThing> = ({ input, found, principal, now, services }) => {
  const { startsAt, minutes, lane: wanted } = input;
  assertLength(found, minutes);
  assertLane(found, wanted);
  return timesMutex(found, () =>
    services.transaction(async (db) => {
      const query = queryIn(db);
      const { hostId, kind, ref } = found;
      const span = spanOf(startsAt, minutes);
      const room = await roomOf(query, await lockTimes(query, found), found, { viewer: principal.id, span, now });
      const lane = assertFree(room, span, { lane: wanted });
      const time = { startsAt, endsAt: endOf(startsAt, minutes) };
      const expiresAt = new Date(now.getTime() + holdMinutes * 60_000).toISOString();
      await putHold(query, { hostId, guestId: principal.id, kind, ref, lane: lane.key, ...time, expiresAt });
      return { ...time, expiresAt, lane: laneOrNull(lane) };
    }),
  );
};
