import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, moment, statement } from '#platform/server/statement.ts';
import type { createGamePuzzle as contract } from '../../contract.ts';
import { gameOf } from '../../pure/all.ts';
import { replay } from '../../pure/game.ts';
import type { GameKind } from '../../pure/kinds.ts';
import { limits } from '../../pure/limits.ts';
import { puzzleIn } from '../../pure/puzzles/find.ts';
import { from } from '../from.ts';
import { oneByOne } from '../one-by-one.ts';
import { addPuzzle } from './add-puzzle.ts';
import { readPuzzle } from './read-puzzles.ts';

const played = statement((v: { id: number }) =>
  from
    .selectFrom('game_matches as m')
    .innerJoin('game_rooms as r', 'r.id', 'm.room_id')
    .select(['m.game_type as gameType', 'm.moves', 'm.why as endReason', 'r.is_private as isPrivate'])
    .where('m.id', '=', v.id),
);

const madeSince = statement((v: { userId: number; since: string }) =>
  from.selectNoFrom(
    countOf(
      from.selectFrom('game_puzzles').where('maker_id', '=', v.userId).where('created_at', '>', moment(v.since)),
    ).as('count'),
  ),
);

async function mustHaveRoom(query: Query, userId: number, now: Date): Promise<void> {
  await query(oneByOne, { userId });
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  const [{ count } = { count: 0 }] = await query(madeSince, { userId, since });
  if (count >= limits.puzzlesADay) {
    throw problem.conflict(`You have made ${limits.puzzlesADay} puzzles in 24 hours. Make the next one tomorrow.`);
  }
}

/** The other player of a running game would be told a move, and a private room is nobody else's. */
export const createGamePuzzle: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [match] = await query(played, { id: input.id });
  if (!match) throw problem.notFound();
  if (match.endReason === null) throw problem.conflict('This game isn’t finished. Make a puzzle once it is.');
  if (match.isPrivate) {
    throw problem.conflict('This game was played in a private room, and everyone can see puzzles.');
  }
  const gameType = match.gameType as GameKind;
  const game = gameOf(gameType);
  const state = input.at < match.moves.length ? replay(game, match.moves.slice(0, input.at)) : undefined;
  const found = state === undefined ? undefined : puzzleIn(game, state);
  if (!found) {
    const message = 'Nothing here has one clear answer. Try the move before a win, or another move.';
    throw problem.unprocessable(message, [{ field: 'at', rule: 'puzzle', message }]);
  }
  await mustHaveRoom(query, principal.id, now);
  const id = await addPuzzle(query, { gameType, state, found, makerId: principal.id }, now);
  return readPuzzle(query, principal.id, id);
};
