import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { categories } from '../pure/categories.ts';

/** The category that a new topic goes to: the one that was chosen, or the first. */
export async function forumFor(query: Query, chosen: number | undefined): Promise<number> {
  if (chosen === undefined) return categories[0].id;
  const [row] = await query<{ id: number }>('forum', 'select id from forums where id = $1::int', [chosen]);
  if (row) return row.id;
  throw problem.invalid([{ field: 'forumId', rule: 'unknown', message: 'Choose one of the categories.' }]);
}
