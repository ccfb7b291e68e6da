import { saveFile } from '#platform/web/save-file.ts';
import type { GameMatch } from '../contract.ts';
import type { Game, Side } from '../pure/game.ts';

const resultOf = ({ end }: GameMatch) => {
  if (!end || end.reason === 'abandoned' || end.reason === 'parted') return '*' as const;
  if (end.winner === null) return '1/2-1/2' as const;
  return end.winner === 0 ? ('1-0' as const) : ('0-1' as const);
};

const unnamed = ({ computer }: GameMatch, side: Side) => (computer?.side === side ? 'Computer' : 'Unknown');

/** The game as other programs read it: PGN for chess, PDN for checkers, plain text for the rest. */
export function recordOf(game: Game, match: GameMatch) {
  const [first, second] = match.players;
  return game.record(match.moves, {
    players: [first?.displayName ?? unnamed(match, 0), second?.displayName ?? unnamed(match, 1)],
    date: match.startedAt.slice(0, 10).replaceAll('-', '.'),
    result: resultOf(match),
  });
}

export function saveRecord(game: Game, match: GameMatch): void {
  const { text, ending } = recordOf(game, match);
  saveFile(`${match.gameType.replaceAll('_', '-')}-${match.id}.${ending}`, text, 'text/plain;charset=utf-8');
}
