import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { findComment, findPost } from './find.ts';
import { standing, viewerValues, visible } from './visible.ts';

export interface Reportable {
  readonly authorId: number;
  /** How it begins, for lists. */
  readonly excerpt: string;
}

const excerptLength = 140;

/** How a post or comment begins, in one line; undefined when it is deleted or hidden. */
async function beginningOf(db: Db, table: 'posts' | 'comments', id: number): Promise<string | undefined> {
  const [row] = await queryIn(db)<{ excerpt: string }>(
    `beginning-${table}`,
    `select left(regexp_replace(trim(p.content), '\\s+', ' ', 'g'), ${excerptLength}) as excerpt
      from ${table} p where p.id = $1::int and ${standing}`,
    [id],
  );
  return row?.excerpt;
}

export const excerptOf = (db: Db, postId: number) => beginningOf(db, 'posts', postId);

/** Who wrote a post, whatever has become of it; undefined once it is purged. */
export async function postAuthorOf(db: Db, postId: number): Promise<number | undefined> {
  const [row] = await queryIn(db)<{ authorId: number }>(
    'post-author',
    'select author_id as "authorId" from posts where id = $1::int',
    [postId],
  );
  return row?.authorId;
}

/** Undefined when there is no such post or the viewer may not see it. */
export async function reportablePost(db: Db, viewer: Principal, id: number): Promise<Reportable | undefined> {
  const found = await findPost(db, viewer, id);
  return found?.seen ? { authorId: found.authorId, excerpt: (await excerptOf(db, id)) ?? '' } : undefined;
}

export async function reportableComment(db: Db, viewer: Principal, id: number): Promise<Reportable | undefined> {
  const found = await findComment(db, viewer, id);
  if (!found?.seen) return undefined;
  return { authorId: found.authorId, excerpt: (await beginningOf(db, 'comments', id)) ?? '' };
}

/** How many posts of each member the viewer may see; members without any are missing. */
export async function postCountOf(
  query: Query,
  viewer: Principal,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const values = [...viewerValues(viewer), [...userIds]];
  const rows = await query<{ userId: number; count: number }>(
    `post-count-${viewer.id > 0 ? 'member' : 'guest'}`,
    `select p.author_id as "userId", count(*)::int as count from posts p
      where p.author_id = any($${values.length}::int[]) and ${visible(viewer)} group by p.author_id`,
    values,
  );
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** How many of a member's posts somebody else may see who follows them, or who does not. */
export async function ownPostCount(query: Query, authorId: number, reader: { follows: boolean }): Promise<number> {
  const [row] = await query<{ count: number }>(
    'post-count-as',
    `select count(*)::int as count from posts p
      where p.author_id = $1::int and ${standing} and (p.audience in ('everyone', 'members') or (p.audience = 'followers' and $2::boolean))`,
    [authorId, reader.follows],
  );
  return row?.count ?? 0;
}
