import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { RequestFacts } from '#platform/server/api-call.ts';
import { cookieLine } from '#platform/server/auth/cookies.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { secretHash, secretHashes } from './requests.ts';
import { passkeyChallenges } from './tables.ts';

/** How long the person has to find the key, and perhaps the finger for it. */
export const challengeLasts = 10 * 60_000;
/** One name for this browser, shared by its tabs, so that a challenge of one tab does not undo another's. */
const cookie = 'browser';

type Purpose = 'add' | 'sign-in' | 'check';

interface Asking {
  readonly services: Services;
  readonly db: Db;
  readonly request: RequestFacts;
  readonly now: Date;
}

const browserName = (request: RequestFacts) => {
  const given = request.cookie?.(cookie) ?? '';
  return /^[\w-]{43}$/.test(given) ? given : undefined;
};
const browserHashed = (name: string) => `browser ${name}`;
const challengeHashed = (challenge: string) => `challenge ${challenge}`;
const ofUser = (userId: number | null) =>
  userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);

/** A challenge for this browser, and the cookie that binds it. */
export async function makeChallenge({ services, db, request, now }: Asking, purpose: Purpose, userId: number | null) {
  const browser = browserName(request) ?? randomBytes(32).toString('base64url');
  const bytes = Uint8Array.from(randomBytes(32));
  await db.insert(passkeyChallenges).values({
    purpose,
    userId,
    challengeHash: secretHash(services, challengeHashed(Buffer.from(bytes).toString('base64url'))),
    browserHash: secretHash(services, browserHashed(browser)),
    expiresAt: new Date(now.getTime() + challengeLasts),
  });
  return { bytes, cookies: [cookieLine(services.config, cookie, browser, challengeLasts / 1000)] };
}

/** The challenge that was signed; it is used up whatever the signature turns out to be. */
export async function takeChallenge(
  { services, db, request, now }: Asking,
  { purpose, userId, clientData }: { purpose: Purpose; userId: number | null; clientData: string },
): Promise<string> {
  const browser = browserName(request);
  const challenge = challengeIn(clientData);
  const rows =
    browser && challenge
      ? await db
          .delete(passkeyChallenges)
          .where(
            and(
              eq(passkeyChallenges.purpose, purpose),
              ofUser(userId),
              inArray(passkeyChallenges.challengeHash, secretHashes(services, challengeHashed(challenge))),
              inArray(passkeyChallenges.browserHash, secretHashes(services, browserHashed(browser))),
              gt(passkeyChallenges.expiresAt, now),
            ),
          )
          .returning({ id: passkeyChallenges.id })
      : [];
  if (!challenge || rows.length !== 1) throw problem.gone('This took too long, or was already used. Try again.');
  return challenge;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
