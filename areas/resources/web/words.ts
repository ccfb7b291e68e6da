import { dayHere } from '#platform/web/time/day-here.ts';
import type { Resource } from '../contract.ts';
import type { Tab } from '../pure/options.ts';
import { words } from '../pure/words.ts';

/** RESOURCES-07 */
export const tabWords: readonly { readonly id: Tab; readonly label: string }[] = [
  { id: 'all', label: 'All Resources' },
  { id: 'verified', label: 'Verified Only' },
  { id: 'popular', label: 'Most Popular' },
  { id: 'recent', label: 'Recently Added' },
];

export const orderWords: Readonly<Record<Tab, string>> = {
  all: 'By title, A to Z',
  verified: 'By title, A to Z',
  popular: 'Most helpful first, then most opened',
  recent: 'Newest first',
};

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const dayOf = (moment: string): string => words.day(dayHere(new Date(moment)));

/** Who has checked it and when, or what is known instead. */
export function checkText({ isVerified, verifiedAt, verifiedBy, reviewBy, lastChecked }: Resource): string {
  if (isVerified && verifiedAt) return `Checked ${dayOf(verifiedAt)} by ${verifiedBy?.displayName ?? 'a moderator'}`;
  if (verifiedAt && reviewBy) return `Last checked ${dayOf(verifiedAt)}. The next check was due ${words.day(reviewBy)}`;
  if (lastChecked) return `Facts last read in their sources on ${words.day(lastChecked)}`;
  return 'No one has checked the facts yet';
}

/** A check whose day has passed. */
export const isCheckDue = ({ isVerified, verifiedAt }: Resource): boolean => !isVerified && verifiedAt !== null;

/** "PDF, 0.4 MB" */
export const fileText = (file: NonNullable<Resource['file']>): string =>
  `${words.fileKind(file.type)}, ${words.size(file.bytes)}`;

/** Formats worth naming on a card: every one but the ordinary. */
export function formatsText({ formats, language }: Pick<Resource, 'formats' | 'language'>): string {
  const named = formats
    .filter((format) => format !== 'plain')
    .map((format) => (format === 'other_languages' && language ? language : words.format(format)));
  return named.length === 0 ? '' : `In ${named.join(', ')}`;
}
