import { seedBlog } from '#areas/posts/server/public.ts';
import { blogs } from '#demo/blogs.ts';
import type { Seed } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { putInSeries } from './put-in-series.ts';

/** After the posts, whose numbers stay as they were; oldest first, the same at every seeding. */
export const seed: Seed = async (occasion) => {
  for (const blog of blogs) {
    const id = await seedBlog(blog, occasion);
    if (blog.series) await putInSeries(queryIn(occasion.db), { id, authorId: blog.author }, blog.series);
  }
};
