import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { type Game, other } from '../../pure/game.ts';
import { statesOf } from '../board/position.ts';
import { keepPractice, keptPractice, type Practice } from './kept.ts';
import { useOpponent } from './use-opponent.ts';

/** Longer than this, that the computer thinks is said. */
const sayAfterMs = 2000;

/** A game on this device: moves, score, the computer's turns, hints. Everything is kept over a reload. */
export function usePractice(game: Game) {
  const [practice, setPractice] = useState(() => keptPractice(game));
  const [thinking, setThinking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const { think, stop } = useOpponent();
  const { moves, against, side } = practice;
  const state = statesOf(game, moves).at(-1);
  const end = game.end(state);
  const isComputers = against !== 'person' && !end && game.turn(state) !== side;

  const change = (part: Partial<Practice>) => {
    const next = { ...practice, ...part };
    keepPractice(game.kind, next);
    setPractice(next);
  };
  const play = (move: string) => {
    const after = game.end(game.play(state, move));
    const score: [number, number, number] = [...practice.score];
    if (after) score[after.winner ?? 2] += 1;
    setNote(null);
    change({ moves: [...moves, move], score });
  };

  const answer = useEffectEvent(async () => {
    if (against === 'person') return;
    setThinking(true);
    setFailed(false);
    const timer = setTimeout(() => announce('The computer is thinking.'), sayAfterMs);
    try {
      return await think(game.kind, state, against);
    } finally {
      clearTimeout(timer);
      setThinking(false);
    }
  });
  const arrived = useEffectEvent((move: string | undefined) => move !== undefined && play(move));
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it thinks once about each position and each try
  useEffect(() => {
    if (!isComputers) return;
    let wanted = true;
    answer().then(
      (move) => wanted && arrived(move),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [isComputers, moves, against, tries]);

  const restart = (part: Partial<Practice> = {}) => {
    stop();
    setThinking(false);
    setNote(null);
    change({ moves: [], ...part });
  };
  return {
    ...{ practice, state, end, thinking, failed, note, isComputers, play, restart, change },
    tryAgain: () => setTries((now) => now + 1),
    resetScore: () => restart({ score: [0, 0, 0] }),
    /** Back to one's own last choice: against the computer, its answer goes as well. */
    takeBack: () => {
      let kept = moves.slice(0, -1);
      const turnAfter = (some: readonly string[]) => game.turn(statesOf(game, some).at(-1));
      while (against !== 'person' && kept.length > 0 && turnAfter(kept) !== side) kept = kept.slice(0, -1);
      const score: [number, number, number] = [...practice.score];
      // The result that goes with the move goes from the score too.
      if (end) score[end.winner ?? 2] = Math.max(0, score[end.winner ?? 2] - 1);
      setNote(null);
      change({ moves: kept, score });
    },
    hint: async () => {
      setNote('Looking for a good move …');
      try {
        const move = await think(game.kind, state, 'strongest');
        setNote(`Hint: ${game.say(state, move)}.`);
      } catch {
        setNote('There is no hint now. Try again.');
      }
    },
    swap: () => restart({ side: other(side) }),
  };
}

export type UsedPractice = ReturnType<typeof usePractice>;
