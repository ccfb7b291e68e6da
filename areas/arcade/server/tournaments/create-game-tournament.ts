import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import { type createGameTournament as contract, gameTournamentChanged } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';
import { oneByOne } from '../one-by-one.ts';
import { readTournament } from './rows.ts';

const open = statement((v: { userId: number }) =>
  from.selectNoFrom(
    countOf(
      from.selectFrom('game_tournaments').where('host_id', '=', v.userId).where('status', 'in', ['open', 'running']),
    ).as('count'),
  ),
);
interface Values {
  readonly userId: number;
  readonly gameType: string;
  readonly places: number;
  readonly features: readonly string[];
  readonly now: string;
}
const add = statement((v: Values) =>
  from
    .insertInto('game_tournaments')
    .values({
      host_id: v.userId,
      game_type: v.gameType,
      places: v.places,
      features: sql<string[]>`${v.features}::text[]`,
      status: 'open',
      created_at: moment(v.now),
    })
    .returning('id'),
);
export const addPlayer = statement((v: { id: number; userId: number; now: string }) =>
  from
    .insertInto('game_tournament_players')
    .values({ tournament_id: v.id, user_id: v.userId, joined_at: moment(v.now) }),
);

export const createGameTournament: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const userId = principal.id;
  await query(oneByOne, { userId });
  const [{ count } = { count: 0 }] = await query(open, { userId });
  if (count >= limits.openTournaments) {
    throw problem.conflict(
      `You have ${limits.openTournaments} tournaments that are not over. Finish one of them first.`,
    );
  }
  const { gameType, places, accessibilityFeatures } = input;
  const features = [...new Set(accessibilityFeatures)];
  const [added] = await query(add, { userId, gameType, places, features, now: now.toISOString() });
  if (!added) throw new Error('The tournament was not stored.');
  await query(addPlayer, { id: added.id, userId, now: now.toISOString() });
  await emit(gameTournamentChanged, { tournamentId: added.id });
  return readTournament(query, userId, added.id);
};
