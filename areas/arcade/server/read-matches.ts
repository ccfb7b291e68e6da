import { blockedIdsText, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type {
  FinishedGame,
  getGameMatch as matchContract,
  listMyGames as mineContract,
  getRoomMatch as roomMatchContract,
} from '../contract.ts';
import { matchView, readMatch } from './match-sql.ts';

export const getRoomMatch: Handler<typeof roomMatchContract> = async ({ input, principal, query, now }) => {
  const match = await readMatch(query, { roomId: input.id });
  return match ? matchView(query, match, principal.id, now) : null;
};

export const getGameMatch: Handler<typeof matchContract> = async ({ input, principal, query, now }) => {
  const match = await readMatch(query, { id: input.id });
  if (!match) throw problem.notFound();
  return matchView(query, match, principal.id, now);
};

interface Row extends Omit<FinishedGame, 'opponent' | 'end'> {
  readonly winner: 0 | 1 | null;
  readonly reason: FinishedGame['end']['reason'];
  readonly personId: number | null;
  readonly displayName: string;
  readonly username: string;
  readonly at: string;
}

/** Along the two indexes of the players, and only as many of each as the page has. */
export const listMyGames: Handler<typeof mineContract> = async ({ input, principal, query }) => {
  const from = readKeyset(input.cursor, newest);
  const part = (column: string, other: string, side: number) => `(
    select m.id, m.room_id, m.game_type, ${side} as side, m.${other} as opponent_id, m.computer is not null as computer, m.winner, m.why,
      cardinality(m.moves) as move_count, m.ended_at from game_matches m
    where m.${column} = $1::int and m.why is not null and (m.ended_at, m.id) < ($2::timestamptz, $3::int)
      and ($4::text is null or m.game_type = $4)
    order by m.ended_at desc, m.id desc limit $5::int)`;
  const rows = await query<Row>(
    'game-mine',
    `select x.id, x.room_id as "roomId",
       case when r.host_id = any(${blockedIdsText('$1::int')}) then '' else r.name end as "roomName", x.game_type as "gameType", x.side, x.computer, x.winner, x.why as reason,
       x.move_count as "moveCount", ${isoTime('x.ended_at')} as "endedAt", ${exactTime('x.ended_at')} as at,
       p."personId", p."displayName", p.username
     from (${part('first_id', 'second_id', 0)} union all ${part('second_id', 'first_id', 1)}) x
     join game_rooms r on r.id = x.room_id
     left join lateral (select ${personColumns('u').replace('u.id', 'u.id as "personId"')} from users u
       where u.id = x.opponent_id and u.id <> all(${blockedIdsText('$1::int')})) p on true
     order by x.ended_at desc, x.id desc limit $5::int`,
    [principal.id, from.at, from.id, input.gameType ?? null, input.limit + 1],
  );
  return pageOf(
    rows,
    input.limit,
    ({ winner, reason, personId, displayName, username, at: _at, ...rest }) => ({
      ...rest,
      end: { winner, reason },
      opponent: personId === null ? null : personOf({ id: personId, displayName, username }),
    }),
    ({ at, id }) => ({ at, id }),
  );
};
