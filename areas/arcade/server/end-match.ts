import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { type GameEnd, gameRoomChanged } from '../contract.ts';
import type { Side } from '../pure/game.ts';
import { stopped } from './clock.ts';
import { type Match, playerOf } from './match-sql.ts';

/** What was broken off is nobody's win and in nobody's statistics (a3: finished games only). */
const uncounted: readonly GameEnd[] = ['abandoned', 'parted'];

export const ended = (match: Match, winner: Side | null, endReason: GameEnd, now: Date): Match => ({
  ...match,
  ...stopped(match, now),
  winner,
  endReason,
  offers: {},
  pausedBy: null,
  endedAt: now.toISOString(),
});

/** The room is over with its game, and both players' counts rise. */
export async function afterEnd(query: Query, emit: Emit, match: Match, now: Date): Promise<void> {
  const finished = match.endReason !== null && !uncounted.includes(match.endReason);
  // A game with the computer is over, and in nobody's statistics.
  const counts = finished && match.computer === null;
  await query('game-room-over', `update game_rooms set status = $2, changed_at = $3::timestamptz where id = $1::int`, [
    match.roomId,
    finished ? 'completed' : 'cancelled',
    now.toISOString(),
  ]);
  if (counts) await tally(query, match);
  await emit(gameRoomChanged, { roomId: match.roomId });
}

async function tally(query: Query, match: Match): Promise<void> {
  await query('game-match-counts', 'update game_matches set counts = true where id = $1::int', [match.id]);
  // In one order for all, so that two games that end at once do not wait for each other in a ring.
  const players = ([0, 1] as const)
    .flatMap((side) => {
      const userId = playerOf(match, side);
      return userId === null ? [] : [{ userId, won: match.winner === side, drawn: match.winner === null }];
    })
    .sort((a, b) => a.userId - b.userId);
  for (const { userId, won, drawn } of players) {
    await query(
      'game-tally',
      `insert into game_tallies (user_id, game_type, played, won, drawn, public_played, public_won, public_drawn)
       select $1::int, $2, 1, $3::int, $4::int, p.n, p.n * $3::int, p.n * $4::int
       from (select case when is_private then 0 else 1 end as n from game_rooms where id = $5::int) p
       on conflict (user_id, game_type) do update set played = game_tallies.played + 1,
         won = game_tallies.won + excluded.won, drawn = game_tallies.drawn + excluded.drawn,
         public_played = game_tallies.public_played + excluded.public_played,
         public_won = game_tallies.public_won + excluded.public_won,
         public_drawn = game_tallies.public_drawn + excluded.public_drawn`,
      [userId, match.gameType, won ? 1 : 0, drawn ? 1 : 0, match.roomId],
    );
  }
}
