import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { UseCase } from '#platform/server/area.ts';
import { cookieLine } from '#platform/server/auth/cookies.ts';
import type { Db } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { signInSecured } from '../contract.ts';
import { takeAppCode } from './authenticator-app.ts';
import { type Counted, count, everybodyGuesses } from './guesses.ts';
import { knownDevice } from './known-device.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { secretHash, secretHashes } from './requests.ts';
import { secondSteps } from './tables.ts';

/** How long somebody has for the second step. */
const lasts = 10 * 60_000;
/** Wrong codes that one sign-in bears. */
const mostTries = 5;
const cookie = 'second-step';

const isAppCode = (code: string) => /^\d{3}\s?\d{3}$/.test(code);

/**
 * Counts a try before it is looked at. Codes of the app can be guessed, so they are counted for the account, for the
 * day too, or for the device where it is a known one; a recovery code cannot, so its owner gets in even while somebody
 * else guesses. What everybody guesses together shuts nobody out here: it needs a first step each.
 */
export async function countTry(
  useCase: Pick<UseCase<unknown>, 'services' | 'request' | 'now'>,
  { userId, code }: { userId: number; code: string },
): Promise<Counted> {
  const { services, request } = useCase;
  const device = knownDevice(useCase, userId);
  const whose = device === undefined ? `second step ${userId}` : `second step ${userId} ${device}`;
  const counted = await count(services, [
    ...(isAppCode(code)
      ? ([
          ['guess-account', whose],
          ['guess-code', whose],
        ] as const)
      : []),
    ...(device === undefined ? ([['guess-address', request.ip]] as const) : []),
  ]);
  const over = await everybodyGuesses(services, 'second step');
  return {
    refund: async () => {
      await counted.refund();
      if (!over) await services.limits.refund('guess-everybody', 'second step');
    },
  };
}

/** Uses up a code of the app or a recovery code, in the transaction that it opens something in. */
export async function takeSecondStep(
  { services, db, emit, now }: { services: Services; db: Db; emit: Emit; now: Date },
  { userId, code }: { userId: number; code: string },
): Promise<void> {
  if (isAppCode(code)) {
    if (await takeAppCode(services, db, { userId, code, now })) return;
    throw wrong('That code isn’t right, or it’s been used. Wait for the next one in your app.');
  }
  if (!(await takeRecoveryCode(services, db, userId, code, now))) {
    throw wrong('That recovery code isn’t right, or it’s been used. Try another one.');
  }
  await emit(signInSecured, { userId, change: 'code-used' });
}

export const wrong = (message: string) => problem.invalid([{ field: 'code', rule: 'match', message }], message);

/** Notes who owes the second step, and returns the cookie that this browser, and no other, completes it with. */
export async function oweSecondStep(services: Services, db: Db, userId: number, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db.insert(secondSteps).values({
    userId,
    ticketHash: secretHash(services, `second step ${ticket}`),
    expiresAt: new Date(now.getTime() + lasts),
  });
  return cookieLine(services.config, cookie, ticket, lasts / 1000);
}

interface Waiting {
  readonly services: Services;
  readonly db: Db;
  readonly request: { readonly cookie?: ((name: string) => string | undefined) | undefined };
  readonly now: Date;
}

/** Whose second step this browser owes. The try is spent at once, so that guesses made together count one by one. */
export async function spendTry({ services, db, request, now }: Waiting) {
  const ticket = request.cookie?.(cookie);
  const [row] = ticket
    ? await db
        .update(secondSteps)
        .set({ tries: sql`${secondSteps.tries} + 1` })
        .where(
          and(
            inArray(secondSteps.ticketHash, secretHashes(services, `second step ${ticket}`)),
            lt(secondSteps.tries, mostTries),
            gt(secondSteps.expiresAt, now),
          ),
        )
        .returning({ id: secondSteps.id, userId: secondSteps.userId })
    : [];
  if (!row) throw over();
  return row;
}

const over = () => problem.gone('This sign-in has timed out. Start again. Nothing in your account has changed.');

/** Ends the waiting; of two who complete it at once, one gets in. Returns the cookie line that clears the browser. */
export async function settleSecondStep(services: Services, db: Db, id: number): Promise<string> {
  const rows = await db.delete(secondSteps).where(eq(secondSteps.id, id)).returning({ id: secondSteps.id });
  if (rows.length === 0) throw over();
  return cookieLine(services.config, cookie, '', 0);
}
