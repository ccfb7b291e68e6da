import type { Handler } from '#platform/server/area.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { type After, after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { listBlocks as contract } from '../contract.ts';
import { isOpen } from './blocks.ts';
import { person, personOf } from './people-of.ts';
import type { blocks } from './tables.ts';

const blocked = statement((v: After & { blockerId: number; limit: number }) =>
  tables<{ blocks: typeof blocks; users: typeof users }>()
    .selectFrom('blocks as b')
    .innerJoin('users as u', 'u.id', 'b.blocked_id')
    .select((e) => [
      ...person('u'),
      exactTime(e.ref('b.created_at')).as('at'),
      isoTime(e.ref('b.created_at')).as('blockedAt'),
    ])
    .where('b.blocker_id', '=', v.blockerId)
    .where((e) => isOpen(e.ref('u.id')))
    .where((e) => isOlder(e.ref('b.created_at'), e.ref('u.id'), v))
    .orderBy('b.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(v.limit),
);

export const listBlocks: Handler<typeof contract> = async ({ input, principal, query }) => {
  const from = after(readKeyset(input.cursor, newest));
  const rows = await query(blocked, { blockerId: principal.id, ...from, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    (row) => ({ ...personOf(row), blockedAt: row.blockedAt }),
    (row) => row,
  );
};
