import type { Handler } from '#platform/server/area.ts';
import type { getSession as contract } from '../contract.ts';
import { sessionOf } from './view.ts';

/** The roles are those of the call itself: what the page shows and what the server allows are one. */
export const getSession: Handler<typeof contract> = async ({ principal, query, services, now }) => {
  const session = {
    ...(await sessionOf(principal.id, query, services, { now })),
    closing: principal.closing !== undefined,
  };
  if (!session.member) return session;
  const { roles, withheld } = principal;
  return { ...session, member: { ...session.member, roles: [...roles], waitingRoles: [...withheld] } };
};
