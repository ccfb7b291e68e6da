import { type Expression, sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { type Given, isThere, moment, statement, tables } from '#platform/server/statement.ts';
import { limits } from '../../pure/limits.ts';
import { findSpace, readers } from '../rules.ts';
import type { spaceMembers, spacePosts, spaces } from '../tables.ts';
import { findPost } from './post-sql.ts';

const from = tables<{
  space_members: typeof spaceMembers;
  space_posts: typeof spacePosts;
  spaces: typeof spaces;
}>();

/** The post of this number stands, and the viewer is a member of its space. Blocks are asked apart. */
export const isPostAmong = (viewer: Given<number>, post: Expression<number | null>) =>
  isThere(
    from
      .selectFrom('space_posts as sp')
      .innerJoin('spaces as so', 'so.id', 'sp.space_id')
      .innerJoin('space_members as sm', 'sm.space_id', 'sp.space_id')
      .where(sql<boolean>`${sql.ref('sp.id')} = ${post}`)
      .where('sm.user_id', '=', viewer)
      .where('sm.state', '=', 'member')
      .where('sp.deleted_at', 'is', null)
      .where('so.removed_at', 'is', null),
  );

const place = statement((v: { id: number }) =>
  from.selectFrom('space_posts').select('space_id as spaceId').where('id', '=', v.id),
);

/** Whoever reads a post hears that something was said below it; by the same rule, or a refusal would tell of an alias. */
export async function hearsComments(query: Query, viewer: number, id: number): Promise<boolean> {
  const [of] = await query(place, { id });
  const space = of && (await findSpace(query, viewer, of.spaceId, readers));
  return space !== undefined && (await findPost(query, viewer, space, id)) !== undefined;
}

const held = statement((v: { id: number }) =>
  from.selectFrom('space_posts').select('content').where('id', '=', v.id).where('deleted_at', 'is', null).forUpdate(),
);
const reword = statement((v: { id: number; content: string; now: string }) =>
  from
    .updateTable('space_posts')
    .set((e) => ({ content: v.content, edited_at: moment(v.now), version: e('version', '+', 1) }))
    .where('id', '=', v.id),
);

/** Changes the words of a post for its author; `make` gets what it says, and how long it may be. False: it is gone. */
export async function rewordSpacePost(
  query: Query,
  id: number,
  make: (before: string, most: number) => string,
  now: Date,
): Promise<boolean> {
  const [row] = await query(held, { id });
  if (!row) return false;
  await query(reword, { id, content: make(row.content, limits.post), now: now.toISOString() });
  return true;
}
