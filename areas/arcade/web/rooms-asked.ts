import type { RoomStatus } from '../contract.ts';
import { type GameKind, gameKinds, isGameKind, kindWords } from '../pure/kinds.ts';

/** What the list of rooms is asked for, as it goes to the server. */
export interface RoomsAsked {
  readonly q?: string;
  readonly gameType?: GameKind;
  readonly status?: RoomStatus;
}

export const statusWords: Readonly<Record<RoomStatus, string>> = {
  waiting: 'Waiting',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
export const statuses = Object.keys(statusWords) as RoomStatus[];
const isStatus = (value: string): value is RoomStatus => statuses.some((status) => status === value);

/** "connect 4" and "draughts" mean games as well as their names do. */
const alsoCalled: Readonly<Record<string, GameKind>> = {
  draughts: 'checkers',
  'noughts and crosses': 'tic_tac_toe',
  'tic tac toe': 'tic_tac_toe',
  'four in a row': 'connect_four',
  'connect 4': 'connect_four',
  othello: 'reversi',
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();

/** ARCADE-05: the game that a search text names, if it names one and nothing else. */
export const gameNamed = (text: string): GameKind | undefined =>
  gameKinds.find((kind) => plain(kindWords[kind].name) === plain(text) || plain(kind) === plain(text)) ??
  alsoCalled[plain(text)];

export interface Filters {
  readonly q: string;
  readonly game: GameKind | '';
  readonly status: RoomStatus | 'all';
}

/** The filters as they stand in the address; the status is waiting unless it says otherwise (ARCADE-07). */
export function filtersIn(query: URLSearchParams): Filters {
  const [game, status] = [query.get('game') ?? '', query.get('status') ?? 'waiting'];
  return {
    q: query.get('q') ?? '',
    game: isGameKind(game) ? game : '',
    status: status === 'all' || isStatus(status) ? status : 'waiting',
  };
}

export function askedOf({ q, game, status }: Filters): RoomsAsked {
  const named = gameNamed(q);
  const gameType = game || named;
  // Named and chosen may differ: then nothing is of both, and the words are looked for as they stand.
  const words = named && (!game || game === named) ? '' : q.trim();
  return {
    ...(words && { q: words }),
    ...(gameType && { gameType }),
    ...(status !== 'all' && { status }),
  };
}

/** "45%": of all that were played; 0% when none were. */
export const winRate = (won: number, played: number): string =>
  `${played === 0 ? 0 : Math.round((won / played) * 100)}%`;
