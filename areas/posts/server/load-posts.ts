import type { Query } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Post, WholePost } from '../contract.ts';
import { pickColumns, type RawPost, shapePosts } from './post-sql.ts';
import { postView } from './view.ts';
import { viewerValues, visible } from './visible.ts';

async function load(query: Query, viewer: Principal, ids: readonly number[], rule: string, name: string) {
  const values = [...viewerValues(viewer), [...ids]];
  const pick = `select ${pickColumns} from posts p where p.id = any($${values.length}::int[]) and ${rule}`;
  const prepared = `${name}-${isGuest(viewer) ? 'guest' : 'member'}`;
  const [row] = await query<{ posts: RawPost[] }>(prepared, shapePosts(viewer, pick), values);
  return (row?.posts ?? []).map((raw) => postView(raw, viewer));
}

/** Posts by id that the viewer may see, newest first; the others are left out. */
export const loadPosts = (query: Query, viewer: Principal, ids: readonly number[]): Promise<Post[]> =>
  load(query, viewer, ids, visible(viewer), 'posts');

const only = ([post]: readonly Post[]): Post => {
  if (!post) throw problem.notFound();
  return post;
};

export const loadPost = async (query: Query, viewer: Principal, id: number) =>
  only(await loadPosts(query, viewer, [id]));

/** With its text as it was set. */
export async function loadWholePost(query: Query, viewer: Principal, id: number): Promise<WholePost> {
  const post = await loadPost(query, viewer, id);
  const [row] = await query<Pick<WholePost, 'document'>>(
    'post-document',
    'select document from posts where id = $1::int',
    [id],
  );
  return { ...post, document: row?.document ?? null };
}

/** For somebody whose right to this post was judged already: a moderator may act on what they would not be shown. */
export const loadJudgedPost = async (query: Query, viewer: Principal, id: number) =>
  only(await load(query, viewer, [id], 'true', 'judged-posts'));
