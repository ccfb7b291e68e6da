import { z } from 'zod';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, event, nothing, operation } from '#platform/contract/operation.ts';
import { email, password, secret } from './fields.ts';

export const changeEmail = operation({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/account/email',
  policy: 'account.ownSession',
  summary: 'Sends a link to a new address. It becomes yours once you follow the link.',
  body: z.object({ email, password: password.optional() }),
  output: nothing(),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const confirmEmail = operation({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/account/email/confirm',
  policy: 'account.ownSession',
  summary: 'Confirms a new address with the link sent to it, in the account that asked for it.',
  body: z.object({ token: secret }),
  output: nothing(),
  direct: true,
  errors: ['gone', 'conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

/** A mail with a link or code is to be made: the reaction looks up what it says, and nobody waits for that. */
export const accountMailWanted = event('accountMailWanted', z.object({ requestId: Id }));

export const emailChanged = event('emailChanged', z.object({ requestId: Id }));

export const emailPart = contractPart({
  operations: [changeEmail, confirmEmail],
  events: [accountMailWanted, emailChanged],
});
