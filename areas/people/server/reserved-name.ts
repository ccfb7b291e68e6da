import { sql } from 'kysely';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';

const from = tables<{ users: typeof users }>();

/** Shown as the author of what members write without their name, with a number after it. */
export const anonymousName = 'Anonymous member';

/** `name_skeleton` (migrations) makes names alike that look alike; it reads 0 and 1 as letters. */
const looksAnonymous = statement((v: { name: string }) =>
  from.selectNoFrom([
    sql<boolean>`name_skeleton(${v.name}::text) ~ ('^' || name_skeleton(${sql.lit(anonymousName)}) || '[0-9lo]*$')`.as(
      'reserved',
    ),
  ]),
);

/** True when posts of a member with this name or username could pass for posts without one. */
export const isReservedName = async (query: Query, name: string): Promise<boolean> =>
  (await query(looksAnonymous, { name }))[0]?.reserved === true;

export async function assertNameFree(query: Query, displayName: string): Promise<void> {
  if (!(await isReservedName(query, displayName))) return;
  const message = 'Posts without a name are shown with this one. Choose another name.';
  throw problem.invalid([{ field: 'displayName', rule: 'reserved', message }]);
}
