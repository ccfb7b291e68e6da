import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listMyProviders as contract } from '../../contract.ts';
import { roleOf, runBy } from '../listed.ts';
import { cards } from '../rows.ts';
import { cardView } from '../view.ts';

export const listMyProviders: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      cards({ viewer: principal.id, now })
        .select((e) => exactTime(e.ref('p.created_at')).as('exactly'))
        .select(roleOf(principal.id, 'p').as('myRole'))
        .where('p.id', 'in', runBy(principal.id))
        .where((e) => isOlder(e.ref('p.created_at'), e.ref('p.id'), place))
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(input.limit + 1),
    ),
  );
  const item = (row: (typeof rows)[number]) => ({
    ...cardView(row, now),
    isActive: row.isActive,
    myRole: row.myRole ?? 'owner',
  });
  return pageOf(rows, input.limit, item, ({ exactly, id }) => ({ at: exactly, id }));
};
