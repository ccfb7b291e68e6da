import { counted } from '#platform/contract/counted.ts';
import type { Game, Side } from '../../pure/game.ts';
import { pieceName, whereabouts } from '../../pure/pieces.ts';
import { isPlacing, nextSquares } from './pick.ts';

/** Who looks at a board: a side, both on one device, or nobody of the two. */
export type Viewer = Side | 'both' | null;
export type Names = readonly [string, string];

export const mayMove = (me: Viewer, turn: Side) => me === 'both' || me === turn;

/** "You", the other player's name, or the side where both play on one device. */
export const whoIs = (game: Pick<Game, 'sides'>, names: Names, me: Viewer, side: Side) =>
  me === 'both' ? game.sides[side] : me === side ? 'You' : names[side];

/** "Margaret: knight from g1 to f3, check." The same sentence wherever a move is said. */
export const moveSentence = <S>(game: Game<S>, before: S, move: string, who: string) =>
  `${who}: ${game.say(before, move)}.`;

interface Look<S> {
  readonly game: Game<S>;
  readonly state: S;
  readonly picked: readonly number[];
  /** Whoever looks may move now. */
  readonly mine: boolean;
}

/** Nothing ever stands there. */
export const isLight = (name: string) => name.startsWith('light square');

/** "e4, white knight, can move" */
export function squareWords<S>({ game, state, picked, mine }: Look<S>, square: number): string {
  const piece = game.board(state)[square];
  const name = game.squareName(square);
  if (isLight(name)) return name;
  const parts = [name, piece ? pieceName(game, piece) : 'empty'];
  if (mine) {
    const can = nextSquares(game, state, picked).has(game.pressed(square));
    if (picked.includes(square)) parts.push('picked up');
    else if (can) parts.push(canWords(game, picked.length > 0, Boolean(piece)));
  }
  return parts.filter(Boolean).join(', ');
}

function canWords(game: Pick<Game, 'kind'>, isPicked: boolean, isTaken: boolean): string {
  if (isPicked) return isTaken ? 'can be taken' : 'can go here';
  if (!isPlacing(game)) return 'can move';
  return game.kind === 'reversi' ? 'can play here' : '';
}

/** "e4: e5, d5; g1: f3" or the whole list of what can be done, for one square or for all. */
export function legalWords<S>(game: Game<S>, state: S, square?: number): string {
  const moves = game.moves(state);
  if (moves.length === 0) return 'There are no legal moves.';
  const own = square === undefined ? [] : moves.filter((move) => game.presses(state, move)[0] === square);
  if (square !== undefined && own.length > 0) {
    return `From ${game.squareName(square)}: ${own.map((move) => game.notation(state, move)).join(', ')}.`;
  }
  const one = counted(moves.length, 'legal move');
  return `${one}: ${moves.map((move) => game.notation(state, move)).join(', ')}.`;
}

export function piecesWords<S>(game: Game<S>, state: S): string {
  const side = (of: Side) => `${game.sides[of]}: ${whereabouts(game, state, of) || 'none'}.`;
  return `${side(0)} ${side(1)}`;
}

export function countWords<S>(game: Game<S>, state: S): string {
  const count = game.count(state);
  if (!count) return 'Nothing is counted in this game.';
  return `${game.sides[0]} ${count[0]}, ${game.sides[1].toLowerCase()} ${count[1]}.`;
}

export interface Position<S> {
  readonly game: Game<S>;
  readonly state: S;
  readonly names: Names;
  readonly me: Viewer;
  /** The state before the last move, and the move. */
  readonly last: { readonly state: S; readonly move: string } | null;
  readonly clocks: Names | null;
  readonly ended: boolean;
}

export function lastWords<S>({ game, names, me, last }: Position<S>): string {
  if (!last) return 'No moves yet.';
  return moveSentence(game, last.state, last.move, whoIs(game, names, me, game.turn(last.state)));
}

export function turnWords<S>({ game, state, names, me, clocks, ended }: Position<S>): string {
  if (ended) return 'The game is over.';
  const side = game.turn(state);
  const who = whoIs(game, names, me, side);
  const turn = who === 'You' ? `It is your turn. You play ${game.sides[side]}.` : `It is the turn of ${who}.`;
  const time = clocks ? ` ${game.sides[0]} has ${clocks[0]}, ${game.sides[1].toLowerCase()} has ${clocks[1]}.` : '';
  return `${turn}${time || ' There is no clock.'}`;
}

const questions: Readonly<Record<string, readonly string[]>> = {
  last: ['last', 'last move', 'l'],
  pieces: ['pieces', 'piece', 'p'],
  legal: ['moves', 'legal', 'legal moves', 'm'],
  turn: ['turn', 'clock', 'clocks', 'time', 't'],
  count: ['count', 'score', 'c'],
  hint: ['hint', 'h'],
  keys: ['keys', 'help', '?'],
};
export type Question = 'last' | 'pieces' | 'legal' | 'turn' | 'count' | 'hint' | 'keys';

/** The question that a typed word or a key asks. */
export const questionIn = (text: string) =>
  Object.entries(questions).find(([, words]) => words.includes(text.trim().toLowerCase()))?.[0] as Question | undefined;

/** The square that a text names: "e4", "moves e2", "row 2 column 3" is none. */
export function squareIn(game: Game, text: string): number | undefined {
  const said = text.trim().toLowerCase();
  const names = Array.from({ length: game.rows * game.columns }, (_, n) => game.squareName(n));
  const at = names.indexOf(said);
  return at < 0 ? undefined : at;
}

export const answerTo = <S>(question: Exclude<Question, 'hint' | 'keys'>, position: Position<S>, square?: number) => {
  const { game, state } = position;
  if (question === 'last') return lastWords(position);
  if (question === 'pieces') return piecesWords(game, state);
  if (question === 'legal') return legalWords(game, state, square);
  return question === 'turn' ? turnWords(position) : countWords(game, state);
};

/** What a typed move looks like, by game. */
export const typedExamples: Readonly<Record<Game['kind'], string>> = {
  chess: 'e2 e4, Nf3 or “knight f3”',
  checkers: '11 15, or 15x24',
  tic_tac_toe: 'top left, centre, or a number from 1 to 9',
  connect_four: 'column 4, or 4',
  reversi: 'd3, or pass',
};
