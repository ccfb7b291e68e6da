import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { accountLimits, email, newPassword, secret } from './fields.ts';
import { Entered } from './sessions.ts';

export const signUp = operation({
  name: 'signUp',
  method: 'POST',
  path: '/api/account/sign-up',
  policy: 'anyone',
  summary:
    'Requests an account. The link in the email creates it, with a password chosen there. The answer is always the same.',
  body: z.object({
    displayName: text(accountLimits.displayName),
    username: z
      .string()
      .trim()
      .min(accountLimits.username.least)
      .max(accountLimits.username.most)
      .refine((value) => /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(value), {
        error: 'Use letters a to z, digits, dots, hyphens and underscores only, with a letter or digit at both ends.',
      }),
    email,
    /** Asked for while very many join (answer 409): what `startSignUp` gave, and a number that solves it. */
    proof: z.object({ challenge: secret, answer: z.string().regex(/^\d{1,12}$/) }).optional(),
    /** Used for the check and then forgotten; it is never stored. */
    birthDate: z.object({
      year: z.number().int(),
      month: z.number().int(),
      day: z.number().int(),
    }),
  }),
  output: nothing(),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

/** Work for the browser in the place of a puzzle for the person. */
export const SignUpTask = z.object({
  challenge: z.string(),
  /** Zero bits that the SHA-256 of "challenge:answer" must begin with. */
  bits: z.number().int(),
});
export type SignUpTask = z.infer<typeof SignUpTask>;

export const startSignUp = operation({
  name: 'startSignUp',
  method: 'POST',
  path: '/api/account/sign-up/start',
  policy: 'anyone',
  summary:
    'A short calculation for the browser, while very many join at once. It counts for this address, ten minutes.',
  body: z.object({ email }),
  output: json(SignUpTask),
  direct: true,
  rate: 'sign-in',
  whileSuspended: true,
});

/** What was entered for the account that a link is to make, for whoever has the mailbox to look over. */
export const PendingSignUp = z.object({ email: z.string(), displayName: z.string(), username: z.string() });
export type PendingSignUp = z.infer<typeof PendingSignUp>;

export const readSignUp = operation({
  name: 'readSignUp',
  method: 'POST',
  path: '/api/account/sign-up/read',
  policy: 'anyone',
  summary: 'Shows what was entered for the account that an email link creates. The link still works afterwards.',
  body: z.object({ token: secret }),
  output: json(PendingSignUp),
  direct: true,
  errors: ['gone'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const verifyEmail = operation({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/account/verify',
  policy: 'anyone',
  summary: 'Creates the account an email link was sent for, with the password chosen here, and signs in.',
  body: z.object({ token: secret, password: newPassword }),
  output: json(Entered),
  direct: true,
  errors: ['gone', 'conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const signUpPart = contractPart({
  operations: [signUp, startSignUp, readSignUp, verifyEmail],
  entities: { PendingSignUp, SignUpTask },
});
