import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { gameTournamentStarted } from '../../contract.ts';
import { kindWords } from '../../pure/kinds.ts';
import { pairsOf } from '../../pure/pairs.ts';
import { beginMatch } from '../begin-match.ts';
import { from } from '../from.ts';
import type { LockedTournament } from './rows.ts';

/** The one may come across the other. */
const mayMeet = statement((v: { one: number; another: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.another)
    .where((e) => notBlocked(v.one, e.ref('u.id'))),
);

interface NewRoom {
  readonly name: string;
  readonly gameType: string;
  readonly features: readonly string[];
  readonly tournamentId: number;
  readonly now: string;
}
/** Nobody’s room: it is in nobody’s number of open rooms, and its name is ours. */
const addRoom = statement((v: NewRoom) =>
  from
    .insertInto('game_rooms')
    .values({
      name: v.name,
      game_type: v.gameType,
      is_private: false,
      current_players: 2,
      status: 'waiting',
      features: sql<string[]>`${v.features}::text[]`,
      tournament_id: v.tournamentId,
      created_at: moment(v.now),
      changed_at: moment(v.now),
    })
    .returning('id'),
);
const seat = statement((v: { roomId: number; userId: number; place: number; now: string }) =>
  from.insertInto('game_participants').values({
    room_id: v.roomId,
    user_id: v.userId,
    player_number: v.place,
    is_active: true,
    joined_at: moment(v.now),
  }),
);
const run = statement((v: { id: number; now: string }) =>
  from
    .updateTable('game_tournaments')
    .set({ status: 'running', started_at: moment(v.now) })
    .where('id', '=', v.id),
);
const cancel = statement((v: { id: number; now: string }) =>
  from
    .updateTable('game_tournaments')
    .set({ status: 'cancelled', ended_at: moment(v.now) })
    .where('id', '=', v.id),
);

/**
 * A room with a game for each pair. Two on the sides of a block do not meet, and neither is told why; where no two are
 * left who may meet, there is nothing to play and it is cancelled.
 */
export async function startTournament(
  query: Query,
  emit: Emit,
  { tournament, by }: { readonly tournament: LockedTournament; readonly by: number },
  now: Date,
): Promise<void> {
  const { id, gameType, features, players } = tournament;
  const at = now.toISOString();
  let begun = 0;
  for (const [n, [first, second]] of pairsOf(players).entries()) {
    if ((await query(mayMeet, { one: first, another: second })).length === 0) continue;
    const name = `${kindWords[gameType].name} tournament ${id}, game ${n + 1}`;
    const [room] = await query(addRoom, { name, gameType, features, tournamentId: id, now: at });
    if (!room) throw new Error('The room was not stored.');
    await query(seat, { roomId: room.id, userId: first, place: 1, now: at });
    await query(seat, { roomId: room.id, userId: second, place: 2, now: at });
    await beginMatch(query, { roomId: room.id, gameType, first, second }, now);
    begun += 1;
  }
  await query(begun > 0 ? run : cancel, { id, now: at });
  if (begun === 0) return;
  for (const userId of players) {
    if (userId !== by) await emit(gameTournamentStarted, { tournamentId: id, userId, by });
  }
}
