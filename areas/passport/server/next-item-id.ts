import type { Query } from '#platform/server/db.ts';

/** Known before the row is there, since what is sealed is bound to it. */
export async function nextItemId(query: Query): Promise<number> {
  const [next] = await query<{ id: number }>(
    'passport-next-item',
    `select nextval('passport_items_id_seq')::int as id`,
  );
  if (!next) throw new Error('The sequence of passport items gave no number.');
  return next.id;
}
