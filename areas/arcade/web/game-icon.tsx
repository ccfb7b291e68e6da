import type { Piece } from '../pure/game.ts';
import type { GameKind } from '../pure/kinds.ts';
import { PieceShape } from './board/pieces.tsx';

/** A corner of each board, four squares by four: what stands where. */
const corners: Readonly<Record<GameKind, Readonly<Record<number, Piece>>>> = {
  chess: {
    1: { side: 1, kind: 'knight' },
    2: { side: 1, kind: 'king' },
    7: { side: 1, kind: 'pawn' },
    8: { side: 0, kind: 'bishop' },
    10: { side: 0, kind: 'pawn' },
    13: { side: 0, kind: 'queen' },
  },
  checkers: {
    1: { side: 0, kind: 'man' },
    3: { side: 0, kind: 'man' },
    4: { side: 0, kind: 'man' },
    11: { side: 1, kind: 'man' },
    12: { side: 1, kind: 'man' },
    14: { side: 1, kind: 'crowned' },
  },
  tic_tac_toe: {
    0: { side: 0, kind: 'cross' },
    2: { side: 1, kind: 'nought' },
    3: { side: 1, kind: 'nought' },
    4: { side: 0, kind: 'cross' },
    8: { side: 0, kind: 'cross' },
  },
  connect_four: {
    9: { side: 1, kind: 'disc' },
    10: { side: 0, kind: 'disc' },
    12: { side: 0, kind: 'disc' },
    13: { side: 1, kind: 'disc' },
    14: { side: 0, kind: 'disc' },
    15: { side: 1, kind: 'disc' },
  },
  reversi: {
    1: { side: 0, kind: 'disc' },
    5: { side: 1, kind: 'disc' },
    6: { side: 0, kind: 'disc' },
    8: { side: 1, kind: 'disc' },
    9: { side: 0, kind: 'disc' },
    10: { side: 1, kind: 'disc' },
  },
};

export function GameIcon({ kind, large = false }: { readonly kind: GameKind; readonly large?: boolean }) {
  const size = kind === 'tic_tac_toe' ? 3 : 4;
  return (
    <div
      className="game-icon board-grid"
      data-game={kind}
      data-large={large || undefined}
      aria-hidden="true"
      style={{ '--columns': size } as React.CSSProperties}
    >
      {Array.from({ length: size * size }, (_, n) => {
        const piece = corners[kind][n];
        const dark = (Math.floor(n / size) + (n % size)) % 2 === 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares never change their order
          <span key={n} className="square" data-dark={dark || undefined}>
            {piece && <PieceShape piece={piece} />}
          </span>
        );
      })}
    </div>
  );
}
