import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMyResourceRequests as contract } from '../../contract.ts';
import { pageOfRequests, shown } from './view.ts';

const page = statement((v: After & { userId: number; limit: number }) =>
  shown()
    .where('q.user_id', '=', v.userId)
    .where((e) => isOlder(e.ref('q.created_at'), e.ref('q.id'), v))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(v.limit),
);

export const listMyResourceRequests: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { userId: principal.id, ...place, limit: input.limit + 1 });
  return pageOfRequests(rows, input.limit);
};
