import { sql } from 'kysely';
import { isGuest } from '#platform/server/principal.ts';
import { type SearchAsk, type Suggestion, wordsOf } from '#platform/server/search.ts';
import { once } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { pathOf } from './kinds.ts';
import { titleOf } from './search-posts.ts';
import { isVisible } from './visible.ts';

/** The newest posts that have the typed words, the last of which may be unfinished. */
export async function suggestPosts({ query, principal, words, limit }: SearchAsk): Promise<Suggestion[]> {
  const typed = wordsOf(words.typed);
  const last = typed.at(-1);
  if (!last || last.length < 2) return [];
  const viewer = isGuest(principal) ? undefined : principal.id;
  const asked = sql`(websearch_to_tsquery('english', ${typed.join(' ')}::text)
    || (plainto_tsquery('english', ${typed.slice(0, -1).join(' ')}::text) && to_tsquery('simple', ${`${last}:*`}::text)))`;
  const found = from
    .selectFrom('posts as p')
    .select('p.id')
    .where((e) => sql<boolean>`${e.ref('p.words')} @@ ${asked}`)
    .where(isVisible(viewer, 'p'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit);
  const rows = await query(
    once(
      from
        .selectFrom(found.as('found'))
        .innerJoin('posts as p', 'p.id', 'found.id')
        .innerJoin('users as u', 'u.id', 'p.author_id')
        .select((e) => [
          'p.id',
          'p.type',
          'p.slug',
          'p.title',
          sql<string>`left(${e.ref('p.content')}, 160)`.as('opening'),
          'p.content_warning as warning',
          'u.name as author',
        ])
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc'),
    ),
  );
  return rows.map((row) => ({
    href: pathOf(row),
    label: titleOf(row),
    detail: row.title ? `By ${row.author}` : '',
  }));
}
