import { and, count, eq, gt, sql } from 'drizzle-orm';
import { on, type Reaction } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import { type Db, select } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { accountMailWanted, emailChanged, passwordChanged, sessionsEnded, signInSecured } from '../contract.ts';
import { mailsFor } from './mails.ts';
import { codesLeft } from './recovery-codes.ts';
import { type AccountRequest, mailWindow, makeSecrets, mostMails, voidSignUps } from './requests.ts';
import { accountRequests } from './tables.ts';

interface Occasion {
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
}

/** Here, where nobody is waiting, it is looked up who has an account. */
async function wordsFor(request: AccountRequest, { db, services, now }: Occasion) {
  const mails = mailsFor(services);
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, request.email));
  const secrets = (userId: number | null) => makeSecrets(services, db, request.id, userId, now);
  switch (request.kind) {
    case 'sign-up':
      if (owner) return mails.alreadyMember();
      await voidSignUps(db, request.email, now, { before: request.id });
      return mails.verify((await secrets(null)).token);
    case 'sign-in': {
      if (!owner) return mails.noAccount();
      const { token, code } = await secrets(owner.id);
      return mails.signIn(token, code);
    }
    case 'reset':
      return owner ? mails.reset((await secrets(owner.id)).token) : mails.noAccount();
    case 'change-email':
      return owner ? mails.addressInUse() : mails.newAddress((await secrets(request.userId)).token);
    case 'address':
      return mails.address((await secrets(request.userId)).code);
    default:
      return mails.confirmIdentity((await secrets(request.userId)).code);
  }
}

async function sendRequested(requestId: number, occasion: Occasion): Promise<void> {
  const { db, services, now } = occasion;
  const [request] = await db.select().from(accountRequests).where(eq(accountRequests.id, requestId));
  if (!request || request.usedAt || request.expiresAt <= now || request.mailedAt) return;
  const [sent] = await db
    .select({ mails: count() })
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.email, request.email),
        eq(accountRequests.kind, request.kind),
        gt(accountRequests.mailedAt, new Date(now.getTime() - mailWindow)),
      ),
    );
  if ((sent?.mails ?? 0) >= mostMails) return;
  const words = await wordsFor(request, occasion);
  await db.update(accountRequests).set({ mailedAt: now }).where(eq(accountRequests.id, requestId));
  await services.mail.send({ ...words, to: request.email, until: request.expiresAt }, db);
}

export const reactions: readonly Reaction[] = [
  on(accountMailWanted, 'account.sendMail', ({ event, ...occasion }) => sendRequested(event.requestId, occasion)),
  on(passwordChanged, 'account.tellOfPassword', async ({ event, db, services }) => {
    const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, event.userId));
    if (member) await services.mail.send({ ...mailsFor(services).passwordChanged(), to: member.email }, db);
  }),
  on(signInSecured, 'account.tellOfSignIn', async ({ event: { userId, change }, db, services }) => {
    const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const words = mailsFor(services).signInSecured(change, await codesLeft(db, userId));
    if (member) await services.mail.send({ ...words, to: member.email }, db);
  }),
  on(emailChanged, 'account.tellOldAddress', async ({ event, db, services }) => {
    const [row] = await select<{ from: string | null }>(
      db,
      sql`select data->>'from' as "from" from account_requests where id = ${event.requestId}`,
    );
    if (row?.from) await services.mail.send({ ...mailsFor(services).emailChanged(), to: row.from }, db);
  }),
  on(sessionsEnded, 'account.closeConnections', async ({ event, services }) => {
    services.sessions.disconnect(event.sessionIds);
  }),
];
