import { avatarOf } from '#platform/contract/fields.ts';
import { isGuest } from '#platform/server/principal.ts';
import {
  type Found,
  hasEach,
  likeText,
  mostCounted,
  readPlace,
  type SearchAsk,
  type Suggestion,
  textQueries,
  wordsOf,
  writePlace,
} from '#platform/server/search.ts';
import { notBlockedText } from './blocks.ts';
import { listedProfileColumns, mayReadText } from './field-audience.ts';
import { locationOf } from './location.ts';
import { type PersonRow, personColumns } from './people-of.ts';

interface Row extends PersonRow {
  readonly bio: string;
  readonly suburb: string;
  readonly state: string;
  readonly score: string;
  readonly total: number;
}

const first = { rank: '99', at: '-', id: 0 };
const bare = (q: string) => (q.startsWith('@') ? q.slice(1) : q);

/**
 * Members by username, name or interests, best first: the username itself, then names and interests with the typed
 * words, then other words for the same thing, then near spellings. Guests find nobody: profiles need an account. The
 * statement is planned anew each time (it has no name), because some names are common and others rare.
 */
export async function searchPeople({ query, principal, words, limit, cursor }: SearchAsk): Promise<Found> {
  const from = readPlace(cursor, first);
  if (isGuest(principal)) return { total: 0, hits: [] };
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const typed = words.typed;
  const username = `${value(bare(typed))}::text`;
  const parts = wordsOf(bare(typed)).filter((word) => word.length > 2);
  const name = parts.length > 0 || !words.exact ? `${value(typed)}::text` : '';
  const text = textQueries(words, [], value);
  const some = `limit ${mostCounted}`;
  // Comparing names letter by letter is slow, and they would come after all of these.
  const few = `(select count(*) from named) < ${mostCounted}`;
  const mayFind = mayReadText('$1', 'interests', 'p');
  const named = parts.length > 0 ? hasEach('u.name', parts, value) : 'false';
  const ways = [
    `select u.id, 4.0 as score from users u where lower(u.username) = lower(${username})`,
    'select id, score from named',
    `(select p.user_id, 2.0 from profiles p where p.interest_words @@ ${text.typed} and ${mayFind} ${some})`,
    text.others &&
      `(select p.user_id, 1.5 from profiles p where p.interest_words @@ ${text.others} and ${mayFind} ${some})`,
    !words.exact &&
      `(select u.id, word_similarity(${name}, u.name) from users u where ${name} <% u.name and ${few} ${some})`,
    !words.exact &&
      `(select u.id, similarity(${username}, u.username) from users u where u.username % ${username}
        and similarity(${username}, u.username) >= 0.5 ${some})`,
  ].filter(Boolean);
  const rows = await query<Row>(
    '',
    `with named as materialized (
        select u.id, 2.0 ${name && `+ word_similarity(${name}, u.name)`} as score from users u where ${named} ${some}),
      hits as materialized (
        select found.id, round(max(found.score)::numeric, 4) as score from (${ways.join(' union all ')}) found
        where ${notBlockedText('$1', 'found.id')} group by found.id)
      select ${personColumns('u')}, ${listedProfileColumns('$1', 'p')}, h.score::text as score,
        (select least(count(*), ${mostCounted})::int from hits) as total
      from hits h join users u on u.id = h.id left join profiles p on p.user_id = u.id
      where (h.score, -h.id) < (${value(from.rank)}::numeric, ${value(-from.id)}::int)
      order by h.score desc, h.id limit ${value(limit + 1)}::int`,
    values,
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
  const rows = await query<PersonRow>(
    '',
    `select ${personColumns('u')} from (
        select u.id, u.name ilike $2::text as starts from users u
        where (u.name ilike any(array[$2::text, $3::text]) or u.username ilike $2::text)
          and ${notBlockedText('$1', 'u.id')} limit 200) found
      join users u using (id) order by found.starts desc, u.name, u.id limit $4::int`,
    [principal.id, `${q}%`, `% ${q}%`, limit],
  );
  return rows.map(({ id, displayName, username }) => ({
    href: `/profile/${id}`,
    label: displayName,
    detail: `@${username}`,
  }));
}
