import { avatarOf, type Person } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { isOpenText } from './blocks.ts';

export interface PersonRow {
  id: number;
  displayName: string;
  username: string;
}

/** Columns of a Person, for a table alias of users. */
export const personColumns = (alias: string) => `${alias}.id, ${alias}.name as "displayName", ${alias}.username`;

export const personOf = ({ id, displayName, username }: PersonRow): Person => ({
  id,
  displayName,
  username,
  avatar: avatarOf(id),
});

/** One read for all of them; ids of closed accounts are simply not in the answer. */
export async function peopleOf(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await query<PersonRow>(
    'people-of',
    `select ${personColumns('u')} from users u where u.id = any($1::int[]) and ${isOpenText('u.id')}`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}
