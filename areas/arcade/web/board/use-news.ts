import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { playSound } from '#platform/web/preferences/sounds.ts';
import type { Game } from '../../pure/game.ts';
import type { Outcome } from './result-words.ts';
import { mayMove, moveSentence, type Names, type Viewer, whoIs } from './words.ts';

interface News {
  readonly game: Game;
  readonly moves: readonly string[];
  readonly states: readonly unknown[];
  readonly names: Names;
  readonly me: Viewer;
  /** How it ended; null while it goes on. */
  readonly result: string | null;
  readonly outcome: Outcome | undefined;
  /** The room has audio cues. */
  readonly cues: boolean;
  readonly sounds: boolean;
  /** Another one says what is shown, as in a replay. */
  readonly quiet: boolean;
}

/** Two sentences at most: who was away for longer reads the log. */
const most = 2;
const turnSoundMs = 250;

/** Says each move once, whoever made it, and how the game ended; what was there when the page opened is no news. */
export function useNews({ game, moves, states, names, me, result, outcome, cues, sounds, quiet }: News): void {
  const told = useRef({ game, moves, result });
  const sound = (kind: Parameters<typeof playSound>[0]) => {
    if (sounds) playSound(kind, { asked: cues });
  };
  const hear = (from: number) => {
    const last = moves.length - 1;
    const taken = game.effect(states[last], moves[last] ?? '').taken.length > 0;
    sound(taken ? 'capture' : 'move');
    if (result) sound(outcome === 'lost' ? 'lose' : 'win');
    else if (from <= last && isTurnOf(states[moves.length]) && !isTurnOf(states[last])) {
      setTimeout(() => sound('notice'), turnSoundMs);
    }
  };
  const isTurnOf = (state: unknown) => me !== null && me !== 'both' && game.turn(state) === me;

  const sentences = (from: number) =>
    moves.slice(Math.max(from, moves.length - most)).map((move, n) => {
      const before = states[Math.max(from, moves.length - most) + n];
      return moveSentence(game, before, move, whoIs(game, names, me, game.turn(before)));
    });

  const tell = useEffectEvent(() => {
    const before = told.current;
    told.current = { game, moves, result };
    if (quiet) return;
    const said: string[] = [];
    // A rematch is another game: its first position is told by whoever began it.
    const isNew = moves.length < before.moves.length || before.moves.some((move, n) => moves[n] !== move);
    if (isNew) {
      if (moves.length > 0 || !before.result) said.push(moves.length > 0 ? 'A move was undone.' : 'The board is new.');
    } else if (moves.length > before.moves.length) {
      said.push(...sentences(before.moves.length));
      hear(before.moves.length);
    }
    if (result && result !== before.result) said.push(result);
    else if (!result && said.length > 0 && me !== 'both' && mayMove(me, game.turn(states[moves.length]))) {
      said.push('Your turn.');
    }
    if (said.length > 0) announce(said.join(' '));
  });
  const ended = result !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what there can be news of
  useEffect(() => {
    tell();
  }, [game, moves, ended]);
}
