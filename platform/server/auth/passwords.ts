import { randomBytes } from 'node:crypto';
import type { Passwords } from '../area.ts';
import type { Auth } from './auth.ts';

/** The auth library's scrypt (N 16384, r 16, p 1; a salt of its own for each hash). */
export function makePasswords(auth: Auth): Passwords {
  let nobodys: Promise<string> | undefined;
  const hash = async (password: string) => (await auth.$context).password.hash(password.normalize('NFC'));
  return {
    hash,
    verify: async (given, password) => {
      nobodys ??= hash(randomBytes(16).toString('hex'));
      const wanted = given ?? (await nobodys);
      const right = await (await auth.$context).password.verify({ hash: wanted, password: password.normalize('NFC') });
      return right && given !== undefined;
    },
  };
}
