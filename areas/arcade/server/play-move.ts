import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type playMove as contract, gameChanged, gameNews } from '../contract.ts';
import { gameOf } from '../pure/all.ts';
import type { Side } from '../pure/game.ts';
import { pieceName } from '../pure/pieces.ts';
import { handedOver, leftOf } from './clock.ts';
import { afterEnd, ended } from './end-match.ts';
import { lockMatch, type Match, matchView, playerOf, sideOf, storeMatch } from './match-sql.ts';

const game = (match: Match) => gameOf(match.gameType);

/** Says why and changes nothing. The order is what a player would want to know first. */
function assertMayMove(match: Match, userId: number, seq: number, now: Date): Side {
  const side = sideOf(match, userId);
  if (side === undefined) throw problem.conflict('You’re not playing in this game.');
  if (match.endReason !== null) throw problem.conflict('This game is over.');
  if (match.pausedBy !== null) throw problem.conflict('The game is paused for rest.');
  if (seq !== match.moves.length) {
    throw problem.conflict('The game has moved on since you made this move. Look at the board and move again.');
  }
  // The computer thinks in the browser of its opponent, who sends its moves too.
  const mover = match.computer?.side === match.turn ? match.turn : side;
  if (match.turn !== mover) throw problem.conflict('It’s not your turn.');
  if ((leftOf(match, mover, now) ?? 1) <= 0) throw problem.conflict('Your time is over.');
  return mover;
}

const illegalWords = (match: Match, move: string) => {
  const rules = game(match);
  const [from] = rules.typed(match.state, move).length ? [] : move.split(/[-x]|(?<=^[a-h][1-8])/);
  const square = rules.board(match.state).findIndex((_, n) => rules.squareName(n) === from);
  const piece = rules.board(match.state)[square];
  const turn = rules.sides[match.turn];
  if (!piece) return `“${move}” is not a legal move for ${turn}.`;
  if (piece.side !== match.turn) return `The ${pieceName(rules, piece)} on ${from} is not yours.`;
  return `The ${pieceName(rules, piece)} on ${from} cannot make the move ${move}.`;
};

/** The match after a legal move. What was asked before the move lapses, but for a clock that is not answered yet. */
function moved(match: Match, side: Side, move: string, now: Date): Match {
  const rules = game(match);
  if (!rules.moves(match.state).includes(move)) {
    throw problem.unprocessable(illegalWords(match, move), [
      { field: 'move', rule: 'illegal', message: illegalWords(match, move) },
    ]);
  }
  const state = rules.play(match.state, move);
  const moves = [...match.moves, move];
  const { clock } = match.offers;
  return {
    ...match,
    state,
    moves,
    turn: rules.turn(state),
    change: match.change + 1,
    offers: clock && moves.length < 2 ? { clock } : {},
    turnSince: now.toISOString(),
    ...handedOver(match, side, moves.length, now),
  };
}

/** The server alone decides: the same code as in the browser, on the state as it is stored. */
export const playMove: Handler<typeof contract> = async ({ input, principal, query, emit, now, services }) => {
  const match = await lockMatch(query, input.id);
  if (!match) throw problem.conflict('The game hasn’t started. It starts when there are two players.');
  const side = assertMayMove(match, principal.id, input.seq, now);
  const after = moved(match, side, input.move, now);
  const end = game(after).end(after.state);
  const stored = end ? ended(after, end.winner, end.reason, now) : after;
  await storeMatch(query, stored);
  const { roomId, id: matchId, change } = stored;
  await emit(gameChanged, { roomId, matchId, change, move: end ? null : input.move, seq: stored.moves.length });
  if (end) await afterEnd(query, emit, stored, now);
  else {
    const next = playerOf(stored, stored.turn);
    // Who has the site open hears it there.
    if (next !== null && next !== principal.id && !(await services.online()).has(next)) {
      await emit(gameNews, { userId: next, kind: 'gameTurn', roomId, by: principal.id, item: matchId });
    }
  }
  return matchView(query, stored, principal.id, now);
};
