import { avatarOf, type Person } from '#platform/contract/fields.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { anyOf, statement, tables } from '#platform/server/statement.ts';
import { isOpen } from './blocks.ts';

export interface PersonRow {
  id: number;
  displayName: string;
  username: string;
}

/** What a Person is made of, for a statement that has the users under this name. */
export const person = <Alias extends string>(alias: Alias) =>
  [`${alias}.id`, `${alias}.name as displayName`, `${alias}.username`] as const;

/** The same for statements that are written as texts. */
export const personColumns = (alias: string) => `${alias}.id, ${alias}.name as "displayName", ${alias}.username`;

export const personOf = ({ id, displayName, username }: PersonRow): Person => ({
  id,
  displayName,
  username,
  avatar: avatarOf(id),
});

const open = statement((v: { ids: readonly number[] }) =>
  tables<{ users: typeof users }>()
    .selectFrom('users as u')
    .select(person('u'))
    .where('u.id', '=', anyOf(v.ids))
    .where((e) => isOpen(e.ref('u.id'))),
);

/** One read for all of them; ids of closed accounts are simply not in the answer. */
export async function peopleOf(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await query(open, { ids });
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}
