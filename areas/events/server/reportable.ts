import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import { visibleText } from './policy.ts';

export const reportables: readonly Reportable[] = [
  {
    kind: 'event',
    find: async ({ query, actor, id }) => {
      const [row] = await query<{ authorId: number; excerpt: string }>(
        'event-reportable',
        `select e.organizer_id as "authorId", e.title as excerpt from events e where e.id = $1::int and ${visibleText('$2::int')}`,
        [id, actor.id],
      );
      return row;
    },
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs>(
        'event-as-it-is',
        `select e.organizer_id as "authorId", e.removed_at is not null as removed, e.title || E'\\n' || e.description as text,
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
];
