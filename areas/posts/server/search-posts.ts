import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import {
  type Found,
  type Hit,
  hasEach,
  mostCounted,
  readPlace,
  type SearchAsk,
  textQueries,
  wordsOf,
  writePlace,
} from '#platform/server/search.ts';
import { once, tables } from '#platform/server/statement.ts';
import { pathOf } from './kinds.ts';
import { nearText } from './near-words.ts';
import { viewerValues, visible } from './visible.ts';

interface Row {
  readonly id: number;
  readonly type: string;
  readonly slug: string | null;
  readonly rank: string;
  readonly exactAt: string;
  readonly total: number;
  readonly title: string;
  readonly opening: string;
  readonly snippet: string;
  readonly warning: string;
  readonly at: string;
  readonly author: string;
}

const first = { rank: '99', at: 'infinity', id: 2_147_483_647 };
const openingLength = 160;

/** Members whose name has every typed word: their posts are found by it too. Short words would be in every name. */
async function authorsNamed(query: Query, typed: string): Promise<readonly number[]> {
  const words = wordsOf(typed);
  if (words.length === 0 || words.some((word) => word.length < 3)) return [];
  const named = await query(
    once(
      tables<{ users: typeof users }>()
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
  return `${opening.trim().startsWith(snippet.slice(0, 20)) ? '' : '… '}${snippet} …`;
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

/**
 * Posts whose title, text or tags match, or whose author has that name. The words themselves come first, then other
 * words for the same thing and near spellings; the newer of equals comes first. Only the newest matches of each sort
 * are ranked, so that a common word costs no more than a rare one. The statement is planned anew each time (it has no
 * name): how common the words are decides which index is the right one.
 */
export async function searchPosts({ query, principal, words, limit, cursor }: SearchAsk): Promise<Found> {
  const from = readPlace(cursor, first);
  const near = words.exact ? [] : await nearText(query, words.typed);
  const authors = words.exact ? [] : await authorsNamed(query, words.typed);
  const values = viewerValues(principal);
  const value = (one: unknown) => `$${values.push(one)}`;
  const { typed, others } = textQueries(words, near, value);
  const byAuthor = authors.length > 0 ? ` or p.author_id = any(${value(authors)}::int[])` : '';
  const typedRule = `(p.words @@ ${typed}${byAuthor})`;
  const all = others ? `(${typed} || ${others})` : typed;
  const pick = (tier: number, rule: string) => `(
    select p.id, p.created_at, ${tier} as tier, ts_rank(p.words, ${all}) as fit
    from posts p where ${rule} and ${visible(principal)}
    order by p.created_at desc, p.id desc limit ${mostCounted})`;
  const rows = await query<Row>(
    '',
    `with matches as materialized (
        ${pick(2, typedRule)} ${others ? `union all ${pick(0, `p.words @@ ${others} and not ${typedRule}`)}` : ''}),
      ranked as (
        select id, created_at, round(tier * 10 + least(fit, 9)::numeric, 1) as rank from matches),
      page as (
        select id, created_at, rank from ranked
        where (rank, created_at, id) < (${value(from.rank)}::numeric, ${value(from.at)}::timestamptz, ${value(from.id)}::int)
        order by rank desc, created_at desc, id desc limit ${value(limit + 1)}::int)
      select p.id, page.rank::text as rank, ${exactTime('p.created_at')} as "exactAt",
        (select least(count(*), ${mostCounted})::int from matches) as total, p.type, p.slug, p.title,
        left(p.content, ${openingLength}) as opening, p.content_warning as warning, ${isoTime('p.created_at')} as at,
        u.name as author,
        case when p.content_warning <> '' then '' else ts_headline('english', p.content, ${all},
          'StartSel="", StopSel="", MaxFragments=1, MaxWords=32, MinWords=12') end as snippet
      from page join posts p using (id) join users u on u.id = p.author_id
      order by page.rank desc, page.created_at desc, page.id desc`,
    values,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    hits: shown.map(hitOf),
    next: rows.length > limit && last ? writePlace({ rank: last.rank, at: last.exactAt, id: last.id }) : undefined,
    near,
  };
}
