import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { type After, after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listGameStudies as contract } from '../../contract.ts';
import type { GameKind } from '../../pure/kinds.ts';
import { from } from '../from.ts';

const page = statement((v: After & { userId: number; limit: number }) =>
  from
    .selectFrom('game_studies as y')
    .select((e) => [
      'y.id',
      'y.game_type as gameType',
      'y.title',
      'y.version',
      isoTime(e.ref('y.changed_at')).as('changedAt'),
      exactTime(e.ref('y.created_at')).as('exactly'),
      sql<number>`jsonb_array_length(${e.ref('y.moves')})`.as('moveCount'),
    ])
    .where('y.user_id', '=', v.userId)
    .where((e) => isOlder(e.ref('y.created_at'), e.ref('y.id'), v))
    .orderBy('y.created_at', 'desc')
    .orderBy('y.id', 'desc')
    .limit(v.limit),
);

export const listGameStudies: Handler<typeof contract> = async ({ input, principal, query }) => {
  const place = after(readKeyset(input.cursor, newest));
  const rows = await query(page, { userId: principal.id, ...place, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ exactly: _, gameType, ...row }) => ({ ...row, gameType: gameType as GameKind }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
