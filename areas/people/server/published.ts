import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';
import type { Principal } from '#platform/server/principal.ts';

/** How much a member has published, for the number on their profile. */
export interface Published {
  /** What the viewer may see of it. */
  readonly countFor: (query: Query, viewer: Principal, authorId: number) => Promise<number>;
  /** What somebody else may see of it who follows the member, or who does not. */
  readonly countAs: (query: Query, authorId: number, reader: { readonly follows: boolean }) => Promise<number>;
}

/** Filled by the areas that have posts. */
export const published = place<Published>('published by members');

/** Of all areas together. */
export async function countPublished(count: (one: Published) => Promise<number>): Promise<number> {
  const counts = await Promise.all(published.now().map(count));
  return counts.reduce((sum, one) => sum + one, 0);
}
