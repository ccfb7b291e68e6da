import { type AILevel, ai } from 'js-chess-engine';
import type { Level } from '../opponent/levels.ts';
import type { Ranked } from '../opponent/search.ts';
import { type ChessState, chess } from './rules.ts';

/** Level of the engine, and within how many hundredths of a pawn of the best it may choose. */
const strengths: Readonly<Record<Level, { level: AILevel; randomness: number }>> = {
  gentle: { level: 1, randomness: 120 },
  steady: { level: 2, randomness: 40 },
  strong: { level: 4, randomness: 10 },
  strongest: { level: 5, randomness: 0 },
};

/**
 * The engine knows nothing of repetition, so a move that would end a game in a draw is only taken when it has no other;
 * it always asks for a queen.
 */
export function bestMove(state: ChessState, level: Level): string {
  const { level: depth, randomness } = strengths[level];
  const { move, analysis } = ai(state.fen, { level: depth, play: false, randomness, analysis: true });
  const wanted = [move, ...(analysis ?? []).map((one) => one.move)].map(textOf);
  const legal = chess.moves(state);
  const moves = wanted.flatMap((text) => legal.filter((one) => one === text || one === `${text}q`));
  const first = moves.find((one) => !repeats(state, one)) ?? moves[0] ?? legal[0];
  if (first === undefined) throw new Error('The game has ended.');
  return first;
}

const repeats = (state: ChessState, move: string) => chess.end(chess.play(state, move))?.reason === 'threefold';

/** { "E2": "E4" } is e2e4. */
const textOf = (move: Readonly<Record<string, string>>) => Object.entries(move).flat().join('').toLowerCase();

const mate = 1_000_000;

/**
 * All legal moves, the best first, in hundredths of a pawn. Each is looked at by itself: the scores that the engine gives
 * the moves of one search are exact for the best of them alone.
 */
export function rankedMoves(state: ChessState): readonly Ranked[] {
  const worthOf = (move: string): number => {
    const after = chess.play(state, move);
    const end = chess.end(after);
    // Whoever moves cannot lose by the move itself.
    if (end) return end.winner === null ? 0 : mate;
    const { bestScore = 0 } = ai(after.fen, { level: 2, play: false, randomness: 0, analysis: true });
    return -bestScore;
  };
  return chess
    .moves(state)
    .map((move) => ({ move, worth: worthOf(move) }))
    .sort((a, b) => b.worth - a.worth);
}
