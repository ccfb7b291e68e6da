import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isGuest } from '#platform/server/principal.ts';
import { hasOperators, type SearchAsk, wordsOf } from '#platform/server/search.ts';
import { isThere, once } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isVisible } from './visible.ts';

interface Near {
  readonly word: string;
  readonly near: { readonly word: string; readonly fit: number }[];
}

/** A word this near is looked for at once; a farther one is only offered. */
const sure = 0.45;
const shortest = 4;

function near(words: readonly string[]) {
  const typed = sql.ref<string>('t.word');
  const nearest = from
    .selectFrom('post_words as w')
    .select((e) => ['w.word', sql<number>`similarity(${e.ref('w.word')}, ${typed})`.as('fit')])
    .where((e) => sql<boolean>`${e.ref('w.word')} % ${typed}`)
    .where('w.is_tag', '=', false)
    .orderBy('fit', 'desc')
    .orderBy('w.word')
    .limit(3);
  const known = from
    .selectFrom('post_words as k')
    .where((e) => sql<boolean>`${e.ref('k.lexeme')} = any(tsvector_to_array(to_tsvector('english', ${typed})))`);
  return sql<Near>`select t.word, (
      select coalesce(json_agg(json_build_object('word', n.word, 'fit', n.fit) order by n.fit desc, n.word), '[]')
      from ${nearest} n) as near
    from unnest(${words}::text[]) as t(word)
    where not ${isThere(known)} and to_tsvector('english', ${typed}) <> ''::tsvector`;
}

/** Words that no post open to everyone has, each with words that are near and exist. */
async function unknownWords(query: Query, typed: string): Promise<Near[]> {
  const words = [...new Set(wordsOf(typed))].filter((word) => word.length >= shortest).slice(0, 8);
  if (words.length === 0 || hasOperators(typed)) return [];
  return query(once(near(words)));
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
  const viewer = isGuest(principal) ? undefined : principal.id;
  const posts = from
    .selectFrom('posts as p')
    .where((e) => sql<boolean>`${e.ref('p.words')} @@ plainto_tsquery('english', t.text)`)
    .where(isVisible(viewer, 'p'));
  const found = await query(
    once(sql<{ text: string }>`select t.text from unnest(${texts}::text[]) with ordinality as t(text, n)
      where ${isThere(posts)} order by t.n`),
  );
  return found.map(({ text }) => text);
}
