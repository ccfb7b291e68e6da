import type { Handler } from '#platform/server/area.ts';
import { type After, after, isOlder, newest, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listResourceRequests as contract } from '../../contract.ts';
import { pageOfRequests, shown } from './view.ts';

const page = statement((v: After & { limit: number }) =>
  shown()
    .where('q.settled_at', 'is', null)
    .where((e) => isOlder(e.ref('q.created_at'), e.ref('q.id'), v))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(v.limit),
);

export const listResourceRequests: Handler<typeof contract> = async ({ input, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  return pageOfRequests(await query(page, { ...place, limit: input.limit + 1 }), input.limit);
};
