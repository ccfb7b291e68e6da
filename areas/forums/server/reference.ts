import { sql } from 'drizzle-orm';
import type { Seed } from '#platform/server/area.ts';
import { categories } from '../pure/categories.ts';
import { forums } from './tables.ts';

/** The categories as the code has them, in every installation. */
export const reference: Seed = async ({ db }) => {
  await db
    .insert(forums)
    .values(categories.map((category, position) => ({ ...category, position })))
    .onConflictDoUpdate({
      target: forums.id,
      set: { name: sql`excluded.name`, description: sql`excluded.description`, position: sql`excluded.position` },
    });
};
