import { randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import type { Passwords } from '../area.ts';

/** scrypt (N 16384, r 16, p 1; a salt of its own for each hash), off the event loop. */
export function makePasswords(): Passwords {
  let nobodys: Promise<string> | undefined;
  const hash = (password: string) => hashPassword(password.normalize('NFC'));
  return {
    hash,
    verify: async (given, password) => {
      nobodys ??= hash(randomBytes(16).toString('hex'));
      const right = await verifyPassword(given ?? (await nobodys), password.normalize('NFC'));
      return right && given !== undefined;
    },
  };
}
