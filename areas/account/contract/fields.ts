import { z } from 'zod';

export const accountLimits = {
  displayName: 60,
  username: { least: 3, most: 30 },
  password: { least: 8, most: 128 },
  passkeyName: 60,
  passkeys: 20,
} as const;

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((value) => z.regexes.email.test(value), { error: 'Enter an email address, such as name@example.org.' });

/** A password that is to be: its length counts, whatever the characters. */
export const newPassword = z.string().min(accountLimits.password.least).max(accountLimits.password.most);
/** A password that is checked: whatever was typed. */
export const password = z.string().min(1).max(1000);
export const secret = z.string().min(1).max(200);
export const code = z
  .string()
  .trim()
  .refine((value) => /^\d{3}\s?\d{3}$/.test(value), { error: 'Enter the 6 digits from the email.' });

/** Six digits of the authenticator app, or a recovery code; told apart by how they look. */
export const secondStepCode = z
  .string()
  .trim()
  .max(40)
  .refine((value) => /^\d{3}\s?\d{3}$/.test(value) || value.replaceAll(/[^a-z\d]/gi, '').length === 10, {
    error: 'Enter the 6 digits from your app, or a recovery code of 10 letters and digits.',
  });

/** What the browser's passkey functions are called with, as JSON. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
/** What they answer, as JSON; it is checked by its signature. */
const bytes = z.string().max(20_000);
export const passkeyAnswer = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  response: z.looseObject({ clientDataJSON: bytes }),
});
