import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { feedChanged, postChanged } from '../contract.ts';
import { from } from './from.ts';

const mark = statement((v: { id: number; by: number; now: string }) =>
  from
    .updateTable('posts')
    .set({ featured_at: moment(v.now), featured_by_id: v.by })
    .where('id', '=', v.id)
    .where('featured_at', 'is', null)
    .where('audience', '=', 'everyone')
    .returning('version'),
);

const unmark = statement((v: { id: number }) =>
  from
    .updateTable('posts')
    .set({ featured_at: null, featured_by_id: null })
    .where('id', '=', v.id)
    .where('featured_at', 'is not', null)
    .returning('version'),
);

const marked = statement((v: { id: number }) =>
  from.selectFrom('posts').select('id').where('id', '=', v.id).where('featured_at', 'is not', null),
);

/**
 * Features a post or stops it, inside the caller's transaction; what not everyone may read stays as it is. The caller
 * judges the right and writes the audit.
 */
export async function setFeatured(
  id: number,
  featured: boolean,
  { query, emit, now, by }: { readonly query: Query; readonly emit: Emit; readonly now: Date; readonly by: number },
): Promise<{ readonly changed: boolean; readonly isFeatured: boolean }> {
  const [changed] = featured ? await query(mark, { id, by, now: now.toISOString() }) : await query(unmark, { id });
  if (changed) {
    await emit(postChanged, { postId: id, version: changed.version });
    await emit(feedChanged, { postId: id });
  }
  const [row] = await query(marked, { id });
  return { changed: changed !== undefined, isFeatured: row !== undefined };
}
