import type { Game, Piece, PieceKind, Side } from './game.ts';

const kinds: Readonly<Record<PieceKind, string>> = {
  pawn: 'pawn',
  knight: 'knight',
  bishop: 'bishop',
  rook: 'rook',
  queen: 'queen',
  king: 'king',
  man: 'man',
  crowned: 'king',
  disc: 'disc',
  cross: 'X',
  nought: 'O',
};

export const kindName = (kind: PieceKind) => kinds[kind];

/** "white knight", "red disc", "X". */
export function pieceName(game: Pick<Game, 'sides'>, { side, kind }: Piece): string {
  if (kind === 'cross' || kind === 'nought') return kinds[kind];
  return `${game.sides[side].toLowerCase()} ${kinds[kind]}`;
}

/** Where each kind of piece of a side stands: "king e1; rooks a1, h1". For a list on request. */
export function whereabouts<S>(game: Game<S>, state: S, side: Side): string {
  const places = new Map<string, string[]>();
  for (const [square, piece] of game.board(state).entries()) {
    if (piece?.side !== side) continue;
    const name = kindName(piece.kind);
    places.set(name, [...(places.get(name) ?? []), game.squareName(square)]);
  }
  const order = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'man', 'disc', 'X', 'O'];
  return [...places]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, squares]) => `${squares.length > 1 ? plural(name) : name} ${squares.join(', ')}`)
    .join('; ');
}

const plural = (name: string) => (name === 'man' ? 'men' : name.length === 1 ? name : `${name}s`);
