import type { Query } from '#platform/server/db.ts';
import { hasOperators, type SearchWords, wordsOf } from '#platform/server/search.ts';

interface Row {
  readonly typed: string;
  readonly phrase: string;
  readonly rest: string;
}
type Others = SearchWords['also'];

const most = 8;
const anyOf = (side: string) =>
  `regexp_replace(plainto_tsquery('english', ${side})::text, ' (&|<->|<\\d+>) ', ' | ', 'g')::tsquery`;

/** Each other word once, the longest matching pair first. */
function firstOf(rows: readonly Row[]): Others {
  const seen = new Set<string>();
  return rows
    .filter(({ phrase }) => {
      const key = phrase.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most)
    .map(({ phrase, rest }) => ({ phrase, rest }));
}

/**
 * Other words for each of these texts, from the list of search words. A side applies when all its words were typed, in
 * any order and form: "I need help with showering" has "help showering" in it. The words that it does not cover must be
 * found besides.
 */
export async function otherWords(query: Query, texts: readonly string[]): Promise<ReadonlyMap<string, Others>> {
  const asked = [...new Set(texts)]
    .map((typed) => ({ typed, words: wordsOf(typed) }))
    .filter(({ typed, words }) => words.length > 0 && !hasOperators(typed));
  if (asked.length === 0) return new Map();
  const rows = await query<Row>(
    'search-other-words',
    `with sides as (
        select id, word as side, means as other from search_words where removed_at is null
        union all select id, means, word from search_words where removed_at is null)
      select a.typed, s.other as phrase, (
          select coalesce(string_agg(w.word, ' ' order by w.n), '')
          from unnest(a.words) with ordinality as w(word, n)
          where not to_tsvector('english', w.word) @@ ${anyOf('s.side')}) as rest
      from json_to_recordset($1::json) as a(typed text, words text[])
      join sides s on to_tsvector('english', a.typed) @@ plainto_tsquery('english', s.side)
        and not to_tsvector('english', a.typed) @@ plainto_tsquery('english', s.other)
      order by length(s.side) desc, s.id`,
    [JSON.stringify(asked)],
  );
  const found = Map.groupBy(rows, ({ typed }) => typed);
  return new Map([...found].map(([typed, some]) => [typed, firstOf(some)]));
}
