import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import { visibleText } from './policy.ts';
import { lines } from './room/reportable.ts';

interface Row {
  readonly authorId: number;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inSpace: boolean;
  readonly createdAt: string;
}

/** An event that the reporter may see. What was planned in a space goes along, since moderators cannot read it there. */
async function reportableEvent(query: Query, viewerId: number, id: number) {
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

export const reportables: readonly Reportable[] = [
  {
    kind: 'event',
    find: ({ query, principal, id }) => reportableEvent(query, principal.id, id),
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs>(
        'event-as-it-is',
        `select e.organizer_id as "authorId", e.removed_at is not null as removed,
           case when e.space_id is null then e.title || E'\\n' || e.description else '' end as text,
           case when e.space_id is null then '/events/' || e.id end as href
         from events e where e.id = $1::int`,
        [id],
      );
      return row;
    },
    setRemoved: async ({ query, now, id }, removed) => {
      const rows = await query(
        'event-set-removed',
        `update events set removed_at = case when $2::boolean then $3::timestamptz end, version = version + 1
         where id = $1::int and (removed_at is null) = $2::boolean returning 1`,
        [id, removed, now.toISOString()],
      );
      return rows.length > 0;
    },
  },
  lines,
];
