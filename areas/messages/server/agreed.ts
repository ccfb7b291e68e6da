import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';

/** Why two people need not ask each other before they write: said by areas above, such as a match. */
export const agreements = place<(query: Query, one: number, another: number) => Promise<boolean>>(
  'reasons to write to each other',
);

export async function haveAgreed(query: Query, one: number, another: number): Promise<boolean> {
  for (const agreed of agreements.now()) if (await agreed(query, one, another)) return true;
  return false;
}
