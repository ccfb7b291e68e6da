import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Handler } from '#platform/server/area.ts';
import { passkeys } from '#platform/server/auth/tables.ts';
import { problem } from '#platform/server/problem.ts';
import { accountLimits, type addPasskey as contract, signInSecured } from '../contract.ts';
import { confirm } from './confirmation.ts';
import { algorithms, notUsable, relyingParty, viewPasskey, webauthn } from './passkey.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { passkeyCount } from './security-of.ts';
import { tooMany } from './start-passkey.ts';

export const addPasskey: Handler<typeof contract> = async (useCase) => {
  const { input, principal, now, request, services } = useCase;
  const { answer } = input;
  const clientData = answer.response.clientDataJSON;
  const challenge = await takeChallenge(useCase, { purpose: 'add', userId: principal.id, clientData });
  const party = relyingParty(services, request);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo: info } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    throw Object.assign(notUsable(), { cause });
  });
  if (!verified || !info) throw notUsable();
  return services.transaction(async (db, emit) => {
    if ((await passkeyCount(db, principal.id)) >= accountLimits.passkeys) throw tooMany();
    const [added] = await db
      .insert(passkeys)
      .values({
        userId: principal.id,
        name: input.name.trim(),
        credentialId: info.credential.id,
        publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
        counter: info.credential.counter,
        deviceType: info.credentialDeviceType,
        backedUp: info.credentialBackedUp,
        transports: info.credential.transports ?? [],
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw problem.conflict('You’ve already added this passkey.');
    await confirm(db, principal, now, { secondStep: true });
    await emit(signInSecured, { userId: principal.id, change: 'passkey-added' });
    return viewPasskey(added);
  });
};
