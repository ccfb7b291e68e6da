import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  gameMatches,
  gameParticipants,
  gamePuzzleSolvers,
  gamePuzzles,
  gameRooms,
  gameStudies,
  gameTournamentPlayers,
  gameTournaments,
} from './tables.ts';

/** What newer parts of the arcade ask the database of. */
export const from = tables<{
  game_matches: typeof gameMatches;
  game_participants: typeof gameParticipants;
  game_puzzles: typeof gamePuzzles;
  game_puzzle_solvers: typeof gamePuzzleSolvers;
  game_rooms: typeof gameRooms;
  game_studies: typeof gameStudies;
  game_tournament_players: typeof gameTournamentPlayers;
  game_tournaments: typeof gameTournaments;
  users: typeof users;
}>();
