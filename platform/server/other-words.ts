import type { Query } from './db.ts';
import { place } from './place.ts';
import type { SearchWords } from './search.ts';

type Others = SearchWords['also'];
/** By text; a text without other words is not in it. */
type OtherWords = (query: Query, texts: readonly string[]) => Promise<ReadonlyMap<string, Others>>;

/** The list of everyday and service words for the same thing; the site search brings it. */
export const otherWordsList = place<OtherWords>('other words for what is searched');

/** For many searches at once. Without the list, there are no other words. */
export async function otherWordsForAll(query: Query, texts: readonly string[]): Promise<ReadonlyMap<string, Others>> {
  const [list] = otherWordsList.now();
  const typed = texts.filter(Boolean);
  return list && typed.length > 0 ? list(query, typed) : new Map<string, Others>();
}

/** For an area’s own search. */
export const otherWordsFor = async (query: Query, typed: string): Promise<Others> =>
  (await otherWordsForAll(query, [typed])).get(typed) ?? [];
