import { base32 } from '@better-auth/utils/base32';
import { codeAt, stepAt } from '../one-time-code.ts';

/** The app on a member's phone, which was given the key as the page shows it. */
export function appWith(key: string) {
  const bytes = base32.decode(key.replaceAll(' ', ''));
  return { code: (now: Date) => codeAt(bytes, stepAt(now)) };
}
