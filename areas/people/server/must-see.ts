import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement, tables } from '#platform/server/statement.ts';
import { notBlocked } from './blocks.ts';

const seen = statement((v: { viewerId: number; id: number }) =>
  tables<{ users: typeof users }>()
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.id)
    .where((e) => notBlocked(v.viewerId, e.ref('u.id'))),
);

/** Unknown members and members behind a block, whoever made it, are the same 404. */
export async function mustSee(query: Query, viewerId: number, id: number): Promise<void> {
  const [row] = await query(seen, { viewerId, id });
  if (!row) throw problem.notFound();
}

export function mustBeAnother(viewerId: number, id: number, message: string): void {
  if (viewerId === id) throw problem.invalid([{ field: 'id', rule: 'self', message }], message);
}
