import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../../pure/limits.ts';

/** Asked before a file is read, and again when it is stored: nobody may fill the store with files that nothing uses. */
export async function assertWithinLimit(query: Query, ownerId: number): Promise<void> {
  const [row] = await query<{ count: number }>(
    'space-loose-files',
    `select (select count(*) from space_pictures where owner_id = $1::int and post_id is null)::int
       + (select count(*) from space_files where owner_id = $1::int and added_at is null)::int as count`,
    [ownerId],
  );
  if ((row?.count ?? 0) < limits.looseFiles) return;
  throw problem.conflict(`You have ${limits.looseFiles} unused files. They’re deleted automatically after a day.`);
}
