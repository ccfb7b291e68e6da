import type { Handler } from '#platform/server/area.ts';
import { exactTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listMembers as contract } from '../contract.ts';
import { type MemberRow, memberColumns, memberOf } from './member-detail.ts';

interface Row extends MemberRow {
  at: string;
}

/** What somebody types is text to find, not a pattern. */
const pattern = (typed: string) => `%${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const listMembers: Handler<typeof contract> = async ({ input, query }) => {
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>(
    'admin-members',
    `select ${memberColumns}, ${exactTime('u.created_at')} as at from users u
     where u.id > 0 and ($1::text is null or u.name ilike $1 or u.username ilike $1)
       and ($2::text is null or $2 = any(u.roles))
       and (u.created_at, u.id) < ($3::timestamptz, $4::int)
     order by u.created_at desc, u.id desc limit $5`,
    [input.q ? pattern(input.q) : null, input.role ?? null, from.at, from.id, input.limit + 1],
  );
  return pageOf(rows, input.limit, memberOf, (row) => row);
};
