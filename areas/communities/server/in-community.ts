import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

/** SQL: the name that the row m of space_members and the row u of users go by in a space. */
export const nameText = `coalesce(nullif(m.alias, ''), u.name)`;

/** The member with this number in this space; of the people who run it alone, where only these are to be found. */
export async function memberByNo(query: Query, spaceId: number, no: number, runsIt = false): Promise<number> {
  const [row] = await query<{ id: number }>(
    'member-by-no',
    `select user_id as id from space_members where space_id = $1::int and no = $2::int and state = 'member'
       and (role <> 'member' or not $3::boolean)`,
    [spaceId, no, runsIt],
  );
  if (!row) throw problem.notFound();
  return row.id;
}
