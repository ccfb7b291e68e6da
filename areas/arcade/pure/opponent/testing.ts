import type { Side } from '../game.ts';
import type { GameKind } from '../kinds.ts';
import { loadGame } from '../load.ts';
import { think } from './think.ts';

export interface Match {
  readonly outcome: 'won' | 'drawn' | 'lost';
  /** Of each move of the computer, by `clock`. */
  readonly spent: readonly number[];
}

/** A game of the strongest level, on this side, against legal moves by chance. */
export async function strongestAgainstChance(
  kind: GameKind,
  side: Side,
  chance: () => number,
  clock = () => 0,
): Promise<Match> {
  const game = await loadGame(kind);
  const spent: number[] = [];
  let state = game.start();
  for (let legal = game.moves(state); legal.length > 0; legal = game.moves(state)) {
    if (game.turn(state) === side) {
      const began = clock();
      state = game.play(state, await think(kind, state, 'strongest', chance));
      spent.push(clock() - began);
    } else state = game.play(state, legal[Math.floor(chance() * legal.length)] ?? '');
  }
  const winner = game.end(state)?.winner ?? null;
  return { outcome: winner === null ? 'drawn' : winner === side ? 'won' : 'lost', spent };
}
