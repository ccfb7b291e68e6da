import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listApiKeys as contract } from '../../contract.ts';
import { keyRows, keyView } from './key-rows.ts';

const page = statement((v: After & { userId: number; limit: number }) =>
  keyRows()
    .select((e) => exactTime(e.ref('k.created_at')).as('exactly'))
    .where('k.user_id', '=', v.userId)
    .where((e) => isOlder(e.ref('k.created_at'), e.ref('k.id'), v))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(v.limit),
);

export const listApiKeys: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { userId: principal.id, ...place, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ exactly: _, ...row }) => keyView(row, now),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
