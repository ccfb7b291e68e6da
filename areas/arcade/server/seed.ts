import { sql } from 'kysely';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { GameEnd } from '../contract.ts';
import { gameOf } from '../pure/all.ts';
import type { GameKind, RoomFeature } from '../pure/kinds.ts';
import { mainLine } from '../pure/study.ts';
import { beginMatch } from './begin-match.ts';
import { afterEnd } from './end-match.ts';
import { from } from './from.ts';
import { type Match, storeMatch } from './match-sql.ts';
import { makePuzzles } from './puzzles/daily.ts';
import { addPlayer } from './tournaments/create-game-tournament.ts';

interface DemoGame {
  readonly moves: readonly string[] | 'first legal';
  /** How it ended where the rules did not: who is left as the winner. */
  readonly end?: { readonly winner: 0 | 1 | null; readonly reason: GameEnd };
}

interface DemoRoom {
  readonly name: string;
  readonly gameType: GameKind;
  /** The host, and who joined. */
  readonly players: readonly [number, number?];
  readonly features: readonly RoomFeature[];
  readonly hoursAgo: number;
  readonly game?: DemoGame;
  readonly said?: readonly (readonly [by: number, text: string])[];
}

/** Paul Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: the moves are a matter of record. */
const opera =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8';

const rooms: readonly DemoRoom[] = [
  {
    name: 'The opera game, move by move',
    gameType: 'chess',
    players: [9, 3],
    features: ['screen_reader', 'keyboard_only'],
    hoursAgo: 96,
    game: { moves: opera.split(' ') },
    said: [
      [9, 'Thank you for playing it through with me.'],
      [3, 'I heard every move. Lovely.'],
    ],
  },
  {
    name: 'Four in a row over tea',
    gameType: 'connect_four',
    players: [12, 16],
    features: ['large_text', 'audio_cues'],
    hoursAgo: 72,
    game: { moves: ['4', '4', '3', '3', '5', '5', '2'] },
  },
  {
    name: 'Reversi for the patient',
    gameType: 'reversi',
    players: [27, 14],
    features: ['reduced_motion'],
    hoursAgo: 60,
    game: { moves: 'first legal' },
  },
  {
    name: 'Noughts and crosses before lunch',
    gameType: 'tic_tac_toe',
    players: [4, 9],
    features: ['large_text'],
    hoursAgo: 50,
    game: { moves: ['5', '1', '9', '7', '4', '6', '2', '8', '3'] },
  },
  {
    name: 'Draughts by number',
    gameType: 'checkers',
    players: [3, 28],
    features: ['screen_reader', 'keyboard_only', 'audio_cues'],
    hoursAgo: 30,
    game: { moves: ['11-15', '23-19', '8-11', '22-17'], end: { winner: 0, reason: 'resigned' } },
  },
  {
    name: 'A slow game of chess',
    gameType: 'chess',
    players: [12, 27],
    features: ['large_text', 'high_contrast'],
    hoursAgo: 20,
    game: { moves: ['d2d4', 'd7d5', 'c2c4', 'e7e6', 'b1c3', 'g8f6'] },
  },
  {
    name: 'Chess, no hurry',
    gameType: 'chess',
    players: [3],
    features: ['screen_reader', 'keyboard_only'],
    hoursAgo: 5,
  },
  {
    name: 'Learning draughts together',
    gameType: 'checkers',
    players: [26],
    features: ['large_text', 'reduced_motion', 'audio_cues'],
    hoursAgo: 3,
  },
  { name: 'Quick tic-tac-toe', gameType: 'tic_tac_toe', players: [16], features: [], hoursAgo: 1 },
];

const seedStudy = statement((v: { title: string; moves: string; now: string }) =>
  from.insertInto('game_studies').values({
    user_id: 1,
    game_type: 'chess',
    title: v.title,
    moves: sql<unknown>`${v.moves}::jsonb`,
    created_at: moment(v.now),
    changed_at: moment(v.now),
  }),
);

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** The finished or running game after its moves, as the rules have it. */
function played(match: Match, { moves, end }: DemoGame, now: Date): Match {
  const rules = gameOf(match.gameType);
  let state: unknown = rules.start();
  const done: string[] = [];
  const next = () => (moves === 'first legal' ? rules.moves(state)[0] : moves[done.length]);
  for (let move = next(); move !== undefined; move = next()) {
    state = rules.play(state, move);
    done.push(move);
  }
  const over = rules.end(state) ?? end;
  return {
    ...match,
    moves: done,
    state,
    turn: rules.turn(state),
    change: done.length + 1,
    winner: over?.winner ?? null,
    endReason: over?.reason ?? null,
    endedAt: over ? now.toISOString() : null,
  };
}

async function addRoom(query: Query, now: Date, room: DemoRoom): Promise<void> {
  const begun = before(now, room.hoursAgo);
  const [host, guest] = room.players;
  const [row] = await query<{ id: number }>(
    '',
    `insert into game_rooms (host_id, name, game_type, is_private, current_players, status, features, created_at, changed_at)
     values ($1::int, $2, $3, false, $4::smallint, 'waiting', $5::text[], $6::timestamptz, $6::timestamptz) returning id`,
    [host, room.name, room.gameType, guest === undefined ? 1 : 2, room.features, begun.toISOString()],
  );
  if (!row) throw new Error('The room was not written.');
  for (const [n, userId] of room.players.entries()) {
    await query(
      '',
      `insert into game_participants (room_id, user_id, player_number, is_active, joined_at)
       values ($1::int, $2::int, $3::smallint, true, $4::timestamptz)`,
      [row.id, userId, n + 1, begun.toISOString()],
    );
  }
  if (room.game && guest !== undefined) await addGame(query, row.id, room, [host, guest], begun);
  for (const [n, [userId, text]] of (room.said ?? []).entries()) {
    await query(
      '',
      'insert into game_messages (room_id, user_id, text, created_at) values ($1::int, $2::int, $3, $4::timestamptz)',
      [row.id, userId, text, new Date(begun.getTime() + (40 + n) * 60_000).toISOString()],
    );
  }
}

async function addGame(
  query: Query,
  roomId: number,
  { gameType, game }: DemoRoom,
  [first, second]: readonly [number, number],
  begun: Date,
): Promise<void> {
  if (!game) return;
  const { id } = await beginMatch(query, { roomId, gameType, first, second }, begun);
  const ended = new Date(begun.getTime() + 45 * 60_000);
  const empty = { id, roomId, gameType, firstId: first, secondId: second, computer: null };
  const clock = { offers: {}, pausedBy: null, clockLeft: null, clockSeconds: 0, clockSince: null };
  const times = { turnSince: ended.toISOString(), startedAt: begun.toISOString(), endedAt: null };
  const start = { moves: [], state: null, turn: 0, change: 1, winner: null, endReason: null } as const;
  const match = played({ ...empty, ...clock, ...times, ...start }, game, ended);
  await storeMatch(query, match);
  if (match.endReason !== null) await afterEnd(query, async () => undefined, match, ended);
}

const seedTournament = statement((v: { now: string }) =>
  from
    .insertInto('game_tournaments')
    .values({
      host_id: 12,
      game_type: 'connect_four',
      places: 4,
      features: sql<string[]>`array['large_text']::text[]`,
      status: 'open',
      created_at: moment(v.now),
    })
    .returning('id'),
);

/** One that two have joined: there are places left. */
async function addTournament(query: Query, now: Date): Promise<void> {
  const [row] = await query(seedTournament, { now: now.toISOString() });
  if (!row) throw new Error('The tournament was not written.');
  for (const userId of [12, 16]) await query(addPlayer, { id: row.id, userId, now: now.toISOString() });
}

/** The opera game once more, with a branch and notes, for the demo’s member. */
async function addStudy(query: Query, now: Date): Promise<void> {
  const [first, ...rest] = mainLine(opera.split(' '));
  if (!first) return;
  const moves = [{ ...first, note: 'White takes the centre.' }, ...rest];
  moves.push({ parent: 0, move: 'c7c5', note: 'Black can answer like this as well.' });
  await query(seedStudy, {
    title: 'What the opera game teaches',
    moves: JSON.stringify(moves),
    now: now.toISOString(),
  });
}

export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  for (const room of rooms) await addRoom(query, now, room);
  await makePuzzles(query, now);
  await addStudy(query, now);
  await addTournament(query, now);
};
