import type { GameEnd } from '../../contract.ts';
import type { Game, Side } from '../../pure/game.ts';
import { type Names, type Viewer, whoIs } from './words.ts';

export interface Ending {
  readonly winner: Side | null;
  readonly reason: GameEnd;
}

/** How it came to it, for whoever lost it or for both. */
const whys: Readonly<Record<GameEnd, string>> = {
  checkmate: 'Checkmate.',
  stalemate: 'Stalemate: no legal move, and no check.',
  threefold: 'The same position came three times.',
  fiftyMoves: 'Fifty moves without a capture or a pawn’s move.',
  material: 'No one has enough pieces left to win.',
  fortyMoves: 'Forty moves without a capture or a man’s move.',
  noMoves: 'The other side can’t move.',
  line: 'A full line.',
  full: 'The board is full.',
  count: 'No one can move.',
  resigned: 'The other player resigned.',
  agreed: 'Both agreed.',
  time: 'The other player’s time ran out.',
  abandoned: 'The game was abandoned and doesn’t count for anyone.',
  parted: 'The game was ended and doesn’t count for anyone.',
};
/** The same, where one has lost by it oneself. */
const forLoser: Partial<Record<GameEnd, string>> = {
  noMoves: 'You can’t move.',
  resigned: 'You resigned.',
  time: 'Your time ran out.',
};
/** For those who watch, and for two on one device. */
const forOthers: Partial<Record<GameEnd, string>> = {
  noMoves: 'No move is left.',
  resigned: 'By resignation.',
  time: 'On time.',
};

export type Outcome = 'won' | 'lost' | 'drawn';

export function outcomeFor({ winner }: Ending, me: Viewer): Outcome | undefined {
  if (me === null || me === 'both') return undefined;
  return winner === null ? 'drawn' : winner === me ? 'won' : 'lost';
}

/** "You won. Checkmate." "Draw. Both agreed." "Ana won. By resignation." */
export function resultSentence(game: Pick<Game, 'sides'>, ending: Ending, names: Names, me: Viewer): string {
  const { winner, reason } = ending;
  if (reason === 'abandoned' || reason === 'parted') return whys[reason];
  if (winner === null) return `Draw. ${whys[reason]}`;
  const outcome = outcomeFor(ending, me);
  const words = outcome === 'won' ? whys[reason] : ((outcome ? forLoser : forOthers)[reason] ?? whys[reason]);
  return `${whoIs(game, names, me, winner)} won. ${words}`;
}
