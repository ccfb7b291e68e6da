import { z } from 'zod';
import { Id, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { Role } from '#platform/contract/roles.ts';
import { code, PasskeyOptions, passkeyAnswer, password, secondStepCode, secret } from './fields.ts';
import { Ticket } from './sign-in.ts';

export const Security = z.object({
  email: z.string(),
  hasPassword: z.boolean(),
  /** Does signing in need a code of an authenticator app? */
  twoStep: z.boolean(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.number().int().min(0),
  passkeys: z.number().int().min(0),
  /** Roles of yours that need two-step sign-in or a passkey, and whether they count in this session. */
  guardedRoles: z.array(Role),
  rolesCount: z.boolean(),
  /** False for the demo's member 1 without a session: there is nothing to manage. */
  ownSession: z.boolean(),
  /** Until when the last check that it is you counts; null when one is needed first. */
  confirmedUntil: Timestamp.nullable(),
});
export type Security = z.infer<typeof Security>;

export const getSecurity = operation({
  name: 'getSecurity',
  method: 'GET',
  path: '/api/account/security',
  policy: 'member',
  whileClosing: true,
  summary: 'How you sign in.',
  output: json(Security),
});

export const confirmWithPassword = operation({
  name: 'confirmWithPassword',
  method: 'POST',
  path: '/api/account/confirm',
  policy: 'account.ownSession',
  whileClosing: true,
  summary: 'Confirms it’s you with your password, for 15 minutes.',
  body: z.object({ password }),
  output: json(Security),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const requestConfirmCode = operation({
  name: 'requestConfirmCode',
  method: 'POST',
  path: '/api/account/confirm/code',
  policy: 'account.ownSession',
  whileClosing: true,
  summary: 'Sends six digits to your email address, to confirm it’s you.',
  output: json(Ticket),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const confirmWithCode = operation({
  name: 'confirmWithCode',
  method: 'POST',
  path: '/api/account/confirm/with-code',
  policy: 'account.ownSession',
  whileClosing: true,
  summary: 'Confirms it’s you with the digits from an email, for 15 minutes.',
  body: z.object({ ticket: secret, code }),
  output: json(Security),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const confirmWithSecondStep = operation({
  name: 'confirmWithSecondStep',
  method: 'POST',
  path: '/api/account/confirm/with-second-step',
  policy: 'account.ownSession',
  summary: 'Confirms it’s you with a code from your app or a recovery code, for 15 minutes.',
  body: z.object({ code: secondStepCode }),
  output: json(Security),
  direct: true,
  whileClosing: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const startPasskeyCheck = operation({
  name: 'startPasskeyCheck',
  method: 'POST',
  path: '/api/account/confirm/passkey/start',
  policy: 'account.ownSession',
  summary: 'What the browser needs to ask for one of your passkeys.',
  output: json(PasskeyOptions),
  direct: true,
  whileClosing: true,
  whileSuspended: true,
});

export const confirmWithPasskey = operation({
  name: 'confirmWithPasskey',
  method: 'POST',
  path: '/api/account/confirm/with-passkey',
  policy: 'account.ownSession',
  summary: 'Confirms it’s you with a passkey, for 15 minutes.',
  body: z.object({ answer: passkeyAnswer }),
  output: json(Security),
  direct: true,
  whileClosing: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

/** Somebody's second factor or passkeys changed: the owner is told, and open pages ask again which roles count. */
export const signInSecured = event(
  'signInSecured',
  z.object({
    userId: Id,
    change: z.enum(['two-step-on', 'two-step-off', 'new-codes', 'code-used', 'passkey-added', 'passkey-removed']),
  }),
);

export const securityPart = contractPart({
  operations: [
    getSecurity,
    confirmWithPassword,
    requestConfirmCode,
    confirmWithCode,
    confirmWithSecondStep,
    startPasskeyCheck,
    confirmWithPasskey,
  ],
  events: [signInSecured],
  entities: { Security },
});
