import { fromBase32 } from '../../pure/base32.ts';
import { codeAt, stepAt } from '../one-time-code.ts';

/** The app on a member's phone, which was given the key as the page shows it. */
export function appWith(key: string) {
  const bytes = fromBase32(key.replaceAll(' ', ''));
  return { code: (now: Date) => codeAt(bytes, stepAt(now)) };
}
