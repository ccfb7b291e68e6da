import { counted } from '#platform/contract/counted.ts';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const mostNamed = 3;

/** Why a member is suggested, in one plain sentence. */
export function reasonOf(why: { common: readonly string[]; via: number; viaName: string | null }): string {
  if (why.common.length > 0) return `You both like ${list.format(why.common.slice(0, mostNamed))}.`;
  const others = why.via - 1;
  if (others === 0) return `${why.viaName}, who you follow, follows them.`;
  return `${why.viaName} and ${counted(others, 'other')} you follow also follow them.`;
}
