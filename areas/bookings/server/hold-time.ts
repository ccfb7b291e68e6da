import type { Handler } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import type { holdTime as contract } from '../contract.ts';
import { holdMinutes } from '../pure/limits.ts';
import type { FoundThing } from './policy.ts';
import { assertFree, hostMutex, lockHost, putHold } from './taken.ts';

export const holdTime: Handler<typeof contract, FoundThing> = ({ input, found, principal, now, services }) =>
  hostMutex(found.hostId, () =>
    services.transaction(async (db) => {
      const query = queryIn(db);
      const { hostId, kind, ref, capacity } = found;
      const times = await lockHost(query, hostId);
      const { startsAt } = input;
      const endsAt = new Date(Date.parse(startsAt) + input.minutes * 60_000).toISOString();
      await assertFree(query, times, { hostId, viewer: principal.id, kind, ref, capacity, startsAt, endsAt, now });
      const expiresAt = new Date(now.getTime() + holdMinutes * 60_000).toISOString();
      await putHold(query, { hostId, guestId: principal.id, kind, ref, startsAt, endsAt, expiresAt });
      return { startsAt, endsAt, expiresAt };
    }),
  );
