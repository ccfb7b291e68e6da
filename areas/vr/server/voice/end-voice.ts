import { on } from '#platform/server/area.ts';
import { vrVisitEnded } from '../../contract.ts';

/** Whoever is no longer in a room is heard by nobody there, and hears nobody. */
export const endVoice = on(vrVisitEnded, 'vr.endVoice', async ({ event: { spaceId, userId }, services }) =>
  services.forwarder?.leave(String(spaceId), userId),
);
