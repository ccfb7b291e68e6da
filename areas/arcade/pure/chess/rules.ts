import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { type End, type Game, IllegalMove, letterOf, type Piece, type PieceKind, type Side } from '../game.ts';
import { tag, wrapped } from '../text-file.ts';
import { meant } from './typed.ts';

/** A position in FEN, and how often each position since the last pawn move or capture has stood on the board. */
export interface ChessState {
  readonly fen: string;
  readonly seen: Readonly<Record<string, number>>;
}

const kinds: Readonly<Record<PieceSymbol, PieceKind>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};
const sideOf = (colour: Color): Side => (colour === 'w' ? 0 : 1);
const squareOf = (name: string) => 'abcdefgh'.indexOf(name.charAt(0)) + (8 - Number(name.charAt(1))) * 8;
const nameOf = (square: number) => `${letterOf(square % 8)}${8 - Math.floor(square / 8)}` as Square;

/** Two positions are the same for threefold repetition when pieces, turn, castling and en passant agree. */
const keyOf = (fen: string) => fen.split(' ').slice(0, 4).join(' ');

/**
 * The library's own list of legal moves without the words for each. Its public `moves` also writes every move down and
 * is forty times slower; a test holds the two together, and the version is pinned.
 */
class Rules extends Chess {
  legal(): string[] {
    // biome-ignore lint/complexity/useLiteralKeys: the library calls it private, and only so can it be reached
    const found: readonly { from: number; to: number; promotion?: PieceSymbol }[] = this['_moves']();
    return found.map(({ from, to, promotion }) => `${algebraic(from)}${algebraic(to)}${promotion ?? ''}`);
  }
}

/** The library numbers squares in a board sixteen wide. */
const algebraic = (index: number) => nameOf((index >> 4) * 8 + (index & 15));

const known = new WeakMap<ChessState, { rules: Rules; moves: readonly string[]; end: End | null }>();

/** A state never changes, so what follows from it is found once. */
function about(state: ChessState) {
  const before = known.get(state);
  if (before) return before;
  const rules = new Rules(state.fen);
  const legal = rules.legal();
  const end = endOf(rules, legal, state);
  const found = { rules, moves: end ? [] : legal, end };
  known.set(state, found);
  return found;
}

function endOf(rules: Rules, legal: readonly string[], state: ChessState): End | null {
  if (!legal.length)
    return rules.isCheck()
      ? { winner: sideOf(rules.turn()) === 0 ? 1 : 0, reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' };
  if (rules.isInsufficientMaterial()) return { winner: null, reason: 'material' };
  if ((state.seen[keyOf(state.fen)] ?? 0) >= 3) return { winner: null, reason: 'threefold' };
  return rules.isDrawByFiftyMoves() ? { winner: null, reason: 'fiftyMoves' } : null;
}

const parts = (move: string) => ({
  from: move.slice(0, 2) as Square,
  to: move.slice(2, 4) as Square,
  ...(move.length === 5 && { promotion: move.charAt(4) as PieceSymbol }),
});

/** The move as the library tells it, with its short notation. */
function told(state: ChessState, move: string): Move {
  if (!about(state).moves.includes(move)) throw new IllegalMove(move);
  return new Chess(state.fen).move(parts(move));
}

/** All legal moves as players write them: the slow list, for what somebody typed. */
const written = (state: ChessState) =>
  new Chess(state.fen).moves({ verbose: true }).map(({ lan, san, piece }) => ({ move: lan, san, piece }));

function play(state: ChessState, move: string): ChessState {
  if (!about(state).moves.includes(move)) throw new IllegalMove(move);
  const rules = new Rules(state.fen);
  rules.move(parts(move));
  const fen = rules.fen();
  const key = keyOf(fen);
  const seen = fen.split(' ')[4] === '0' ? {} : state.seen;
  return { fen, seen: { ...seen, [key]: (seen[key] ?? 0) + 1 } };
}

function say(state: ChessState, move: string): string {
  const done = told(state, move);
  const piece = kinds[done.piece];
  const check = done.san.endsWith('#') ? ', checkmate' : done.san.endsWith('+') ? ', check' : '';
  if (done.isKingsideCastle()) return `castles on the king’s side${check}`;
  if (done.isQueensideCastle()) return `castles on the queen’s side${check}`;
  const taken = done.captured ? ` takes ${kinds[done.captured]} on ${done.to}` : ` to ${done.to}`;
  const passing = done.isEnPassant() ? ' in passing' : '';
  const becomes = done.promotion ? `, becomes a ${kinds[done.promotion]}` : '';
  return `${piece} from ${done.from}${taken}${passing}${becomes}${check}`;
}

function effect(state: ChessState, move: string) {
  const done = told(state, move);
  const to = squareOf(done.to);
  const passed = done.isEnPassant() ? squareOf(`${done.to[0]}${done.from[1]}`) : to;
  return {
    path: [squareOf(done.from), to],
    taken: done.captured ? [passed] : [],
    check: /[+#]$/.test(done.san),
  };
}

function record(moves: readonly string[], facts: Parameters<Game['record']>[1]) {
  const rules = new Chess();
  const words: string[] = [];
  for (const move of moves) {
    if (rules.turn() === 'w') words.push(`${rules.moveNumber()}.`);
    words.push(rules.move(parts(move)).san);
  }
  const heads = [
    tag('Event', 'Casual game'),
    tag('Site', 'Doorways'),
    tag('Date', facts.date),
    tag('Round', '-'),
    tag('White', facts.players[0]),
    tag('Black', facts.players[1]),
    tag('Result', facts.result),
  ];
  return { text: `${heads.join('\n')}\n\n${wrapped([...words, facts.result])}\n`, ending: 'pgn' as const };
}

function board(state: ChessState): (Piece | null)[] {
  return about(state)
    .rules.board()
    .flat()
    .map((piece) => (piece ? { side: sideOf(piece.color), kind: kinds[piece.type] } : null));
}

const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const chess: Game<ChessState> = {
  kind: 'chess',
  columns: 8,
  rows: 8,
  sides: ['White', 'Black'],
  turns: true,
  start: () => ({ fen: startFen, seen: { [keyOf(startFen)]: 1 } }),
  turn: ({ fen }) => (fen.split(' ')[1] === 'w' ? 0 : 1),
  moves: (state) => about(state).moves,
  play,
  end: (state) => about(state).end,
  board,
  presses: (_state, move) => [squareOf(move.slice(0, 2)), squareOf(move.slice(2, 4))],
  pressed: (square) => square,
  squareName: nameOf,
  effect,
  notation: (state, move) => told(state, move).san,
  say,
  typed: (state, text) => (about(state).moves.length === 0 ? [] : meant(text, written(state))),
  choice: (move) => kinds[(move.charAt(4) || 'q') as PieceSymbol],
  count: () => null,
  record,
};
