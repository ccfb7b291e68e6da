import { z } from 'zod';
import { Id, id, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { accountLimits, PasskeyOptions, passkeyAnswer } from './fields.ts';
import { Session } from './sessions.ts';

export const startPasskeySignIn = operation({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/session/passkey/start',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'What the browser needs to ask for a passkey. The answer is the same for everyone.',
  output: json(PasskeyOptions),
  direct: true,
  whileSuspended: true,
});

export const signInWithPasskey = operation({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/session/passkey',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with a passkey; it counts as both steps.',
  body: z.object({ answer: passkeyAnswer }),
  output: json(Session),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** Is it copied to the member's other devices by whoever keeps it? */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const passkeyName = text(accountLimits.passkeyName);

export const listPasskeys = operation({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/account/passkeys',
  policy: 'account.ownSession',
  summary: 'Your passkeys, newest first.',
  output: paged(Passkey),
});

export const startPasskey = operation({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/account/passkeys/start',
  policy: 'account.confirmed',
  summary: 'What the browser needs to make a passkey.',
  output: json(PasskeyOptions),
  direct: true,
  errors: ['conflict'],
  whileSuspended: true,
});

export const addPasskey = operation({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  policy: 'account.confirmed',
  summary: 'Adds the passkey that the browser made.',
  body: z.object({ name: passkeyName, answer: passkeyAnswer }),
  output: json(Passkey),
  status: 201,
  direct: true,
  errors: ['gone', 'conflict'],
  whileSuspended: true,
});

export const renamePasskey = operation({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  policy: 'account.ownSession',
  summary: 'Gives a passkey another name.',
  params: z.object({ id }),
  body: z.object({ name: passkeyName }),
  output: json(Passkey),
  whileSuspended: true,
});

export const removePasskey = operation({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  policy: 'account.confirmed',
  summary: 'Removes a passkey, so that it can no longer sign in.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const passkeysPart = contractPart({
  operations: [
    startPasskeySignIn,
    signInWithPasskey,
    listPasskeys,
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
  ],
  entities: { Passkey },
});
