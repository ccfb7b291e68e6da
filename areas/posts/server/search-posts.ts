import { type Expression, sql } from 'kysely';
import { oneLine } from '#platform/contract/one-line.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { isGuest } from '#platform/server/principal.ts';
import {
  type Found,
  type Hit,
  hasEach,
  mostCounted,
  type Place,
  readPlace,
  type SearchAsk,
  searchedText,
  type TextQuery,
  wordsOf,
  writePlace,
} from '#platform/server/search.ts';
import { columns, moment, once, type QueryRow } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { pathOf } from './kinds.ts';
import { nearText } from './near-words.ts';
import type { posts } from './tables.ts';
import { isVisible } from './visible.ts';

const first = { rank: '99', at: 'infinity', id: 2_147_483_647 };
const openingLength = 160;

/** Members whose name has every typed word: their posts are found by it too. Short words would be in every name. */
async function authorsNamed(query: Query, typed: string): Promise<readonly number[]> {
  const words = wordsOf(typed);
  if (words.length === 0 || words.some((word) => word.length < 3)) return [];
  const named = await query(
    once(
      from
        .selectFrom('users as u')
        .select('u.id')
        .where((e) => hasEach(e.ref('u.name'), words))
        .orderBy('u.id')
        .limit(50),
    ),
  );
  return named.map(({ id }) => id);
}

const beginning = (text: string) => text.trim().split(/\s+/).slice(0, 8).join(' ');

/** Every link says which post it leads to; a warned post is not quoted. */
export function titleOf({ title, author, opening, warning }: Pick<Row, 'title' | 'author' | 'opening' | 'warning'>) {
  if (title) return title;
  return warning ? `Post by ${author}, with a content warning` : `Post by ${author}: ${beginning(opening)} …`;
}

/** A piece from the middle says so. */
function textOf({ opening, snippet, warning }: Row): string {
  if (warning) return '';
  return `${opening.trim().startsWith(snippet.slice(0, 20)) ? '' : '… '}${oneLine(snippet)} …`;
}

const hitOf = (row: Row): Hit => ({
  id: String(row.id),
  href: pathOf(row),
  title: titleOf(row),
  text: textOf(row),
  warning: row.warning,
  facts: [`By ${row.author}`],
  at: row.at,
  avatar: null,
});

interface Looked {
  readonly words: SearchAsk['words'];
  readonly near: readonly string[];
  readonly authors: readonly number[];
  readonly viewer: number | undefined;
  readonly place: Place;
  readonly limit: number;
}

/** Only the newest matches of each sort are ranked, so that a common word costs no more than a rare one. */
function ranked({ words, near, authors, viewer, place, limit }: Looked) {
  const p = columns<typeof posts>('p');
  const { typed, others } = searchedText(words, near);
  const all = others ? sql<TextQuery>`(${typed} || ${others})` : typed;
  const byAuthor = authors.length > 0 ? sql` or ${p.author_id} = any(${authors}::int[])` : sql``;
  const isTyped = sql<boolean>`(${p.words} @@ ${typed}${byAuthor})`;
  const pick = (tier: number, rule: Expression<boolean>) =>
    from
      .selectFrom('posts as p')
      .select([
        'p.id',
        'p.created_at',
        sql<number>`${sql.lit(tier)}::int`.as('tier'),
        sql<number>`ts_rank(${p.words}, ${all})`.as('fit'),
      ])
      .where(rule)
      .where(isVisible(viewer, 'p'))
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(mostCounted);
  const best = from.selectFrom(pick(2, isTyped).as('typed')).selectAll('typed');
  const alike = (by: Expression<TextQuery>) =>
    from.selectFrom(pick(0, sql<boolean>`${p.words} @@ ${by} and not ${isTyped}`).as('others')).selectAll('others');
  return from
    .with(
      (w) => w('matches').materialized(),
      () => (others ? best.unionAll(alike(others)) : best),
    )
    .with('ranked', (db) =>
      db
        .selectFrom('matches')
        .select((e) => [
          'id',
          'created_at',
          sql<number>`round(${e.ref('tier')} * 10 + least(${e.ref('fit')}, 9)::numeric, 1)`.as('rank'),
        ]),
    )
    .with('page', (db) =>
      db
        .selectFrom('ranked')
        .selectAll()
        .where(
          (e) => sql<boolean>`(${e.ref('rank')}, ${e.ref('created_at')}, ${e.ref('id')})
            < (${place.rank}::numeric, ${moment(place.at)}, ${place.id}::int)`,
        )
        .orderBy('rank', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1),
    )
    .selectFrom('page')
    .innerJoin('posts as p', 'p.id', 'page.id')
    .innerJoin('users as u', 'u.id', 'p.author_id')
    .select((e) => [
      'p.id',
      sql<string>`${e.ref('page.rank')}::text`.as('rank'),
      exactTime(e.ref('p.created_at')).as('exactAt'),
      sql<number>`${e.selectFrom('matches').select(sql`least(count(*), ${sql.lit(mostCounted)})::int`.as('count'))}`.as(
        'total',
      ),
      'p.type',
      'p.slug',
      'p.title',
      sql<string>`left(${e.ref('p.content')}, ${sql.lit(openingLength)})`.as('opening'),
      'p.content_warning as warning',
      isoTime(e.ref('p.created_at')).as('at'),
      'u.name as author',
      sql<string>`case when ${e.ref('p.content_warning')} <> '' then '' else ts_headline('english', ${e.ref('p.content')},
        ${all}, 'StartSel="", StopSel="", MaxFragments=1, MaxWords=32, MinWords=12') end`.as('snippet'),
    ])
    .orderBy('page.rank', 'desc')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc');
}
type Row = QueryRow<ReturnType<typeof ranked>>;

/**
 * Posts whose title, text or tags match, or whose author has that name. The words themselves come first, then other
 * words for the same thing and near spellings; the newer of equals comes first. The statement is planned anew each
 * time: how common the words are decides which index is the right one.
 */
export async function searchPosts({ query, principal, words, limit, cursor }: SearchAsk): Promise<Found> {
  const near = words.exact ? [] : await nearText(query, words.typed);
  const authors = words.exact ? [] : await authorsNamed(query, words.typed);
  const viewer = isGuest(principal) ? undefined : principal.id;
  const rows = await query(once(ranked({ words, near, authors, viewer, place: readPlace(cursor, first), limit })));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    hits: shown.map(hitOf),
    next: rows.length > limit && last ? writePlace({ rank: last.rank, at: last.exactAt, id: last.id }) : undefined,
    near,
  };
}
