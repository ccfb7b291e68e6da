import { type Handler, withHeaders } from '#platform/server/area.ts';
import type { signOut as contract } from '../contract.ts';
import { entryOf } from './audit-entries.ts';

export const signOut: Handler<typeof contract> = async ({ actor, services }) => {
  if (actor.sessionId > 0 && actor.id > 0) await services.audit(entryOf(actor.id, 'signed out'));
  const cookies = await services.sessions.end(actor.sessionId);
  // What this browser has kept of pictures and files goes with the session: the next person may sit at the same device.
  return withHeaders({}, { 'set-cookie': cookies, 'clear-site-data': '"cache"' });
};
