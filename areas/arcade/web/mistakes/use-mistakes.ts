import { useEffect, useState } from 'react';
import type { Game, Side } from '../../pure/game.ts';
import { choicesOf, type Mistake, mistakeIn, worstOf } from '../../pure/opponent/mistakes.ts';
import { statesOf } from '../board/position.ts';
import { useOpponent } from '../practice/use-opponent.ts';

type Looking =
  | { readonly stage: 'looking'; readonly done: number; readonly of: number }
  | { readonly stage: 'found'; readonly mistakes: readonly Mistake[] }
  | { readonly stage: 'failed' };

/** Looks at each choice of one side, one after the other, in the worker; leaving the page ends it. */
export function useMistakes(game: Game, moves: readonly string[], side: Side) {
  const [looking, setLooking] = useState<Looking>({ stage: 'looking', done: 0, of: 0 });
  const [tries, setTries] = useState(0);
  const { judge } = useOpponent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks again
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const states = statesOf(game, moves);
      const places = choicesOf(game, states, moves, side);
      const found: Mistake[] = [];
      for (const [n, at] of places.entries()) {
        if (!wanted) return;
        setLooking({ stage: 'looking', done: n, of: places.length });
        const mistake = mistakeIn(game.kind, at, moves[at] ?? '', await judge(game.kind, states[at]));
        if (mistake) found.push(mistake);
      }
      if (wanted) setLooking({ stage: 'found', mistakes: worstOf(found) });
    };
    look().catch(() => wanted && setLooking({ stage: 'failed' }));
    return () => {
      wanted = false;
    };
  }, [game, moves, side, judge, tries]);
  return { looking, retry: () => setTries((now) => now + 1) };
}
