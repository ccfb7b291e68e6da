import type { Game } from '../../pure/game.ts';
import { moveSentence, type Names, type Viewer, whoIs } from './words.ts';

/** Every move in words and as players write it. The last one is marked by word and line, not by colour alone. */
export function MoveLog({
  game,
  moves,
  states,
  names,
  me,
}: {
  readonly game: Game;
  readonly moves: readonly string[];
  readonly states: readonly unknown[];
  readonly names: Names;
  readonly me: Viewer;
}) {
  if (moves.length === 0) return <p className="soft">No moves yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log scrolls, and keys must reach it
    <ol className="board-log" tabIndex={0} aria-label="Moves">
      {moves.map((move, n) => {
        const before = states[n];
        const written = game.notation(before, move);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is told by its number
          <li key={n} data-last={n === moves.length - 1 || undefined}>
            {moveSentence(game, before, move, whoIs(game, names, me, game.turn(before)))}
            <span className="soft"> {written}</span>
            {n === moves.length - 1 && <strong> Last</strong>}
          </li>
        );
      })}
    </ol>
  );
}
