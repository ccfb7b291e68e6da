import type { Query } from '#platform/server/db.ts';

/** Known before the row is there, since what is sealed is bound to it. */
export async function nextId(
  query: Query,
  table: 'moderation_cases' | 'reports' | 'moderation_actions',
): Promise<number> {
  const [next] = await query<{ id: number }>(`next-${table}`, `select nextval('${table}_id_seq')::int as id`);
  if (!next) throw new Error('The sequence gave no number.');
  return next.id;
}
