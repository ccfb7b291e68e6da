import type { GameKind } from './kinds.ts';

/** 0 makes the first move. */
export type Side = 0 | 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export type PieceKind =
  | 'pawn'
  | 'knight'
  | 'bishop'
  | 'rook'
  | 'queen'
  | 'king'
  | 'man'
  | 'crowned'
  | 'disc'
  | 'cross'
  | 'nought';

export interface Piece {
  readonly side: Side;
  readonly kind: PieceKind;
}

/** How the rules alone end a game. */
export type RuleEnd =
  | 'checkmate'
  | 'stalemate'
  | 'threefold'
  | 'fiftyMoves'
  | 'material'
  | 'fortyMoves'
  | 'noMoves'
  | 'line'
  | 'full'
  | 'count';

export interface End {
  /** null: a draw. */
  readonly winner: Side | null;
  readonly reason: RuleEnd;
}

/** What a move does, so that it can be shown, heard and said. */
export interface Effect {
  /** Squares from the first one that is left to the last one that is reached. */
  readonly path: readonly number[];
  /** Squares whose pieces go, or turn over. */
  readonly taken: readonly number[];
  readonly check?: boolean;
}

/** What a record of a game names besides its moves. */
export interface RecordFacts {
  /** By side. */
  readonly players: readonly [string, string];
  /** 2026.11.21 */
  readonly date: string;
  /** '1-0', '0-1' by side, '1/2-1/2', or '*' while it runs. */
  readonly result: '1-0' | '0-1' | '1/2-1/2' | '*';
}

/**
 * The rules of one game. The server and every browser run the same code; the server alone decides. A state is plain JSON
 * and never changes; a move is a short text ("e2e4", "11-15", "d3", "4", "pass") that `moves` lists and `play` takes.
 */
export interface Game<S = unknown> {
  readonly kind: GameKind;
  readonly columns: number;
  readonly rows: number;
  /** Names of the sides as the field has them: White and Black, X and O. */
  readonly sides: readonly [string, string];
  /** Whether the second side sees the board from its own end. */
  readonly turns: boolean;
  start(): S;
  turn(state: S): Side;
  /** All legal moves; none once the game has ended. */
  moves(state: S): readonly string[];
  /** Throws for what `moves` does not list. */
  play(state: S, move: string): S;
  end(state: S): End | null;
  /** Row by row from the top left, as the first side sees it. */
  board(state: S): readonly (Piece | null)[];
  /** The squares to press for it, one after the other; several moves may share them (promotion). A pass has none. */
  presses(state: S, move: string): readonly number[];
  /** The square that stands for a pressed one: the top of a column in connect four. */
  pressed(square: number): number;
  squareName(square: number): string;
  effect(state: S, move: string): Effect;
  /** As players write it: Nf3, 11-15, d3, 4. */
  notation(state: S, move: string): string;
  /** A sentence without the player's name: "knight from g1 to f3, check". */
  say(state: S, move: string): string;
  /** Legal moves that somebody can mean with what they typed; several: ask which. */
  typed(state: S, text: string): readonly string[];
  /** What tells moves apart that share their presses: "queen". */
  choice(move: string): string;
  /** Discs or pieces on the board by side, where they count; else null. */
  count(state: S): readonly [number, number] | null;
  /** One game as a file that other programs read. */
  record(
    moves: readonly string[],
    facts: RecordFacts,
  ): { readonly text: string; readonly ending: 'pgn' | 'pdn' | 'txt' };
}

export class IllegalMove extends Error {}

/** The same game, begun from this position: for lessons, puzzles and what is looked at again. */
export const startingFrom = <S>(game: Game<S>, state: S): Game<S> => ({ ...game, start: () => state });

/** The state after these moves. */
export function replay<S>(game: Game<S>, moves: readonly string[]): S {
  return moves.reduce((state, move) => game.play(state, move), game.start());
}

/** What somebody typed, without what does not count: "  E2 to E4! " is "e2 e4". */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(to|takes|on|at|square|play|move)\b/g, ' ')
    .replace(/[^\p{L}\p{N}=+-]+/gu, ' ')
    .trim();

export const letterOf = (column: number) => 'abcdefgh'.charAt(column);
