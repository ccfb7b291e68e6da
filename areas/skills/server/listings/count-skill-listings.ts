import type { Handler } from '#platform/server/area.ts';
import { count, once } from '#platform/server/statement.ts';
import type { countSkillListings as contract } from '../../contract.ts';
import { categories, type SkillCategory } from '../../pure/options.ts';
import { from } from '../from.ts';
import { isAsked } from './matching.ts';

export const countSkillListings: Handler<typeof contract> = async ({ input, principal, query }) => {
  const rows = await query(
    once(
      from
        .selectFrom('skill_listings as s')
        .select(['s.category', count.as('count')])
        .where(isAsked(input, principal.id))
        .groupBy('s.category'),
    ),
  );
  const counts = new Map(rows.map((row) => [row.category as SkillCategory, row.count]));
  return categories.map((category) => ({ category, count: counts.get(category) ?? 0 }));
};
