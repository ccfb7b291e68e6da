import { useMemo } from 'react';
import type { Game } from '../../pure/game.ts';

/** All states of a game from its start: one more than there are moves. What was known before is kept. */
export function statesOf(game: Game, moves: readonly string[], known: readonly unknown[] = []): readonly unknown[] {
  const states = known.length > 0 ? known.slice(0, moves.length + 1) : [game.start()];
  for (let n = states.length - 1; n < moves.length; n++) states.push(game.play(states[n], moves[n] ?? ''));
  return states;
}

interface Walked {
  readonly moves: readonly string[];
  readonly states: readonly unknown[];
}

const walks = new WeakMap<Game, Walked>();

/** The states of the game on the screen; a move more costs one move, however long the game is. */
export function useStates(game: Game, moves: readonly string[]): readonly unknown[] {
  return useMemo(() => {
    const before = walks.get(game);
    let same = 0;
    while (before && same < moves.length && before.moves[same] === moves[same]) same++;
    const states = statesOf(game, moves, before?.states.slice(0, same + 1));
    walks.set(game, { moves, states });
    return states;
  }, [game, moves]);
}
