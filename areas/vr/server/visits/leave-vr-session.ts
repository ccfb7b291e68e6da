import type { Handler } from '#platform/server/area.ts';
import type { leaveVrSession as contract } from '../../contract.ts';
import { endVisit } from './end-visits.ts';
import { readSession } from './view.ts';

/** Leaving what one has left already changes nothing. */
export const leaveVrSession: Handler<typeof contract> = async ({ input: { id }, principal, query, emit, now }) => {
  const session = await readSession(query, principal.id, id, now);
  if (session.status === 'completed') return session;
  await endVisit({ query, emit, now }, id, 'left');
  return readSession(query, principal.id, id, now);
};
