import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type playComputer as contract, gameChanged, gameRoomChanged } from '../contract.ts';
import { other } from '../pure/game.ts';
import { beginMatch } from './begin-match.ts';
import { lockRoom } from './join-leave.ts';
import { matchView, readMatch } from './match-sql.ts';

/** The room is locked: of somebody who joins and the computer, the one that comes first plays. */
export const playComputer: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { id: roomId, level, side } = input;
  const room = await lockRoom(query, roomId);
  if (room.status !== 'waiting' || room.players.length !== 1) {
    throw problem.conflict('Someone has joined, or the game has begun. Have another look at the room.');
  }
  const me = principal.id;
  const [first, second] = side === 0 ? [me, null] : [null, me];
  const computer = { level, side: other(side) };
  const begun = await beginMatch(query, { roomId, gameType: room.gameType, first, second, computer }, now);
  const match = await readMatch(query, begun);
  if (!match) throw new Error('The game was not stored.');
  await emit(gameChanged, { roomId, matchId: match.id, change: 1, move: null, seq: 0 });
  await emit(gameRoomChanged, { roomId });
  return matchView(query, match, me, now);
};
