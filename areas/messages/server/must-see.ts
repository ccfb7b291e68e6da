import { notBlockedText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

/** Unknown members, oneself, closed accounts and members behind a block are the same 404. */
export async function mustSeeMember(query: Query, viewerId: number, userId: number): Promise<void> {
  const [row] = await query(
    'messages-see-member',
    `select 1 as seen from users u where u.id = $2::int and u.id <> $1::int and ${notBlockedText('$1::int', 'u.id')}`,
    [viewerId, userId],
  );
  if (!row) throw problem.notFound();
}
