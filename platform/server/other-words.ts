import type { Query } from './db.ts';
import { place } from './place.ts';
import type { SearchWords } from './search.ts';

type OtherWords = (query: Query, typed: string) => Promise<SearchWords['also']>;

/** The list of everyday and service words for the same thing; the site search brings it. */
export const otherWordsList = place<OtherWords>('other words for what is searched');

/** For an area’s own search. Without the list, there are no other words. */
export async function otherWordsFor(query: Query, typed: string): Promise<SearchWords['also']> {
  const [list] = otherWordsList.now();
  return list && typed ? list(query, typed) : [];
}
