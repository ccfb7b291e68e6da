import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';

/** A resource that a member sent and that is in the library; what came with the product has nobody to report. */
export const reportables: readonly Reportable[] = [
  {
    kind: 'resource',
    find: async ({ query, id }) => {
      const [row] = await query<{ authorId: number; excerpt: string }>(
        'resource-reportable',
        `select submitted_by as "authorId", title as excerpt from resources
          where id = $1 and status = 'published' and submitted_by is not null`,
        [id],
      );
      return row;
    },
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs>(
        'resource-as-it-is',
        `select submitted_by as "authorId", title || E'\\n' || description as text, '/resources/' || id as href,
           removed_at is not null as removed
         from resources where id = $1::int and submitted_by is not null`,
        [id],
      );
      return row;
    },
    // For whoever sent it, it is declined: it cannot be sent again by way of an edit.
    setRemoved: async ({ query, now, id }, removed) => {
      const rows = await query(
        'resource-set-removed',
        removed
          ? `update resources set status = 'declined', reason = 'Moderators took it out of the library.',
               removed_at = $2::timestamptz, version = version + 1
             where id = $1::int and status = 'published' returning 1`
          : `update resources set status = 'published', reason = '', removed_at = null, version = version + 1
             where id = $1::int and removed_at is not null and $2::timestamptz is not null returning 1`,
        [id, now.toISOString()],
      );
      return rows.length > 0;
    },
    written: [{ event: 'resourcePublished', id: ({ resourceId }: { readonly resourceId: number }) => resourceId }],
  },
];
