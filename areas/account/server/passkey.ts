import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { RequestFacts } from '#platform/server/api-call.ts';
import { passkeys } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import type { Passkey, signInWithPasskey } from '../contract.ts';
import { challengeLasts, makeChallenge, takeChallenge } from './passkey-challenge.ts';

/** Some hundred files: read when the first passkey is used, so that the server is open sooner. */
export const webauthn = () => import('@simplewebauthn/server');

export type PasskeyAnswer = z.output<typeof signInWithPasskey.body>['answer'];

export interface PasskeyCase {
  readonly services: Services;
  readonly db: Db;
  readonly request: RequestFacts;
  readonly now: Date;
}

/**
 * Whom a passkey is for: the site's own name and origin. The demo may be open under another port of localhost; which
 * of its pages called has been checked by then.
 */
export function relyingParty({ config }: Services, request: RequestFacts) {
  const origin = config.mode === 'demo' ? (request.origin ?? config.publicUrl) : config.publicUrl;
  return { id: new URL(config.publicUrl).hostname, origin };
}

/** EdDSA, ES256 and RS256: what today's authenticators sign with. */
export const algorithms = [-8, -7, -257];

/** What authenticators keep beside the key: says nothing about the person. */
export const handleOf = (userId: number) => `doorways-member-${userId}`;

export const transportsOf = (transports: readonly string[]) => transports as AuthenticatorTransport[];

export const notUsable = () => {
  const message = 'We couldn’t use this passkey here. Try another one, or another way to sign in.';
  return problem.invalid([{ field: 'answer', rule: 'match', message }], message);
};

/** Options for showing a passkey: any of this site's for a sign-in, or the member's own for a check. */
export async function askForPasskey(useCase: PasskeyCase, purpose: 'sign-in' | 'check', userId: number | null) {
  const { services, db, request } = useCase;
  const { bytes, cookies } = await makeChallenge(useCase, purpose, userId);
  const own = userId === null ? [] : await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services, request).id,
    challenge: bytes,
    userVerification: 'required',
    timeout: challengeLasts,
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
  });
  return { options: { ...options }, cookies };
}

/**
 * Whose passkey signed. The challenge is used up first; whatever is wrong then, the answer is the same, so that nobody
 * learns which passkeys there are.
 */
export async function checkPasskey(
  useCase: PasskeyCase,
  { purpose, userId, answer }: { purpose: 'sign-in' | 'check'; userId: number | null; answer: PasskeyAnswer },
) {
  const { services, db, request, now } = useCase;
  const clientData = answer.response.clientDataJSON;
  const challenge = await takeChallenge(useCase, { purpose, userId, clientData });
  const [key] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id));
  if (!key || (userId !== null && key.userId !== userId)) throw notUsable();
  const party = relyingParty(services, request);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: transportsOf(key.transports),
    },
  }).catch((cause: unknown) => {
    throw Object.assign(notUsable(), { cause });
  });
  if (!verified) throw notUsable();
  const used = await db
    .update(passkeys)
    .set({ counter: info.newCounter, backedUp: info.credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.counter, key.counter)))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw notUsable();
  return { userId: key.userId };
}

type Row = typeof passkeys.$inferSelect;

export const viewPasskey = ({ id, name, createdAt, lastUsedAt, backedUp }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced: backedUp,
});

export const passkeysOf = (db: Db, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
