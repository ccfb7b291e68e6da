import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const seen = statement((v: { viewerId: number; id: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.id)
    .where('u.id', '!=', v.viewerId)
    .where((e) => notBlocked(v.viewerId, e.ref('u.id'))),
);

/** Unknown members, oneself, closed accounts and members behind a block are not seen alike. */
export async function isMemberSeen(query: Query, viewerId: number, userId: number): Promise<boolean> {
  const rows = await query(seen, { viewerId, id: userId });
  return rows.length > 0;
}
