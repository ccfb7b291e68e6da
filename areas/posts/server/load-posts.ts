import type { Query } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, choice, statement } from '#platform/server/statement.ts';
import type { Post, WholePost } from '../contract.ts';
import { from } from './from.ts';
import { shapePosts } from './post-sql.ts';
import { postView } from './view.ts';
import { isVisible } from './visible.ts';

/** For whom the right to a post was judged already, it is loaded whether they would be shown it or not. */
const loaded = choice((guest: boolean, judged: boolean) =>
  statement((v: { viewer: number; ids: readonly number[] }) => {
    const viewer = guest ? undefined : v.viewer;
    const named = from.selectFrom('posts as p').selectAll('p').where('p.id', '=', anyOf(v.ids));
    return shapePosts(viewer, judged ? named : named.where(isVisible(viewer, 'p')));
  }),
);

async function load(query: Query, viewer: Principal, ids: readonly number[], judged: boolean) {
  const [row] = await query(loaded(isGuest(viewer), judged), { viewer: viewer.id, ids });
  return (row?.posts ?? []).map((raw) => postView(raw, viewer));
}

/** Posts by id that the viewer may see, newest first; the others are left out. */
export const loadPosts = (query: Query, viewer: Principal, ids: readonly number[]): Promise<Post[]> =>
  load(query, viewer, ids, false);

const only = ([post]: readonly Post[]): Post => {
  if (!post) throw problem.notFound();
  return post;
};

export const loadPost = async (query: Query, viewer: Principal, id: number) =>
  only(await loadPosts(query, viewer, [id]));

const documentOf = statement((v: { id: number }) => from.selectFrom('posts').select('document').where('id', '=', v.id));

/** With its text as it was set. */
export async function loadWholePost(query: Query, viewer: Principal, id: number): Promise<WholePost> {
  const post = await loadPost(query, viewer, id);
  const [row] = await query(documentOf, { id });
  return { ...post, document: row?.document ?? null };
}

/** For somebody whose right to this post was judged already: a moderator may act on what they would not be shown. */
export const loadJudgedPost = async (query: Query, viewer: Principal, id: number) =>
  only(await load(query, viewer, [id], true));
