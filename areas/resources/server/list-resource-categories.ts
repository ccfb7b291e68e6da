import type { Handler } from '#platform/server/area.ts';
import type { listResourceCategories as contract } from '../contract.ts';
import { type Category, categories } from '../pure/options.ts';
import { matching } from './filters.ts';

interface Row {
  readonly category: Category;
  readonly count: number;
}

export const listResourceCategories: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const rows = await query<Row>(
    '',
    `select r.category, count(*)::int as count from resources r
      where ${matching(input, principal.id, value)} group by r.category`,
    values,
  );
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return categories.map((category) => ({ category, count: counts.get(category) ?? 0 }));
};
