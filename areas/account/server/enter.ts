import { eq } from 'drizzle-orm';
import { type UseCase, withHeaders } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { users } from '#platform/server/auth/tables.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { Entered, Session } from '../contract.ts';
import { signedIn } from './audit-entries.ts';
import { isTwoStepOn } from './authenticator-app.ts';
import { knowDevice } from './known-device.ts';
import { oweSecondStep } from './second-step.ts';
import { sessionOf } from './view.ts';

type Entering = Pick<UseCase<unknown>, 'principal' | 'services' | 'request' | 'now'>;

/**
 * For somebody who has just shown who they are, in the transaction that found it out: starts a session, or, where
 * two-step sign-in is on, waits for the second step and gives access to nothing. Every first step ends here, a new
 * password too. Call `answer` once the transaction is committed.
 */
export async function enter(db: Db, userId: number, useCase: Entering): Promise<{ answer: () => Promise<Entered> }> {
  const { services, now } = useCase;
  if (!(await isTwoStepOn(db, userId))) {
    const { answer } = await start(db, userId, useCase, { secondStep: false, cookies: [] });
    return { answer: async () => answer<Entered>({ secondStep: false }) };
  }
  const cookie = await oweSecondStep(services, db, userId, now);
  const nobody = await sessionOf(0, queryIn(db), services, { now });
  return { answer: async () => withHeaders({ ...nobody, secondStep: true }, { 'set-cookie': [cookie] }) };
}

/** For somebody who has shown both: a code after the first step, or a passkey. */
export async function enterFully(db: Db, userId: number, useCase: Entering, { cookies }: { cookies: string[] }) {
  const { answer } = await start(db, userId, useCase, { secondStep: true, cookies });
  return { answer: () => answer<Session>({}) };
}

/** The session that this browser had before ends, and the browser is known from now on. */
async function start(
  db: Db,
  userId: number,
  useCase: Entering,
  { secondStep, cookies }: { secondStep: boolean; cookies: string[] },
) {
  const { principal, services, request, now } = useCase;
  const session = await sessionOf(userId, queryIn(db), services, { now, secondStep });
  if (!session.member && !session.closing) throw new Error('We couldn’t find that member.');
  const how = { db, confirmed: now, secondStep };
  const started = await services.sessions.start(userId, request, how);
  await writeAudit(db, signedIn(userId, { secondStep }), now);
  return {
    answer: async <T extends Session>(more: Omit<T, keyof Session>): Promise<T> => {
      if (principal.sessionId > 0) await services.sessions.end(principal.sessionId);
      return withHeaders({ ...session, ...more } as T, {
        'set-cookie': [...started, ...cookies, knowDevice(useCase, userId)],
      });
    },
  };
}

/** Following a link shows that the mailbox is theirs. */
export const markVerified = (db: Db, userId: number) =>
  db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
