import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { once } from '#platform/server/statement.ts';
import type { listSavedProviders as contract } from '../contract.ts';
import { isListed } from './listed.ts';
import { cards } from './rows.ts';
import { cardView } from './view.ts';

export const listSavedProviders: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(
    once(
      cards({ viewer: principal.id, now })
        .innerJoin('saved_providers as mine', 'mine.provider_id', 'p.id')
        .select((e) => exactTime(e.ref('mine.saved_at')).as('exactly'))
        .where('mine.user_id', '=', principal.id)
        .where(isListed('p'))
        .where((e) => isOlder(e.ref('mine.saved_at'), e.ref('p.id'), place))
        .orderBy('mine.saved_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(input.limit + 1),
    ),
  );
  return pageOf(
    rows,
    input.limit,
    (row) => cardView(row, now),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
