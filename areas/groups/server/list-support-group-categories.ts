import type { Handler } from '#platform/server/area.ts';
import type { listSupportGroupCategories as contract } from '../contract.ts';
import { type Category, categories } from '../pure/categories.ts';
import { groupTables, matching } from './group-sql.ts';

export const listSupportGroupCategories: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const rows = await query<{ category: Category; count: number }>(
    '',
    `select g.category, count(*)::int as count from ${groupTables('$1::int')} where ${matching(input, principal.for, value)}
     group by g.category`,
    values,
  );
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return categories.map((category) => ({ category, count: counts.get(category) ?? 0 }));
};
