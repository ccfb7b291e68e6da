import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const others = statement((v: { than: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where(sql<boolean>`'admin' = any(u.roles)`)
    .where('u.id', '<>', v.than)
    .where((e) => isOpen(e.ref('u.id')))
    .orderBy('u.id'),
);

/** Who can decide about what this member asked for: no one decides about their own. */
export const administratorsBut = async (query: Query, than: number): Promise<number[]> =>
  (await query(others, { than })).map(({ id }) => id);
