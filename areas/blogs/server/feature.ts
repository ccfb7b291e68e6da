import { feedChanged, postChanged } from '#areas/posts/contract.ts';
import type { UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';

/** Marks a blog or takes the mark away; what is so already is left alone and not noted. */
export async function setFeatured(
  { input, principal, db, query, emit, now }: UseCase<{ id: number }>,
  featured: boolean,
) {
  const [changed] = await query<{ version: number }>(
    'feature',
    `update posts set featured_at = case when $2::boolean then $3::timestamptz end,
        featured_by_id = case when $2::boolean then $4::int end
      where id = $1::int and (featured_at is not null) <> $2::boolean and (not $2::boolean or audience = 'everyone')
      returning version`,
    [input.id, featured, now.toISOString(), principal.id],
  );
  if (changed) {
    await writeAudit(
      db,
      { actorId: principal.id, action: featured ? 'featured' : 'no longer featured', subject: `posts:${input.id}` },
      now,
    );
    await emit(postChanged, { postId: input.id, version: changed.version });
    await emit(feedChanged, { postId: input.id });
  }
  const [row] = await query<{ featured: boolean }>(
    'is-featured',
    'select featured_at is not null as featured from posts where id = $1::int',
    [input.id],
  );
  if (featured && !row?.featured) {
    throw problem.conflict('You can only feature blogs everyone can read.');
  }
  return { id: input.id, isFeatured: row?.featured ?? false };
}
