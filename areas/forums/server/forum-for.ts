import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { categories } from '../pure/categories.ts';
import { from } from './from.ts';

const forum = statement((v: { id: number }) => from.selectFrom('forums').select('id').where('id', '=', v.id));

/** The category that a new topic goes to: the one that was chosen, or the first. */
export async function forumFor(query: Query, chosen: number | undefined): Promise<number> {
  if (chosen === undefined) return categories[0].id;
  const [row] = await query(forum, { id: chosen });
  if (row) return row.id;
  throw problem.invalid([{ field: 'forumId', rule: 'unknown', message: 'Choose one of the categories.' }]);
}
