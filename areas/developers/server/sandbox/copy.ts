import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const posts = statement((v: { userId: number }) =>
  from
    .selectFrom('sandbox_posts as p')
    .select((e) => ['p.title', 'p.content', 'p.tags', isoTime(e.ref('p.created_at')).as('createdAt')])
    .where('p.user_id', '=', v.userId)
    .orderBy('p.id'),
);
const messages = statement((v: { userId: number }) =>
  from
    .selectFrom('sandbox_messages as m')
    .select((e) => ['m.content', isoTime(e.ref('m.created_at')).as('createdAt')])
    .where('m.user_id', '=', v.userId)
    .orderBy('m.id'),
);

/** For the member’s copy of their data. */
export async function sandboxCopy(query: Query, userId: number): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return [...(await query(posts, { userId })), ...(await query(messages, { userId }))];
}
