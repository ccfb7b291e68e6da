import {
  type Found,
  mostCounted,
  readPlace,
  type SearchAsk,
  type Suggestion,
  textQueries,
  wordsOf,
  writePlace,
} from '#platform/server/search.ts';
import type { Category } from '../pure/options.ts';
import { words as say } from '../pure/words.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly category: Category;
  readonly verified: boolean;
  readonly rank: string;
  readonly total: number;
}

const first = { rank: '99', at: '-', id: 0 };

/**
 * Published resources by their words: the words themselves first, then other words for the same thing. Planned anew each
 * time, since some words are common and others rare.
 */
export async function searchResources({ query, words, limit, cursor }: SearchAsk): Promise<Found> {
  const from = readPlace(cursor, first);
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const { typed, others } = textQueries(words, [], value);
  const all = others ? `(${typed} || ${others})` : typed;
  const pick = (tier: number, rule: string) =>
    `(select r.id, ${tier} as tier, ts_rank(r.words, ${all}) as fit from resources r
      where r.status = 'published' and ${rule} limit ${mostCounted})`;
  const rows = await query<Row>(
    '',
    `with matches as materialized (
        ${pick(2, `r.words @@ ${typed}`)}
        ${others ? `union all ${pick(0, `r.words @@ ${others} and not r.words @@ ${typed}`)}` : ''}),
      ranked as (select id, round((tier * 10 + least(fit, 9))::numeric, 4) as rank from matches),
      page as (
        select id, rank from ranked where (-rank, id) > (-${value(from.rank)}::numeric, ${value(from.id)}::int)
        order by rank desc, id limit ${value(limit + 1)}::int)
      select r.id, r.title, left(r.description, 240) as text, r.category, r.is_verified as verified,
        page.rank::text as rank, (select least(count(*), ${mostCounted})::int from matches) as total
      from page join resources r using (id) order by page.rank desc, r.id`,
    values,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    hits: shown.map(({ id, title, text, category, verified }) => ({
      id: String(id),
      href: `/resources/${id}`,
      title,
      text,
      warning: '',
      facts: [say.category(category), ...(verified ? ['Verified'] : [])],
      at: null,
      avatar: null,
    })),
    next: rows.length > limit && last ? writePlace({ rank: last.rank, at: '-', id: last.id }) : undefined,
  };
}

/** Resources that have the typed words, the last of which may be unfinished; best fit first. */
export async function suggestResources({ query, words, limit }: SearchAsk): Promise<Suggestion[]> {
  const typed = wordsOf(words.typed);
  const last = typed.at(-1);
  if (!last || last.length < 2) return [];
  const rows = await query<{ id: number; title: string; category: Category }>(
    '',
    `with asked as (
        select websearch_to_tsquery('english', $1::text)
          || (plainto_tsquery('english', $2::text) && to_tsquery('simple', $3::text)) as words)
      select r.id, r.title, r.category from resources r, asked
      where r.status = 'published' and r.words @@ asked.words
      order by ts_rank(r.words, asked.words) desc, r.id limit $4::int`,
    [typed.join(' '), typed.slice(0, -1).join(' '), `${last}:*`, limit],
  );
  return rows.map(({ id, title, category }) => ({
    href: `/resources/${id}`,
    label: title,
    detail: say.category(category),
  }));
}
