import type { Query } from '#platform/server/db.ts';
import { hasOperators, type SearchWords, wordsOf } from '#platform/server/search.ts';

interface Row {
  readonly phrase: string;
  readonly rest: string;
}

const most = 8;
const anyOf = (side: string) =>
  `regexp_replace(plainto_tsquery('english', ${side})::text, ' (&|<->|<\\d+>) ', ' | ', 'g')::tsquery`;

/**
 * Other words for what was typed, from the list of search words, the longest matching pair first. A side applies when
 * all its words were typed, in any order and form: "I need help with showering" has "help showering" in it. The words
 * that it does not cover must be found besides.
 */
export async function otherWords(query: Query, typed: string): Promise<SearchWords['also']> {
  const words = wordsOf(typed);
  if (words.length === 0 || hasOperators(typed)) return [];
  const rows = await query<Row>(
    'search-other-words',
    `with sides as (
        select id, word as side, means as other from search_words where removed_at is null
        union all select id, means, word from search_words where removed_at is null)
      select s.other as phrase, (
          select coalesce(string_agg(w.word, ' ' order by w.n), '')
          from unnest($2::text[]) with ordinality as w(word, n)
          where not to_tsvector('english', w.word) @@ ${anyOf('s.side')}) as rest
      from sides s
      where to_tsvector('english', $1::text) @@ plainto_tsquery('english', s.side)
        and not to_tsvector('english', $1::text) @@ plainto_tsquery('english', s.other)
      order by length(s.side) desc, s.id`,
    [typed, words],
  );
  const seen = new Set<string>();
  const first = rows.filter(({ phrase }) => {
    const key = phrase.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  return first.slice(0, most);
}
