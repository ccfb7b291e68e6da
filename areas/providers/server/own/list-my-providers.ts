import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listMyProviders as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { roleOf } from '../listed.ts';
import { cards } from '../rows.ts';
import { cardView } from '../view.ts';

const run = (viewer: number) =>
  from
    .selectFrom('providers')
    .select('id')
    .where('listed_by', '=', viewer)
    .unionAll(
      from
        .selectFrom('provider_members')
        .select('provider_id as id')
        .where('user_id', '=', viewer)
        .where('joined_at', 'is not', null),
    );

export const listMyProviders: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      cards({ viewer: principal.id, now })
        .select((e) => exactTime(e.ref('p.created_at')).as('exactly'))
        .select(roleOf(principal.id, 'p').as('myRole'))
        .where('p.id', 'in', run(principal.id))
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
