import type { Query } from '#platform/server/db.ts';

/** A resource that a member sent and that is in the library; what came with the product has nobody to report. */
export async function reportableResource(query: Query, id: number) {
  const [row] = await query<{ authorId: number; excerpt: string }>(
    'resource-reportable',
    `select submitted_by as "authorId", title as excerpt from resources
      where id = $1 and status = 'published' and submitted_by is not null`,
    [id],
  );
  return row;
}
