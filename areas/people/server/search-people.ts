import { type Expression, sql } from 'kysely';
import { avatarOf } from '#platform/contract/fields.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { isGuest } from '#platform/server/principal.ts';
import {
  type Found,
  hasEach,
  likeText,
  mostCounted,
  readPlace,
  type SearchAsk,
  type Suggestion,
  searchedText,
  type TextQuery,
  wordsOf,
  writePlace,
} from '#platform/server/search.ts';
import { columns, once, tables } from '#platform/server/statement.ts';
import { notBlocked } from './blocks.ts';
import { isReadable, listedProfile } from './field-audience.ts';
import { locationOf } from './location.ts';
import { person } from './people-of.ts';
import type { profiles } from './tables.ts';

const from = tables<{ users: typeof users; profiles: typeof profiles }>();

const first = { rank: '99', at: '-', id: 0 };
const bare = (q: string) => (q.startsWith('@') ? q.slice(1) : q);

/**
 * Members by username, name or interests, best first: the username itself, then names and interests with the typed
 * words, then other words for the same thing, then near spellings. Guests find nobody: profiles need an account. The
 * statement is planned anew each time (it has no name), because some names are common and others rare.
 */
export async function searchPeople({ query, principal, words, limit, cursor }: SearchAsk): Promise<Found> {
  const place = readPlace(cursor, first);
  if (isGuest(principal)) return { total: 0, hits: [] };
  const typed = words.typed;
  const username = sql<string>`${bare(typed)}::text`;
  const name = sql<string>`${typed}::text`;
  const parts = wordsOf(bare(typed)).filter((word) => word.length > 2);
  const text = searchedText(words);
  const u = columns<typeof users>('u');
  const hasParts = parts.length > 0 ? hasEach(u.name, parts) : sql<boolean>`false`;
  const interested = (words: Expression<TextQuery>, score: number) =>
    from
      .selectFrom('profiles as p')
      .select(['p.user_id as id', sql.lit(score).as('score')])
      .where((e) => sql<boolean>`${e.ref('p.interest_words')} @@ ${words}`)
      .where(isReadable(principal.id, 'interests', 'p'))
      .limit(mostCounted);
  const likeName = sql<number>`word_similarity(${name}, ${u.name})`;
  const likeUsername = sql<number>`similarity(${username}, ${u.username})`;
  // Comparing names letter by letter is slow, and they would come after all of these.
  const few = sql<boolean>`(select count(*) from named) < ${mostCounted}`;
  const ways = [
    from
      .selectFrom('users as u')
      .select(['u.id', sql.lit(4).as('score')])
      .where(sql`lower(${u.username})`, '=', sql`lower(${username})`),
    sql`select id, score from named`,
    interested(text.typed, 2),
    text.others && interested(text.others, 1.5),
    !words.exact &&
      from
        .selectFrom('users as u')
        .select(['u.id', likeName.as('score')])
        .where(sql<boolean>`${name} <% ${u.name}`)
        .where(few)
        .limit(mostCounted),
    !words.exact &&
      from
        .selectFrom('users as u')
        .select(['u.id', likeUsername.as('score')])
        .where(sql<boolean>`${u.username} % ${username}`)
        .where(likeUsername, '>=', 0.5)
        .limit(mostCounted),
  ].filter((way) => way !== false && way !== undefined);
  const named = from
    .selectFrom('users as u')
    .select([
      'u.id',
      (words.exact && parts.length === 0 ? sql<number>`2.0` : sql<number>`2.0 + ${likeName}`).as('score'),
    ])
    .where(hasParts)
    .limit(mostCounted);
  const found = sql<{ id: number; score: string }>`(select found.id, round(max(found.score)::numeric, 4) as score
    from (${sql.join(ways, sql` union all `)}) found
    where ${notBlocked(principal.id, sql.ref('found.id'))} group by found.id)`;
  const rows = await query(
    once(
      from
        .with(
          (w) => w('named').materialized(),
          () => named,
        )
        .with(
          (w) => w('hits').materialized(),
          () => found,
        )
        .selectFrom('hits as h')
        .innerJoin('users as u', 'u.id', 'h.id')
        .leftJoin('profiles as p', 'p.user_id', 'u.id')
        .select((e) => [
          ...person('u'),
          ...listedProfile(principal.id, 'p'),
          sql<string>`${e.ref('h.score')}::text`.as('score'),
          sql<number>`(select least(count(*), ${mostCounted})::int from hits)`.as('total'),
        ])
        .where(
          (e) => sql<boolean>`(${e.ref('h.score')}, -${e.ref('h.id')}) < (${place.rank}::numeric, ${-place.id}::int)`,
        )
        .orderBy('h.score', 'desc')
        .orderBy('h.id')
        .limit(limit + 1),
    ),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    hits: shown.map((row) => ({
      id: String(row.id),
      href: `/profile/${row.id}`,
      title: row.displayName,
      text: row.bio,
      warning: '',
      facts: [`@${row.username}`, locationOf(row)].filter(Boolean),
      at: null,
      avatar: avatarOf(row.id),
    })),
    next: rows.length > limit && last ? writePlace({ rank: last.score, at: '-', id: last.id }) : undefined,
  };
}

/** Members one of whose names, or whose username, begins as typed. */
export async function suggestPeople({ query, principal, words, limit }: SearchAsk): Promise<Suggestion[]> {
  const q = likeText(bare(words.typed.trim()));
  if (isGuest(principal) || q.length < 2) return [];
  const found = from
    .selectFrom('users as u')
    .select(['u.id', (e) => e('u.name', 'ilike', `${q}%`).as('starts')])
    .where((e) =>
      e.or([e('u.name', 'ilike', `${q}%`), e('u.name', 'ilike', `% ${q}%`), e('u.username', 'ilike', `${q}%`)]),
    )
    .where((e) => notBlocked(principal.id, e.ref('u.id')))
    .limit(200);
  const rows = await query(
    once(
      from
        .selectFrom(found.as('found'))
        .innerJoin('users as u', 'u.id', 'found.id')
        .select(person('u'))
        .orderBy('found.starts', 'desc')
        .orderBy('u.name')
        .orderBy('u.id')
        .limit(limit),
    ),
  );
  return rows.map(({ id, displayName, username }) => ({
    href: `/profile/${id}`,
    label: displayName,
    detail: `@${username}`,
  }));
}
