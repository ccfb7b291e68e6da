import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type joinGameTournament as contract, gameTournamentChanged } from '../../contract.ts';
import { addPlayer } from './create-game-tournament.ts';
import { lockTournament, readTournament } from './rows.ts';
import { startTournament } from './start.ts';

export const joinGameTournament: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const userId = principal.id;
  const tournament = await lockTournament(query, id);
  const { players, places, status } = tournament;
  if (players.includes(userId)) throw problem.conflict('You’re already in this tournament.');
  if (status !== 'open') throw problem.conflict('This tournament has begun or is over. You can watch its games.');
  if (players.length >= places) throw problem.conflict('All places are taken.');
  await query(addPlayer, { id, userId, now: now.toISOString() });
  const all = [...players, userId];
  if (all.length === places) {
    await startTournament(query, emit, { tournament: { ...tournament, players: all }, by: userId }, now);
  }
  await emit(gameTournamentChanged, { tournamentId: id });
  return readTournament(query, userId, id);
};
