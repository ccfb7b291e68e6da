import { loadWholePost } from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Blog } from '../contract.ts';
import { placeInSeries, relatedTo } from './links.ts';

/** Throws the usual 404 for what the viewer may not see. */
export async function loadBlog(query: Query, viewer: Principal, id: number): Promise<Blog> {
  const post = await loadWholePost(query, viewer, id);
  return {
    ...post,
    slug: post.path.slice('/blogs/'.length),
    series: await placeInSeries(query, viewer, id),
    related: await relatedTo(query, viewer, { id, authorId: post.author.id, tags: post.tags }),
  };
}
