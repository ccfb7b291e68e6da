import { sql } from 'kysely';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { statement, tables } from '#platform/server/statement.ts';
import { isOpen } from './blocks.ts';

const others = statement((v: { than: number }) =>
  tables<{ users: typeof users }>()
    .selectFrom('users as u')
    .select('u.id')
    .where(sql<boolean>`'admin' = any(u.roles)`)
    .where('u.id', '<>', v.than)
    .where((e) => isOpen(e.ref('u.id')))
    .orderBy('u.id'),
);

/** Who can decide about what this member asked for, as no one decides about their own; 0: all of them. */
export const administratorsBut = async (query: Query, than: number): Promise<number[]> =>
  (await query(others, { than })).map(({ id }) => id);
