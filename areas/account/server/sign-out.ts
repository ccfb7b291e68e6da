import { type Handler, withHeaders } from '#platform/server/area.ts';
import type { signOut as contract } from '../contract.ts';
import { entryOf } from './audit-entries.ts';

export const signOut: Handler<typeof contract> = async ({ principal, services }) => {
  if (principal.sessionId > 0 && principal.id > 0) await services.audit(entryOf(principal.id, 'signed out'));
  const cookies = await services.sessions.end(principal.sessionId);
  // What this browser has kept of pictures and files goes with the session: the next person may sit at the same device.
  return withHeaders({}, { 'set-cookie': cookies, 'clear-site-data': '"cache"' });
};
