import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';

export interface ClosedPathsAsk {
  readonly query: Query;
  readonly userId: number;
  readonly now: Date;
}

/** Pages at which a member finds nothing, whatever they do: their menu leaves them out. The areas of the pages say so. */
export const closedPaths = place<(ask: ClosedPathsAsk) => Promise<readonly string[]>>('pages closed to a member');

export const closedPathsOf = async (ask: ClosedPathsAsk): Promise<string[]> =>
  (await Promise.all(closedPaths.now().map((find) => find(ask)))).flat();
