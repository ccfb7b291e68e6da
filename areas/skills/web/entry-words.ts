import type { CreditEntry } from '../contract.ts';
import { hoursText } from '../pure/credits.ts';

/** "+1.5", "−1" */
export const signedHours = (minutes: number): string => (minutes > 0 ? `+${hoursText(minutes)}` : hoursText(minutes));

/** "Taught Dale: a handle, one-handed". Someone who has left has no name any longer. */
export function entryWords({ kind, minutes, words, other, withPool }: CreditEntry): string {
  const about = words && `: ${words}`;
  const name = other?.displayName ?? (withPool ? 'the community pool' : 'another member');
  if (kind === 'gift') return minutes < 0 ? `Gift to ${name}` : `Gift from ${name}`;
  if (kind === 'correction') return `Correction${about}`;
  return minutes > 0 ? `Taught ${name}${about}` : `Learnt from ${name}${about}`;
}
