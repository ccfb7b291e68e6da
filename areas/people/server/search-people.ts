import type { Person } from '#platform/contract/fields.ts';
import type { Actor } from '#platform/server/actor.ts';
import { isGuest } from '#platform/server/actor.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { notBlockedText } from './blocks.ts';
import { listedProfileColumns } from './field-audience.ts';
import { locationOf } from './location.ts';
import { type PersonRow, personColumns, personOf } from './people-of.ts';

export interface FoundPerson extends Person {
  bio: string;
  location: string;
}

export interface FoundPeople {
  total: number;
  items: FoundPerson[];
  next: string | undefined;
}

interface Row extends PersonRow {
  bio: string;
  suburb: string;
  state: string;
  score: string;
  total: number;
}

/**
 * Near spellings of a name count (trigram words), and so does the exact username. The score is rounded, so that a
 * cursor can carry it.
 */
const searchSql = `
with hits as (
  select u.id, round(greatest(word_similarity($2, u.name), (lower(u.username) = lower($3))::int)::numeric, 4) as score
  from users u
  where ($2 <% u.name or lower(u.username) = lower($3)) and ${notBlockedText('$1', 'u.id')}
)
select ${personColumns('u')}, ${listedProfileColumns('$1', 'p')}, h.score::text as score, (select count(*)::int from hits) as total
from hits h join users u on u.id = h.id left join profiles p on p.user_id = u.id
where (h.score, -h.id) < ($4::numeric, $5::int)
order by h.score desc, h.id limit $6`;

const form = /^([01]\.\d{4}) (\d{1,10})$/;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return { score: '9', id: 0 };
  const match = form.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match?.[1] || !match[2]) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the search again.' }]);
  }
  return { score: match[1], id: Number(match[2]) };
}

/** Members by name or username, best first. Guests find nobody: profiles need an account. */
export async function searchPeople(
  query: Query,
  actor: Actor,
  q: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<FoundPeople> {
  if (isGuest(actor)) return { total: 0, items: [], next: undefined };
  const from = readCursor(cursor);
  const username = q.startsWith('@') ? q.slice(1) : q;
  const rows = await query<Row>('people-search', searchSql, [actor.id, q, username, from.score, -from.id, limit + 1]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    items: shown.map((row) => ({ ...personOf(row), bio: row.bio, location: locationOf(row) })),
    next: rows.length > limit && last ? Buffer.from(`${last.score} ${last.id}`).toString('base64url') : undefined,
  };
}
