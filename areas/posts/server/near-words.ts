import type { Query } from '#platform/server/db.ts';
import { hasOperators, type SearchAsk, wordsOf } from '#platform/server/search.ts';
import { viewerValues, visible } from './visible.ts';

interface Near {
  readonly word: string;
  readonly near: { readonly word: string; readonly fit: number }[];
}

/** A word this near is looked for at once; a farther one is only offered. */
const sure = 0.45;
const shortest = 4;

/** Words that no post open to everyone has, each with words that are near and exist. */
async function unknownWords(query: Query, typed: string): Promise<Near[]> {
  const words = [...new Set(wordsOf(typed))].filter((word) => word.length >= shortest).slice(0, 8);
  if (words.length === 0 || hasOperators(typed)) return [];
  return query<Near>(
    '',
    `select t.word, (
        select coalesce(json_agg(json_build_object('word', n.word, 'fit', n.fit) order by n.fit desc, n.word), '[]')
        from (
          select w.word, similarity(w.word, t.word) as fit from post_words w
          where w.word % t.word and not w.is_tag order by fit desc, w.word limit 3) n) as near
      from unnest($1::text[]) as t(word)
      where not exists (
        select 1 from post_words k where k.lexeme = any(tsvector_to_array(to_tsvector('english', t.word))))
        and to_tsvector('english', t.word) <> ''::tsvector`,
    [words],
  );
}

/** The typed text with every unknown word put right: first with the nearest words, then with the next ones. */
function putRight(typed: string, unknown: readonly Near[], fit: number): string[] {
  const choices = new Map(
    unknown.map(({ word, near }) => [word, near.filter((one) => one.fit >= fit).map((one) => one.word)]),
  );
  const most = Math.max(0, ...[...choices.values()].map((near) => near.length));
  const texts = Array.from({ length: most }, (_, n) =>
    wordsOf(typed)
      .map((word) => choices.get(word)?.[n] ?? choices.get(word)?.[0] ?? word)
      .join(' '),
  );
  return [...new Set(texts)].filter((text) => text !== wordsOf(typed).join(' '));
}

/** Near spellings that a search looks for by itself, best first. */
export const nearText = async (query: Query, typed: string): Promise<string[]> =>
  putRight(typed, await unknownWords(query, typed), sure).slice(0, 2);

/** Near spellings with which this viewer would find a post. */
export async function spellings({ query, principal, words }: SearchAsk): Promise<string[]> {
  const texts = putRight(words.typed, await unknownWords(query, words.typed), 0);
  if (texts.length === 0) return [];
  const values = viewerValues(principal);
  values.push(texts);
  const found = await query<{ text: string }>(
    '',
    `select t.text from unnest($${values.length}::text[]) with ordinality as t(text, n)
      where exists (select 1 from posts p where p.words @@ plainto_tsquery('english', t.text) and ${visible(principal)})
      order by t.n`,
    values,
  );
  return found.map(({ text }) => text);
}
