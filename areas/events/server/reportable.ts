import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { visibleText } from './policy.ts';

interface Row {
  readonly authorId: number;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inSpace: boolean;
  readonly createdAt: string;
}

/** An event that the reporter may see. What was planned in a space goes along, since moderators cannot read it there. */
export async function reportableEvent(query: Query, viewerId: number, id: number) {
  const [row] = await query<Row>(
    'event-reportable',
    `select e.organizer_id as "authorId", u.name, e.title, e.description, e.space_id is not null as "inSpace",
       ${isoTime('e.created_at')} as "createdAt"
     from events e join users u on u.id = e.organizer_id where e.id = $1::int and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  if (!row) return undefined;
  const { authorId, name, title, description, inSpace, createdAt } = row;
  const content = `${title}\n${description}`;
  return {
    authorId,
    excerpt: title,
    ...(inSpace && { messages: [{ id, fromUserId: authorId, name, content, createdAt }] }),
  };
}
