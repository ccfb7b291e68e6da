import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { accountMailWanted } from '../contract.ts';
import { noteFailedSignIn } from './audit-entries.ts';
import { accountRequests, secondSteps } from './tables.ts';

export type RequestKind = 'sign-up' | 'sign-in' | 'reset' | 'change-email' | 'confirm' | 'address';

const minute = 60_000;
/** How long a link or code may be used. */
export const lifetimes: Readonly<Record<RequestKind, number>> = {
  'sign-up': 24 * 60 * minute,
  'sign-in': 15 * minute,
  reset: 60 * minute,
  'change-email': 60 * minute,
  confirm: 15 * minute,
  address: 15 * minute,
};
/** Wrong codes that one request bears. */
const mostWrongCodes = 5;
/** Mails of one kind to one address in 15 minutes: whoever is refused a fourth has three links that still work. */
export const mostMails = 3;
export const mailWindow = 15 * minute;

export type AccountRequest = typeof accountRequests.$inferSelect;

/** What a secret is stored as: keyed, so that whoever reads the database cannot try all six-digit codes. */
export const secretHash = (services: Services, value: string) => keyed(services.config.sessionSecret, value);

const keyed = (secret: string, value: string) =>
  createHmac('sha256', secret).update(`account ${value}`).digest('base64url');

/** What it may be stored as: with the present secret, or with the one before. */
export function secretHashes(services: Services, value: string): string[] {
  const { sessionSecret, previousSecret } = services.config;
  return [sessionSecret, ...(previousSecret ? [previousSecret] : [])].map((secret) => keyed(secret, value));
}

interface NewRequest {
  readonly kind: RequestKind;
  readonly email: string;
  readonly userId?: number;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Notes what was asked for and has the mail made after commit. The answer says nothing about who has an account. */
export function ask(services: Services, now: Date, request: NewRequest): Promise<{ ticket: string }> {
  return services.transaction((db, emit) => askIn({ services, db, emit, now }, request));
}

async function askIn(
  { services, db, emit, now }: { services: Services; db: Db; emit: Emit; now: Date },
  { kind, email, userId, data = {} }: NewRequest,
) {
  const ticket = randomBytes(24).toString('base64url');
  const [row] = await db
    .insert(accountRequests)
    .values({
      kind,
      email,
      userId: userId ?? null,
      data,
      ticketHash: secretHash(services, ticket),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimes[kind]),
    })
    .returning({ id: accountRequests.id });
  if (!row) throw new Error('We couldn’t save your request.');
  await emit(accountMailWanted, { requestId: row.id });
  return { ticket };
}

/** Makes the secrets of a request. They leave in the mail; another try makes new ones, and the former count no more. */
export async function makeSecrets(services: Services, db: Db, requestId: number, userId: number | null, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db
    .update(accountRequests)
    .set({
      userId,
      tokenHash: secretHash(services, token),
      codeHash: secretHash(services, `${requestId} ${code}`),
      mailedAt: now,
    })
    .where(eq(accountRequests.id, requestId));
  return { token, code };
}

const open = (now: Date) => and(isNull(accountRequests.usedAt), gt(accountRequests.expiresAt, now));

const used = () => problem.gone('This link has been used or has expired. Ask for a new one. It takes a minute.');

const byToken = (services: Services, kind: RequestKind, token: string, now: Date) =>
  and(eq(accountRequests.tokenHash, secretHash(services, token)), eq(accountRequests.kind, kind), open(now));

/** What a link is for; it stays good. */
export async function lookByToken(services: Services, db: Db, kind: RequestKind, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(accountRequests)
    .where(byToken(services, kind, token, now));
  if (!row) throw used();
  return row;
}

/** Uses up a link. Of two who follow it at once, one gets it. */
export async function takeByToken(services: Services, db: Db, kind: RequestKind, token: string, now: Date) {
  const [row] = await db
    .update(accountRequests)
    .set({ usedAt: now })
    .where(byToken(services, kind, token, now))
    .returning();
  if (!row) throw used();
  return row;
}

/** Links for an account that nobody has made yet: of several sign-ups with one address the newest counts alone. */
export async function voidSignUps(db: Db, email: string, now: Date, { before }: { before?: number } = {}) {
  await db
    .update(accountRequests)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountRequests.email, email),
        eq(accountRequests.kind, 'sign-up'),
        isNull(accountRequests.usedAt),
        before === undefined ? undefined : lt(accountRequests.id, before),
      ),
    );
}

/** Only a mail for signing in has a link as well. */
const wrongCode = (kind: RequestKind) => {
  const link = kind === 'sign-in' ? ', or use its link' : '';
  const message = `That code isn’t right. Check the newest email${link}.`;
  return problem.invalid([{ field: 'code', rule: 'match', message }]);
};
const codeGone = (kind: RequestKind) => {
  const link = kind === 'sign-in' ? ', or use the link in the email' : '';
  return problem.gone(`This code no longer works. Ask for a new one${link}.`);
};

/**
 * Uses up a code. The try is spent before it is looked at, outside any transaction, so that guesses made at the same
 * moment count one by one.
 */
export async function takeByCode(
  services: Services,
  db: Db,
  { kind, ticket, code, now, userId }: { kind: RequestKind; ticket: string; code: string; now: Date; userId?: number },
): Promise<AccountRequest> {
  const [row] = await db
    .update(accountRequests)
    .set({ wrongCodes: sql`${accountRequests.wrongCodes} + 1` })
    .where(
      and(
        eq(accountRequests.ticketHash, secretHash(services, ticket)),
        eq(accountRequests.kind, kind),
        userId === undefined ? undefined : eq(accountRequests.userId, userId),
        lt(accountRequests.wrongCodes, mostWrongCodes),
        open(now),
      ),
    )
    .returning();
  if (!row) throw codeGone(kind);
  await services.limits.spend('guess-code', row.email);
  if (row.codeHash !== secretHash(services, `${row.id} ${code.replaceAll(/\s/g, '')}`)) {
    if (kind === 'sign-in') noteFailedSignIn(services, 'code by email', row.userId);
    throw wrongCode(kind);
  }
  const [mine] = await db
    .update(accountRequests)
    .set({ usedAt: now })
    .where(and(eq(accountRequests.id, row.id), isNull(accountRequests.usedAt)))
    .returning();
  if (!mine) throw used();
  await services.limits.refund('guess-code', row.email);
  return mine;
}

/** Whatever else is on its way for an account counts no more: after a reset, a new address, a new password. */
export async function voidRequests(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(accountRequests)
    .set({ usedAt: now })
    .where(and(eq(accountRequests.userId, userId), isNull(accountRequests.usedAt)));
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId));
}
