import { inFigures, plural } from '#platform/contract/counted.ts';
import type { SearchResult } from '../contract.ts';

/** Each kind is counted up to here. */
const most = 1000;

export const countText = (count: number): string => (count >= most ? `${inFigures(most)} or more` : inFigures(count));

/** How many there are of what is shown. */
export const totalOf = (kind: string, groups: SearchResult['groups']): number =>
  groups.reduce((sum, one) => sum + (kind === 'all' || one.kind === kind ? one.total : 0), 0);

/** "19 results for “ramp”", said once and shown above them. */
export function resultText(count: number, q: string): string {
  if (count === 0) return `No results for “${q}”`;
  return `${countText(count)} ${plural(count, 'result')} for “${q}”`;
}

/** The address of a search, to share or to go to. */
export const searchHref = (q: string, kind = 'all', typed = false): string =>
  `/search?${new URLSearchParams({ q, ...(kind !== 'all' && { kind }), ...(typed && { words: 'typed' }) })}`;

/** "posts, people and tags" */
export const listText = (words: readonly string[]): string => new Intl.ListFormat('en-AU').format(words);

/** “Support groups” within a sentence: “support groups”; a short form keeps its capitals. */
export const inSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
