import { sql } from 'kysely';
import type { Query } from './db.ts';
import { choice, statement } from './statement.ts';

const next = choice((table: string) =>
  statement((_: object) => sql<{ id: number }>`select nextval(${sql.lit(`${table}_id_seq`)})::int as id`),
);

/** The number of a row that is to be added, for what must know it before: what is sealed is bound to it. */
export async function nextId(query: Query, table: string): Promise<number> {
  const [row] = await query(next(table), {});
  if (!row) throw new Error(`The sequence of ${table} gave no number.`);
  return row.id;
}
