import type { Handler } from '#platform/server/area.ts';
import type { releaseTime as contract } from '../contract.ts';
import type { FoundThing } from './policy.ts';
import { dropHold } from './taken.ts';

export const releaseTime: Handler<typeof contract, FoundThing> = async ({ found, principal, query }) => {
  await query(dropHold, { hostId: found.hostId, guestId: principal.id });
  return undefined;
};
