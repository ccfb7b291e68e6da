import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type ImagePlace, limits } from '../../pure/options.ts';
import { from } from '../from.ts';

const held = statement((v: { id: number }) =>
  from
    .selectFrom('provider_images')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where place = 'gallery' and deleted_at is null)::int`.as('gallery'),
    ])
    .where('provider_id', '=', v.id),
);

/** What was deleted within the hour counts too: it is still stored. */
export async function assertHeld(query: Query, id: number): Promise<void> {
  const [row] = await query(held, { id });
  if ((row?.all ?? 0) >= limits.imagesHeld) {
    throw problem.conflict('Many pictures were deleted just now. Try again in an hour.');
  }
}

export async function assertInGallery(query: Query, id: number, place: ImagePlace): Promise<void> {
  if (place !== 'gallery') return;
  const [row] = await query(held, { id });
  if ((row?.gallery ?? 0) >= limits.gallery) {
    throw problem.conflict(`The gallery has ${limits.gallery} pictures, which is the most. Delete one first.`);
  }
}
