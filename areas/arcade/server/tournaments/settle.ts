import { on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { gameRoomChanged, gameTournamentChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { runningGames } from './rows.ts';

const ofRoom = statement((v: { roomId: number }) =>
  from.selectFrom('game_rooms').select('tournament_id as tournamentId').where('id', '=', v.roomId),
);
const end = statement((v: { id: number; now: string }) =>
  from
    .updateTable('game_tournaments')
    .set({ status: 'finished', ended_at: moment(v.now) })
    .where('id', '=', v.id)
    .where('status', '=', 'running'),
);

const tournamentOf = async (query: Query, roomId: number): Promise<number | null> =>
  (await query(ofRoom, { roomId }))[0]?.tournamentId ?? null;

/** After a game: with the last one, its tournament is over. It looks after the commit, so that of two last games one sees both. */
export const settleTournament = on(gameRoomChanged, 'arcade.settleTournament', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  const id = await tournamentOf(query, event.roomId);
  if (id === null) return;
  if ((await runningGames(query, id)) === 0) await query(end, { id, now: now.toISOString() });
  await emit(gameTournamentChanged, { tournamentId: id });
});

/** No clock is agreed on in a tournament. */
export const isInTournament = async (query: Query, roomId: number): Promise<boolean> =>
  (await tournamentOf(query, roomId)) !== null;
