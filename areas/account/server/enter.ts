import { eq } from 'drizzle-orm';
import { type UseCase, withHeaders } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { Session } from '../contract.ts';
import { sessionOf } from './view.ts';

type Entering = Pick<UseCase<unknown>, 'actor' | 'services' | 'request' | 'now'>;

/**
 * Starts a session for somebody who has just shown who they are, in the transaction that found it out. The session that
 * this browser had before ends. Call `answer` once the transaction is committed.
 */
export async function enter(db: Db, userId: number, { actor, services, request, now }: Entering) {
  const session = await sessionOf(userId, queryIn(db), services);
  if (!session.member) throw new Error('There is no such member.');
  const cookies = await services.sessions.start(userId, request, { db, confirmed: now });
  return {
    answer: async (): Promise<Session> => {
      if (actor.sessionId > 0) await services.sessions.end(actor.sessionId);
      return withHeaders(session, { 'set-cookie': cookies });
    },
  };
}

/** Following a link shows that the mailbox is theirs. */
export const markVerified = (db: Db, userId: number) =>
  db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
