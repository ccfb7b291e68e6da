import { z } from 'zod';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';

const appCode = z
  .string()
  .trim()
  .refine((value) => /^\d{3}\s?\d{3}$/.test(value), { error: 'Enter the 6 digits from your app.' });

/** A QR code to draw: `path` in a square of `size` units, dark on light, with the quiet zone included. */
export const QrCode = z.object({ size: z.number().int(), path: z.string() });
export type QrCode = z.infer<typeof QrCode>;

export const startTwoStep = operation({
  name: 'startTwoStep',
  method: 'POST',
  path: '/api/account/two-step/start',
  policy: 'account.confirmed',
  summary: 'Makes a key for an authenticator app. Two-step sign-in turns on once you enter a code from it.',
  output: json(
    z.object({
      /** To type in by hand: letters and digits in groups of four. */
      key: z.string(),
      /** Opens the app on this device. */
      address: z.string(),
      qr: QrCode,
    }),
  ),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

/** Shown once: we keep only what they are checked with. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const confirmTwoStep = operation({
  name: 'confirmTwoStep',
  method: 'POST',
  path: '/api/account/two-step/confirm',
  policy: 'account.confirmed',
  summary: 'Turns two-step sign-in on with a first code from the app, and makes recovery codes.',
  body: z.object({ code: appCode }),
  output: json(RecoveryCodes),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const turnOffTwoStep = operation({
  name: 'turnOffTwoStep',
  method: 'POST',
  path: '/api/account/two-step/off',
  policy: 'account.confirmed',
  summary: 'Turns two-step sign-in off; the app’s key and the recovery codes are deleted.',
  output: nothing(),
  whileSuspended: true,
});

export const makeRecoveryCodes = operation({
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  policy: 'account.confirmed',
  summary: 'Makes new recovery codes. The old ones stop working.',
  output: json(RecoveryCodes),
  direct: true,
  errors: ['conflict'],
  rate: 'sign-in',
  whileSuspended: true,
});

export const RecoverySheet = z.object({
  email: z.string(),
  /** Address of the sign-in page, and the same as a QR code. */
  signInAddress: z.string(),
  qr: QrCode,
  contactAddress: z.string(),
  twoStep: z.boolean(),
  codesLeft: z.number().int().min(0),
  passkeys: z.number().int().min(0),
});
export type RecoverySheet = z.infer<typeof RecoverySheet>;

export const getRecoverySheet = operation({
  name: 'getRecoverySheet',
  method: 'GET',
  path: '/api/account/recovery-sheet',
  policy: 'account.confirmed',
  summary: 'What your recovery sheet shows. Recovery codes aren’t included: we don’t keep a readable copy.',
  output: json(RecoverySheet),
});

export const twoStepPart = contractPart({
  operations: [startTwoStep, confirmTwoStep, turnOffTwoStep, makeRecoveryCodes, getRecoverySheet],
  entities: { QrCode, RecoveryCodes, RecoverySheet },
});
