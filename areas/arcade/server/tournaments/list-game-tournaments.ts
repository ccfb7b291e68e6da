import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, statement } from '#platform/server/statement.ts';
import type { listGameTournaments as contract, TournamentStatus } from '../../contract.ts';
import type { GameKind } from '../../pure/kinds.ts';
import { shown } from './rows.ts';

const page = choice((status: TournamentStatus | '') =>
  statement((v: After & { viewer: number; limit: number }) => {
    const rows = shown(v.viewer)
      .select((e) => exactTime(e.ref('t.created_at')).as('exactly'))
      .where((e) => isOlder(e.ref('t.created_at'), e.ref('t.id'), v))
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(v.limit);
    return status === '' ? rows : rows.where('t.status', '=', status);
  }),
);

export const listGameTournaments: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page(input.status ?? ''), { viewer: principal.id, ...place, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ exactly: _, gameType, status, ...row }) => ({
      ...row,
      gameType: gameType as GameKind,
      status: status as TournamentStatus,
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
