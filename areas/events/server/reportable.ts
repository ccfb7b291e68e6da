import type { Query } from '#platform/server/db.ts';
import { visibleText } from './policy.ts';

/** An event that the reporter may see. */
export async function reportableEvent(query: Query, viewerId: number, id: number) {
  const [row] = await query<{ authorId: number; excerpt: string }>(
    'event-reportable',
    `select e.organizer_id as "authorId", e.title as excerpt from events e where e.id = $1::int and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  return row;
}
