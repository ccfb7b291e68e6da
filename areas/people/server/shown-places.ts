import { sql } from 'kysely';
import { type Given, tables } from '#platform/server/statement.ts';
import { shown } from './field-audience.ts';
import type { profiles } from './tables.ts';

const from = tables<{ profiles: typeof profiles }>();

/** Where members live, as this viewer may read it; guests read nothing of it. To be joined by `user_id`. */
export const shownPlaces = (viewer: Given<number> | undefined) => {
  const read = (column: 'suburb' | 'state') =>
    viewer === undefined ? sql<string>`''` : shown(viewer, 'location', 'pr', column);
  return from
    .selectFrom('profiles as pr')
    .select(['pr.user_id', read('suburb').as('suburb'), read('state').as('state')]);
};
