import { setFeatured } from '#areas/posts/server/public.ts';
import type { UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';

/** Marks a blog or takes the mark away; what is so already is left alone and not noted. */
export async function feature({ input, principal, db, query, emit, now }: UseCase<{ id: number }>, featured: boolean) {
  const { id } = input;
  const { changed, isFeatured } = await setFeatured(id, featured, { query, emit, now, by: principal.id });
  if (featured && !isFeatured) throw problem.conflict('You can only feature blogs everyone can read.');
  if (changed) {
    const action = featured ? 'featured' : 'no longer featured';
    await writeAudit(db, { actorId: principal.id, action, subject: `posts:${id}` }, now);
  }
  return { id, isFeatured };
}
