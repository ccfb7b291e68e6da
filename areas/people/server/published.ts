import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';
import type { Principal } from '#platform/server/principal.ts';

/** What a member has published, for their profile. */
export interface Published {
  /** How much of it the viewer may see. */
  readonly countFor: (query: Query, viewer: Principal, authorId: number) => Promise<number>;
  /** How much of it somebody else may see who follows the member, or who does not. */
  readonly countAs: (query: Query, authorId: number, reader: { readonly follows: boolean }) => Promise<number>;
  /** What the member has put first on their profile, where the viewer may see it; null: nothing. */
  readonly pinnedFor: (query: Query, viewer: Principal, authorId: number) => Promise<number | null>;
}

/** Filled by the areas that have posts. */
export const published = place<Published>('published by members');

/** Of all areas together. */
export async function countPublished(count: (one: Published) => Promise<number>): Promise<number> {
  const counts = await Promise.all(published.now().map(count));
  return counts.reduce((sum, one) => sum + one, 0);
}

export async function pinnedPost(query: Query, viewer: Principal, authorId: number): Promise<number | null> {
  const pinned = await Promise.all(published.now().map((one) => one.pinnedFor(query, viewer, authorId)));
  return pinned.find((id) => id !== null) ?? null;
}
