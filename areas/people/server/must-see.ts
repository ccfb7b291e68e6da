import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import { notBlocked } from './blocks.ts';
import type { blocks } from './tables.ts';

const seen = statement((v: { viewerId: number; id: number }) =>
  tables<{ users: typeof users }>()
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.id)
    .where((e) => notBlocked(v.viewerId, e.ref('u.id'))),
);

const blocked = statement((v: { blockerId: number; id: number }) =>
  tables<{ blocks: typeof blocks }>()
    .selectFrom('blocks as b')
    .select('b.blocked_id as id')
    .where('b.blocker_id', '=', v.blockerId)
    .where('b.blocked_id', '=', v.id),
);

export const isSeen = async (query: Query, viewerId: number, id: number): Promise<boolean> =>
  (await query(seen, { viewerId, id })).length > 0;

export const hasBlocked = async (query: Query, blockerId: number, id: number): Promise<boolean> =>
  (await query(blocked, { blockerId, id })).length > 0;

/** Unknown members and members behind a block, whoever made it, are the same 404. */
export async function mustSee(query: Query, viewerId: number, id: number): Promise<void> {
  if (!(await isSeen(query, viewerId, id))) throw problem.notFound();
}

export function mustBeAnother(viewerId: number, id: number, message: string): void {
  if (viewerId === id) throw problem.invalid([{ field: 'id', rule: 'self', message }], message);
}
