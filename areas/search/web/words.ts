import type { SearchKind, SearchResult } from '../contract.ts';

const number = new Intl.NumberFormat('en-AU');
/** Posts are counted up to here. */
const counted = 1000;

export const countText = (count: number): string =>
  count >= counted ? `${number.format(counted)} or more` : number.format(count);

/** How many there are of what is shown. */
export const totalOf = (kind: SearchKind, { posts, people }: SearchResult['total']): number =>
  kind === 'posts' ? posts : kind === 'people' ? people : posts + people;

/** "19 results for “ramp”", said once and shown above them. */
export function resultText(count: number, q: string): string {
  if (count === 0) return `No results for “${q}”`;
  return `${countText(count)} ${count === 1 ? 'result' : 'results'} for “${q}”`;
}

/** The address of a search, to share or to go to. */
export const searchHref = (q: string, kind: SearchKind = 'all'): string =>
  `/search?${new URLSearchParams({ q, ...(kind !== 'all' && { kind }) })}`;
