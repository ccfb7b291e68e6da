import { cast } from '#demo/cast.ts';
import { type Handler, withHeaders } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { signInAs as contract } from '../contract.ts';
import { sessionOf } from './view.ts';

export const signInAs: Handler<typeof contract> = async ({ input, principal, query, services, request, now }) => {
  if (!cast.some(({ id }) => id === input.userId)) throw problem.notFound();
  const session = await sessionOf(input.userId, query, services, { now, sample: true });
  if (!session.member && !session.closing) throw problem.notFound();
  if (principal.sessionId > 0) await services.sessions.end(principal.sessionId);
  const cookies = await services.sessions.start(input.userId, request, { sample: true });
  return withHeaders(session, { 'set-cookie': cookies });
};
