import { z } from 'zod';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation } from '#platform/contract/operation.ts';
import { email, newPassword, password, secret } from './fields.ts';
import { Security } from './security.ts';
import { Entered } from './sessions.ts';

export const requestPasswordReset = operation({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/account/password/forgotten',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Sends a link for choosing a new password. The answer is the same whether or not there is an account.',
  body: z.object({ email }),
  output: nothing(),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const resetPassword = operation({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/account/password/reset',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Sets a new password with the link from an email, ends all sessions and starts one here.',
  body: z.object({ token: secret, password: newPassword }),
  output: json(Entered),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const changePassword = operation({
  name: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  policy: 'account.ownSession',
  summary: 'Changes your password, or sets the first one; all other sessions end.',
  /** The present one is needed where there is one; without one, a fresh check that it is you. */
  body: z.object({ currentPassword: password.optional(), newPassword }),
  output: json(Security),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

/** A notice to somebody whose account changed; for an address the request knows the old one. */
export const passwordChanged = event('passwordChanged', z.object({ userId: Id }));

export const passwordsPart = contractPart({
  operations: [requestPasswordReset, resetPassword, changePassword],
  events: [passwordChanged],
});
