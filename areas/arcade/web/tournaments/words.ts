import type { GameTournament, TournamentEntry, TournamentStatus } from '../../contract.ts';
import { kindWords } from '../../pure/kinds.ts';

export const statusWords: Readonly<Record<TournamentStatus, string>> = {
  open: 'Open',
  running: 'Being played',
  finished: 'Finished',
  cancelled: 'Cancelled',
};

/** It has no words of anybody’s. */
export const nameOf = ({ gameType, id }: Pick<TournamentEntry, 'gameType' | 'id'>) =>
  `${kindWords[gameType].name} tournament ${id}`;

type Player = GameTournament['games'][number]['players'][number];
export const playerName = (person: Player) => person?.displayName ?? 'A member';

/** "½", "1", "2½": halves as players write them. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export function resultText({ end, players }: GameTournament['games'][number]): string {
  if (end === null) return 'Being played';
  if (end.reason === 'abandoned' || end.reason === 'parted') return 'Not finished';
  return end.winner === null ? 'Draw' : `${playerName(players[end.winner])} won`;
}
