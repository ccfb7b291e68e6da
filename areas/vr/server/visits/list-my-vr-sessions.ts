import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMyVrSessions as contract } from '../../contract.ts';
import { sessions, sessionView } from './view.ts';

const mine = statement((v: After & { userId: number; limit: number }) =>
  sessions(v.userId)
    .select((e) => exactTime(e.ref('v.joined_at')).as('exactly'))
    .where((e) => isOlder(e.ref('v.joined_at'), e.ref('v.id'), v))
    .orderBy('v.joined_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(v.limit),
);

export const listMyVrSessions: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(mine, { ...place, userId: principal.id, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ exactly: _, ...row }) => sessionView(row, now),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
