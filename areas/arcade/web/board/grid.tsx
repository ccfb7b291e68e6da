import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Hint } from '#platform/web/ui/hint.tsx';
import type { Game } from '../../pure/game.ts';
import { nextSquares } from './pick.ts';
import { PieceShape } from './pieces.tsx';
import { isLight, squareWords } from './words.ts';

interface GridProps {
  readonly game: Game;
  readonly state: unknown;
  readonly label: string;
  readonly picked: readonly number[];
  readonly mine: boolean;
  /** The board from the second side’s end. */
  readonly flipped: boolean;
  /** Squares of the last move. */
  readonly last: readonly number[];
  /** Where one-switch play stands. */
  readonly scanned: readonly number[];
  readonly wrap: boolean;
  readonly coordinates: boolean;
  readonly onPress: (square: number) => void;
  /** A letter on the board that is no movement; true: it was one of ours. */
  readonly onKey: (key: string, square: number) => boolean;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-99, 0],
  PageDown: [99, 0],
  Home: [0, -99],
  End: [0, 99],
};

/** Where a key leads from this place (row by row as it is seen). */
export function placeAfter(
  key: string,
  place: number,
  { columns, rows, wrap, far }: { columns: number; rows: number; wrap: boolean; far: boolean },
): number | undefined {
  if (far && key === 'Home') return 0;
  if (far && key === 'End') return columns * rows - 1;
  const step = steps[key];
  if (!step) return undefined;
  const around = (at: number, by: number, size: number) => {
    const to = at + by;
    if (wrap && Math.abs(by) === 1) return (to + size) % size;
    return Math.min(size - 1, Math.max(0, to));
  };
  const row = around(Math.floor(place / columns), step[0], rows);
  return row * columns + around(place % columns, step[1], columns);
}

/** A grid with one tab stop. Squares are told by their name; pressing is the same by pointer, touch and key. */
export function BoardGrid(props: GridProps) {
  const { game, state, picked, mine, flipped, onPress, onKey, wrap } = props;
  const { columns, rows } = game;
  const squares = columns * rows;
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() => (rows - 1) * columns);
  const squareAt = (at: number) => (flipped ? squares - 1 - at : at);
  const board = game.board(state);
  const targets = mine ? nextSquares(game, state, picked) : new Set<number>();
  const numbered = props.coordinates && game.kind === 'checkers';
  const looks = { game, state, picked, mine };

  // Whoever turns the board keeps the square that they are on.
  const was = useRef(flipped);
  useEffect(() => {
    if (was.current !== flipped) setPlace((at) => squares - 1 - at);
    was.current = flipped;
  }, [flipped, squares]);

  const go = (to: number) => {
    setPlace(to);
    root.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const to = placeAfter(event.key, place, { columns, rows, wrap, far: event.ctrlKey });
    if (to !== undefined) go(to);
    else if (event.ctrlKey || !onKey(event.key, squareAt(place))) return;
    event.preventDefault();
  };

  const cell = (at: number) => {
    const square = squareAt(at);
    const piece = board[square];
    const words = squareWords(looks, square);
    const isTarget = picked.length > 0 && targets.has(game.pressed(square)) && game.pressed(square) === square;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a board is a grid of squares, not a table of data
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
      <div key={square} role="gridcell" className="square" data-dark={isDark(square, columns) || undefined}>
        <Hint description="a square">
          <button
            type="button"
            tabIndex={at === place ? 0 : -1}
            data-place={at}
            data-square={square}
            data-picked={picked.includes(square) || undefined}
            data-target={isTarget ? (piece ? 'taken' : 'free') : undefined}
            data-last={props.last.includes(square) || undefined}
            data-scanned={props.scanned.includes(square) || undefined}
            // Drawn by the styles: the name says it already.
            data-number={numbered && !isLight(words) ? game.squareName(square) : undefined}
            aria-label={words}
            onClick={() => {
              setPlace(at);
              onPress(square);
            }}
            onFocus={() => setPlace(at)}
          >
            {piece && <PieceShape piece={piece} />}
          </button>
        </Hint>
      </div>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is a grid of squares, not a table of data
    <div
      ref={root}
      role="grid"
      aria-label={props.label}
      className="board-grid ring-in"
      data-game={game.kind}
      style={{ '--columns': columns } as React.CSSProperties}
      onKeyDown={key}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a board is a grid of squares, not a table of data
        // biome-ignore lint/a11y/useFocusableInteractive: the squares have the focus
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        <div key={row} role="row" className="board-row">
          {Array.from({ length: columns }, (_, column) => cell(row * columns + column))}
        </div>
      ))}
    </div>
  );
}

const isDark = (square: number, columns: number) => (Math.floor(square / columns) + (square % columns)) % 2 === 1;
