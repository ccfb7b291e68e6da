import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { getBlog as contract } from '../contract.ts';
import { from } from './from.ts';
import { loadBlog } from './load-blog.ts';

const bySlug = statement((v: { slug: string }) => from.selectFrom('posts').select('id').where('slug', '=', v.slug));

export const getBlog: Handler<typeof contract> = async ({ input, principal, query }) => {
  const [row] = await query(bySlug, { slug: input.slug });
  if (!row) throw problem.notFound();
  return loadBlog(query, principal, row.id);
};
