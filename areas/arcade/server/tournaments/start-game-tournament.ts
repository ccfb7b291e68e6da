import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type startGameTournament as contract, gameTournamentChanged } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { lockTournament, readTournament } from './rows.ts';
import { startTournament } from './start.ts';

export const startGameTournament: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id } = input;
  const by = principal.id;
  const tournament = await lockTournament(query, id);
  // It may have passed to another since the rule looked.
  if (tournament.hostId !== by) throw problem.refused('Only the host can begin it.');
  if (tournament.status !== 'open') throw problem.conflict('This tournament has begun or is over.');
  const { least } = limits.tournamentPlayers;
  if (tournament.players.length < least) throw problem.conflict(`A tournament needs ${least} players or more.`);
  await startTournament(query, emit, { tournament, by }, now);
  await emit(gameTournamentChanged, { tournamentId: id });
  return readTournament(query, by, id);
};
