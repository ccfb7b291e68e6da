import { type Handler, withHeaders } from '#platform/server/area.ts';
import type { signOut as contract } from '../contract.ts';

export const signOut: Handler<typeof contract> = async ({ actor, services }) => {
  const cookies = await services.sessions.end(actor.sessionId);
  return withHeaders({}, { 'set-cookie': cookies });
};
