import type { posts } from '#areas/posts/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { blogParts, blogSeries } from './tables.ts';

/** What blogs ask the database of. */
export const from = tables<{
  blog_parts: typeof blogParts;
  blog_series: typeof blogSeries;
  posts: typeof posts;
  users: typeof users;
}>();
