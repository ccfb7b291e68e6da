import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { type leaveGameTournament as contract, gameTournamentChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { leave } from '../join-leave.ts';
import { type LockedTournament, lockTournament, readTournament } from './rows.ts';

const status = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('game_tournaments as t')
    .innerJoin('game_tournament_players as p', 'p.tournament_id', 't.id')
    .select('t.status')
    .where('t.id', '=', v.id)
    .where('p.user_id', '=', v.userId),
);
const openOnes = statement((v: { userId: number }) =>
  from
    .selectFrom('game_tournaments as t')
    .innerJoin('game_tournament_players as p', 'p.tournament_id', 't.id')
    .select('t.id')
    .where('t.status', '=', 'open')
    .where('p.user_id', '=', v.userId)
    .orderBy('t.id'),
);
const drop = statement((v: { id: number; userId: number }) =>
  from.deleteFrom('game_tournament_players').where('tournament_id', '=', v.id).where('user_id', '=', v.userId),
);
const pass = statement((v: { id: number; hostId: number | null; over: boolean; now: string }) =>
  from
    .updateTable('game_tournaments')
    .set((e) => ({
      host_id: sql<number | null>`${v.hostId}::int`,
      status: sql<string>`case when ${v.over}::boolean then 'cancelled' else ${e.ref('status')} end`,
      ended_at: sql<Moment>`case when ${v.over}::boolean then ${v.now}::timestamptz end`,
    }))
    .where('id', '=', v.id),
);
const ownRooms = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('game_rooms as r')
    .innerJoin('game_participants as p', 'p.room_id', 'r.id')
    .select('r.id')
    .where('r.tournament_id', '=', v.id)
    .where('p.user_id', '=', v.userId)
    .where('p.is_active', '=', true)
    .where('r.status', '=', 'in_progress')
    .orderBy('r.id')
    .forUpdate('r'),
);

/** The place is free again; the next one becomes host, and without anybody it is cancelled. */
async function freePlace(query: Query, tournament: LockedTournament, userId: number, now: Date): Promise<void> {
  const { id, hostId, players } = tournament;
  await query(drop, { id, userId });
  const left = players.filter((one) => one !== userId);
  const [first = null] = left;
  const next = hostId === userId ? first : hostId;
  await query(pass, { id, hostId: next, over: left.length === 0, now: now.toISOString() });
}

/** Before it begins. */
async function giveUpPlace(query: Query, id: number, userId: number, now: Date): Promise<void> {
  const tournament = await lockTournament(query, id);
  if (tournament.status !== 'open') throw problem.conflict('This tournament has just begun. Have another look.');
  await freePlace(query, tournament, userId, now);
}

/** For an account that goes: somebody else can begin what it has opened. What has begun ends with its rooms. */
export async function leaveOpenTournaments(query: Query, emit: Emit, userId: number, now: Date): Promise<void> {
  for (const { id } of await query(openOnes, { userId })) {
    const tournament = await lockTournament(query, id);
    if (tournament.status !== 'open') continue;
    await freePlace(query, tournament, userId, now);
    await emit(gameTournamentChanged, { tournamentId: id });
  }
}

/** Each unfinished game is lost. */
async function giveUpGames(query: Query, emit: Emit, id: number, userId: number, now: Date): Promise<void> {
  const rooms = await query(ownRooms, { id, userId });
  for (const room of rooms) await leave(query, emit, { roomId: room.id, userId }, now);
}

export const leaveGameTournament: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const userId = principal.id;
  const [row] = await query(status, { id, userId });
  if (!row) throw problem.conflict('You’re not in this tournament.');
  if (row.status === 'open') await giveUpPlace(query, id, userId, now);
  else await giveUpGames(query, emit, id, userId, now);
  await emit(gameTournamentChanged, { tournamentId: id });
  return readTournament(query, userId, id);
};
