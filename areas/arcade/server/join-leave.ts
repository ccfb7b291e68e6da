import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import {
  gameChanged,
  gameNews,
  gameRoomChanged,
  type joinGameRoom as joinContract,
  type leaveGameRoom as leaveContract,
} from '../contract.ts';
import { other } from '../pure/game.ts';
import { type GameKind, playersOf } from '../pure/kinds.ts';
import { beginMatch } from './begin-match.ts';
import { afterEnd, ended } from './end-match.ts';
import { lockMatch, sideOf, storeMatch } from './match-sql.ts';
import { readRoom } from './room-sql.ts';

interface LockedRoom {
  readonly gameType: GameKind;
  readonly hostId: number | null;
  readonly status: string;
  readonly currentPlayers: number;
  /** Active players in the order of their numbers. */
  readonly players: readonly { readonly id: number; readonly number: number }[];
}

/** The room with its players, locked: two who come at the same moment come one after the other. */
export async function lockRoom(query: Query, id: number): Promise<LockedRoom> {
  const [room] = await query<Omit<LockedRoom, 'players'>>(
    'game-room-hold',
    `select game_type as "gameType", host_id as "hostId", status, current_players as "currentPlayers"
     from game_rooms where id = $1::int for update`,
    [id],
  );
  if (!room) throw problem.notFound();
  const players = await query<LockedRoom['players'][number]>(
    'game-room-players',
    `select user_id as id, player_number as number from game_participants
     where room_id = $1::int and is_active order by player_number`,
    [id],
  );
  return { ...room, players };
}

async function answer(query: Query, id: number, actorId: number) {
  const room = await readRoom(query, id, actorId);
  if (!room) throw problem.notFound();
  return room;
}

function assertOpen(room: LockedRoom) {
  if (room.status === 'cancelled') throw problem.conflict('This room is closed.');
  if (room.players.length >= playersOf(room.gameType)) throw problem.conflict('This room is full. You can watch.');
  if (room.status === 'in_progress') throw problem.conflict('The game has already begun. You can watch.');
  if (room.status === 'completed') throw problem.conflict('This game is over. You can open a room of your own.');
}

/** ROOM-14. The host plays the first side in the first game. */
export const joinGameRoom: Handler<typeof joinContract> = async ({ input, principal, query, emit, now }) => {
  const room = await lockRoom(query, input.id);
  if (room.players.some(({ id }) => id === principal.id)) throw problem.conflict('You’re already in this room.');
  assertOpen(room);
  const taken = new Set(room.players.map(({ number }) => number));
  const number = taken.has(1) ? 2 : 1;
  await query(
    'game-join',
    `insert into game_participants (room_id, user_id, player_number, is_active, joined_at)
       values ($1::int, $2::int, $3::smallint, true, $4::timestamptz)
       on conflict (room_id, user_id) do update set is_active = true, player_number = excluded.player_number,
         joined_at = excluded.joined_at`,
    [input.id, principal.id, number, now.toISOString()],
  );
  await query(
    'game-room-came',
    'update game_rooms set current_players = current_players + 1, changed_at = $2::timestamptz where id = $1::int',
    [input.id, now.toISOString()],
  );
  const [waited] = room.players;
  if (waited) await begin(query, emit, { roomId: input.id, room, waited: waited.id, came: principal.id }, now);
  await emit(gameRoomChanged, { roomId: input.id });
  return answer(query, input.id, principal.id);
};

async function begin(
  query: Query,
  emit: Emit,
  { roomId, room, waited, came }: { roomId: number; room: LockedRoom; waited: number; came: number },
  now: Date,
) {
  const first = came === room.hostId ? came : waited;
  const second = first === came ? waited : came;
  const match = await beginMatch(query, { roomId, gameType: room.gameType, first, second }, now);
  await emit(gameChanged, { roomId, matchId: match.id, change: 1, move: null, seq: 0 });
  await emit(gameNews, { userId: waited, kind: 'gameJoined', roomId, by: came, item: match.id });
}

export const leaveGameRoom: Handler<typeof leaveContract> = async ({ input, principal, query, emit, now }) => {
  await lockRoom(query, input.id);
  await leave(query, emit, { roomId: input.id, userId: principal.id }, now);
  return answer(query, input.id, principal.id);
};

/** The room must be locked. A running game is lost by whoever leaves it; a room in which nobody is left is closed. */
export async function leave(
  query: Query,
  emit: Emit,
  { roomId, userId }: { readonly roomId: number; readonly userId: number },
  now: Date,
  endReason: 'resigned' | 'parted' = 'resigned',
): Promise<void> {
  const match = await lockMatch(query, roomId);
  const side = match && sideOf(match, userId);
  if (match && side !== undefined && match.endReason === null) {
    const over = {
      ...ended(match, endReason === 'parted' ? null : other(side), endReason, now),
      change: match.change + 1,
    };
    await storeMatch(query, over);
    await afterEnd(query, emit, over, now);
    await emit(gameChanged, { roomId, matchId: match.id, change: over.change, move: null, seq: match.moves.length });
  }
  const left = await query<{ id: number }>(
    'game-leave',
    `update game_participants set is_active = false where room_id = $1::int and user_id = $2::int and is_active returning id`,
    [roomId, userId],
  );
  await query(
    'game-room-left',
    `update game_rooms set current_players = current_players - $2::int, changed_at = $3::timestamptz,
       status = case when status = 'waiting' and current_players - $2::int = 0 then 'cancelled' else status end
     where id = $1::int`,
    [roomId, left.length, now.toISOString()],
  );
  await emit(gameRoomChanged, { roomId });
}
