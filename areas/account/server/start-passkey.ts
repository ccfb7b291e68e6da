import { type Handler, withHeaders } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { accountLimits, type startPasskey as contract } from '../contract.ts';
import { algorithms, handleOf, passkeysOf, relyingParty, transportsOf, webauthn } from './passkey.ts';
import { challengeLasts, makeChallenge } from './passkey-challenge.ts';
import { securityOf } from './security-of.ts';

export const tooMany = () =>
  problem.conflict(
    `You have ${accountLimits.passkeys} passkeys, which is the most you can have. Remove one you don’t use.`,
  );

export const startPasskey: Handler<typeof contract> = async (useCase) => {
  const { principal, db, now, request, services } = useCase;
  const own = await passkeysOf(db, principal.id);
  if (own.length >= accountLimits.passkeys) throw tooMany();
  const { email } = await securityOf(db, principal, now);
  const { bytes, cookies } = await makeChallenge(useCase, 'add', principal.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Doorways',
    rpID: relyingParty(services, request).id,
    userName: email,
    userID: new TextEncoder().encode(handleOf(principal.id)),
    challenge: bytes,
    timeout: challengeLasts,
    supportedAlgorithmIDs: algorithms,
    attestationType: 'none',
    // Kept by the authenticator itself, so that signing in needs no name; and never without finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
  });
  return withHeaders({ options: { ...options } }, { 'set-cookie': cookies });
};
