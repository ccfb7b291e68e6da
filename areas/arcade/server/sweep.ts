import type { Job } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { gameChanged, gameRoomChanged } from '../contract.ts';
import { other } from '../pure/game.ts';
import { limits } from '../pure/limits.ts';
import { leftOf } from './clock.ts';
import { afterEnd, ended } from './end-match.ts';
import { lockMatches, type Match, storeMatch } from './match-sql.ts';

const dayMs = 86_400_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

async function store(query: Query, emit: Emit, match: Match, over: Match, now: Date) {
  const stored = { ...over, change: match.change + 1 };
  await storeMatch(query, stored);
  await afterEnd(query, emit, stored, now);
  const { roomId, id: matchId, change, moves } = stored;
  await emit(gameChanged, { roomId, matchId, change, move: null, seq: moves.length });
}

/** Time that ran out while nobody looked. */
export const callTimes: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const late = await lockMatches(
    query,
    'game-late',
    `m.why is null and m.clock_since is not null
       and m.clock_since + make_interval(secs => m.clock_left[m.turn + 1] / 1000.0) <= $1::timestamptz`,
    [now.toISOString()],
  );
  for (const match of late) {
    if ((leftOf(match, match.turn, now) ?? 1) <= 0) {
      await store(query, emit, match, ended(match, other(match.turn), 'time', now), now);
    }
  }
};

/** A game that nobody goes on with ends without a winner, and a room that nobody came to is closed. */
export const closeAbandoned: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const still = await lockMatches(
    query,
    'game-still',
    `m.why is null and m.turn_since <= case when m.paused_by is null then $1::timestamptz else $2::timestamptz end`,
    [ago(now, limits.abandonedDays), ago(now, limits.pausedDays)],
  );
  for (const match of still) await store(query, emit, match, ended(match, null, 'abandoned', now), now);
  const empty = await query<{ id: number }>(
    'game-waited',
    `update game_rooms set status = 'cancelled', changed_at = $1::timestamptz
     where status = 'waiting' and changed_at <= $2::timestamptz returning id`,
    [now.toISOString(), ago(now, limits.waitingDays)],
  );
  for (const { id } of empty) await emit(gameRoomChanged, { roomId: id });
};
