import type { SearchResult } from '../contract.ts';

const number = new Intl.NumberFormat('en-AU');
/** Each kind is counted up to here. */
const counted = 1000;

export const countText = (count: number): string =>
  count >= counted ? `${number.format(counted)} or more` : number.format(count);

/** How many there are of what is shown. */
export const totalOf = (kind: string, groups: SearchResult['groups']): number =>
  groups.reduce((sum, one) => sum + (kind === 'all' || one.kind === kind ? one.total : 0), 0);

/** "19 results for “ramp”", said once and shown above them. */
export function resultText(count: number, q: string): string {
  if (count === 0) return `No results for “${q}”`;
  return `${countText(count)} ${count === 1 ? 'result' : 'results'} for “${q}”`;
}

/** The address of a search, to share or to go to. */
export const searchHref = (q: string, kind = 'all', typed = false): string =>
  `/search?${new URLSearchParams({ q, ...(kind !== 'all' && { kind }), ...(typed && { words: 'typed' }) })}`;

/** "posts, people and tags" */
export const listText = (words: readonly string[]): string => new Intl.ListFormat('en-AU').format(words);
