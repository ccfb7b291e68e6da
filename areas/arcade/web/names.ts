import type { GameMatch } from '../contract.ts';
import type { Side } from '../pure/game.ts';

/** Who has left Doorways, or is behind a block, has no name here. */
function nameIn({ players, computer }: Pick<GameMatch, 'players' | 'computer'>, side: Side): string {
  if (computer?.side === side) return 'Computer';
  return players[side]?.displayName ?? 'The other player';
}

export const namesIn = (match: Pick<GameMatch, 'players' | 'computer'>): readonly [string, string] => [
  nameIn(match, 0),
  nameIn(match, 1),
];
