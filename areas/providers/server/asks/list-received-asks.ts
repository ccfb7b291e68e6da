import type { Handler } from '#platform/server/area.ts';
import { after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listReceivedAsks as contract } from '../../contract.ts';
import { receivedRows } from './ask-rows.ts';
import { receivedViews } from './ask-view.ts';

export const listReceivedAsks: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      receivedRows(principal.id)
        .where((e) => isOlder(e.ref('k.created_at'), e.ref('t.id'), place))
        .orderBy('k.created_at', 'desc')
        .orderBy('t.id', 'desc')
        .limit(input.limit + 1),
    ),
  );
  const page = pageOf(
    rows,
    input.limit,
    (row) => row,
    ({ exactly, partId }) => ({ at: exactly, id: partId }),
  );
  const items = await receivedViews({ query, config: services.config, viewer: principal.id }, page.items);
  return { items, next: page.next };
};
