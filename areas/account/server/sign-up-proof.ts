import { randomBytes, timingSafeEqual } from 'node:crypto';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import type { SignUpTask } from '../contract.ts';
import { isProof, proofBits } from '../pure/proof.ts';
import { secretHash, secretHashes } from './requests.ts';

const lifetimeMs = 10 * 60_000;
const form = /^([1-9]\d{12})\.([\w-]{16})\.([\w-]{20,80})$/;

/** Nothing is stored: the challenge carries its own end, and counts for one address alone. */
const signed = (expires: string, salt: string, email: string) => `sign-up proof ${expires}.${salt}.${email}`;

export function makeTask(services: Services, email: string, now: Date): SignUpTask {
  const expires = String(now.getTime() + lifetimeMs);
  const salt = randomBytes(12).toString('base64url');
  const challenge = `${expires}.${salt}.${secretHash(services, signed(expires, salt, email))}`;
  return { challenge, bits: proofBits };
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface Proof {
  readonly challenge: string;
  readonly answer: string;
}

function isGoodProof(services: Services, email: string, { challenge, answer }: Proof, now: Date): boolean {
  const [, expires = '', salt = '', seal = ''] = form.exec(challenge) ?? [];
  if (Number(expires) <= now.getTime()) return false;
  const seals = secretHashes(services, signed(expires, salt, email));
  return seals.some((one) => same(one, seal)) && isProof({ challenge, bits: proofBits }, answer);
}

/**
 * While very many join at once, each sign-up costs its browser a little work, and its person nothing: no puzzle, nothing
 * to see, hear or read. Administrators are told, and find it in both logs, once a window.
 */
export async function assertProven(
  services: Services,
  { email, proof, now }: { readonly email: string; readonly proof: Proof | undefined; readonly now: Date },
): Promise<void> {
  const { over, news } = await services.limits.tally('sign-up-everybody', 'sign-up');
  if (news) {
    services.log.error({ signUps: 'many' }, 'Many sign-ups at once: each one costs its browser some work now');
    await services.audit({ actorId: 0, action: 'alarm', subject: 'sign-up', detail: { reason: 'many sign-ups' } });
  }
  if (!over || (proof && isGoodProof(services, email, proof, now))) return;
  throw problem.conflict('Very many people are joining now. Wait a moment, then try again.');
}
