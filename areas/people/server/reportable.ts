import type { Actor } from '#platform/server/actor.ts';
import type { Query } from '#platform/server/db.ts';
import { notBlockedText } from './blocks.ts';

/** A member as something that can be reported; undefined when the reporter cannot see them. */
export async function reportableMember(query: Query, actor: Actor, id: number) {
  const [row] = await query<{ id: number; name: string }>(
    'people-reportable',
    `select u.id, u.name from users u where u.id = $2 and ${notBlockedText('$1', 'u.id')}`,
    [actor.id, id],
  );
  return row && { authorId: row.id, excerpt: row.name };
}
