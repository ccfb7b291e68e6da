import { z } from 'zod';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { code, email, password, secondStepCode, secret } from './fields.ts';
import { Entered, Session } from './sessions.ts';

/** Names a request towards the browser that made it; the code from the mail counts only together with it. */
export const Ticket = z.object({ ticket: z.string() });

export const signInWithPassword = operation({
  name: 'signInWithPassword',
  method: 'POST',
  path: '/api/session/sign-in',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with email address and password.',
  body: z.object({ email, password }),
  output: json(Entered),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const requestSignInLink = operation({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/api/session/link',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Sends a link and a code for signing in. The answer is the same whether or not there is an account.',
  body: z.object({ email }),
  output: json(Ticket),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithLink = operation({
  name: 'signInWithLink',
  method: 'POST',
  path: '/api/session/sign-in-with-link',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with the link from an email, once.',
  body: z.object({ token: secret }),
  output: json(Entered),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithCode = operation({
  name: 'signInWithCode',
  method: 'POST',
  path: '/api/session/sign-in-with-code',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Signs in with the six digits from an email, in the browser that asked for them.',
  body: z.object({ ticket: secret, code }),
  output: json(Entered),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const signInWithSecondStep = operation({
  name: 'signInWithSecondStep',
  method: 'POST',
  path: '/api/session/second-step',
  policy: 'anyone',
  lane: 'reserved',
  summary: 'Completes a sign-in with a code of the authenticator app or a recovery code, in the browser that began it.',
  body: z.object({ code: secondStepCode }),
  output: json(Session),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

/** Everybody together guesses too much: said once while it lasts. */
export const guessesAlarmed = event('guessesAlarmed', z.object({ at: z.enum(['sign-in', 'second step']) }));

export const signInPart = contractPart({
  operations: [signInWithPassword, requestSignInLink, signInWithLink, signInWithCode, signInWithSecondStep],
  events: [guessesAlarmed],
  entities: { Ticket },
});
