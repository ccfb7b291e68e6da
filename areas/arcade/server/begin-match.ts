import type { Query } from '#platform/server/db.ts';
import { gameOf } from '../pure/all.ts';
import type { Side } from '../pure/game.ts';
import type { GameKind } from '../pure/kinds.ts';
import type { Level } from '../pure/opponent/levels.ts';

interface Beginning {
  readonly roomId: number;
  readonly gameType: GameKind;
  /** Makes the first move. */
  readonly first: number | null;
  readonly second: number | null;
  /** Plays the side that has no player. */
  readonly computer?: { readonly side: Side; readonly level: Level };
}

/** A new game. */
export async function beginMatch(query: Query, about: Beginning, now: Date): Promise<{ id: number }> {
  const game = gameOf(about.gameType);
  const state = game.start();
  const [row] = await query<{ id: number }>(
    'game-match-add',
    `insert into game_matches (room_id, game_type, first_id, second_id, state, turn, turn_since, started_at, computer, computer_side)
     values ($1::int, $2, $3::int, $4::int, $5::jsonb, $6::smallint, $7::timestamptz, $7::timestamptz, $8, $9::smallint) returning id`,
    [
      ...[about.roomId, about.gameType, about.first, about.second, JSON.stringify(state), game.turn(state)],
      ...[now.toISOString(), about.computer?.level ?? null, about.computer?.side ?? null],
    ],
  );
  if (!row) throw new Error('The game was not stored.');
  await query(
    'game-room-plays',
    `update game_rooms set status = 'in_progress', changed_at = $2::timestamptz where id = $1::int`,
    [about.roomId, now.toISOString()],
  );
  return row;
}
