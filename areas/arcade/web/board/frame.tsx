import type { ReactNode } from 'react';
import type { Game } from '../../pure/game.ts';

/** What stands beside the board: letters and numbers for those who see; the squares say their own names. */
function edges({ kind, columns, rows }: Game, flipped: boolean) {
  const letters = [...'abcdefgh'].slice(0, columns);
  const numbers = Array.from({ length: rows }, (_, n) => String(n + 1));
  if (kind === 'chess') {
    const down = numbers.toReversed();
    return { across: flipped ? letters.toReversed() : letters, down: flipped ? numbers : down };
  }
  if (kind === 'reversi') return { across: letters, down: numbers };
  if (kind === 'connect_four') return { across: Array.from({ length: columns }, (_, n) => String(n + 1)), down: [] };
  return { across: [], down: [] };
}

export function BoardFrame({
  game,
  flipped,
  coordinates,
  children,
}: {
  readonly game: Game;
  readonly flipped: boolean;
  readonly coordinates: boolean;
  readonly children: ReactNode;
}) {
  const { across, down } = coordinates ? edges(game, flipped) : { across: [], down: [] };
  return (
    <div className="board-frame" data-game={game.kind} data-down={down.length > 0 || undefined}>
      {down.length > 0 && (
        <div className="board-down" aria-hidden="true">
          {down.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {children}
      {across.length > 0 && (
        <div className="board-across" aria-hidden="true">
          {across.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
    </div>
  );
}
