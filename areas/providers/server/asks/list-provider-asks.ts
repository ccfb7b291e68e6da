import type { Handler } from '#platform/server/area.ts';
import { after, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listProviderAsks as contract } from '../../contract.ts';
import { askRows } from './ask-rows.ts';
import { askViews } from './ask-view.ts';

export const listProviderAsks: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      askRows()
        .where('k.user_id', '=', principal.id)
        .where((e) => isOlder(e.ref('k.created_at'), e.ref('k.id'), place))
        .orderBy('k.created_at', 'desc')
        .orderBy('k.id', 'desc')
        .limit(input.limit + 1),
    ),
  );
  const page = pageOf(
    rows,
    input.limit,
    (row) => row,
    ({ exactly, id }) => ({ at: exactly, id }),
  );
  const items = await askViews({ query, config: services.config, viewer: principal.id }, page.items);
  return { items, next: page.next };
};
