import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getBlog as contract } from '../contract.ts';
import { loadBlog } from './load-blog.ts';

export const getBlog: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [row] = await query<{ id: number }>('blog-by-slug', 'select id from posts where slug = $1::text', [input.slug]);
  if (!row) throw problem.notFound();
  return loadBlog(query, principal, row.id);
};
