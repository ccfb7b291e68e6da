import { fork } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { gameOf } from '#areas/arcade/pure/all.ts';
import { sessionCookie } from '#platform/server/testing/session-cookie.ts';
import type { ArcadePlayed, ArcadeTask } from './arcade-load.ts';
import { note, percent } from './report.ts';
import { secret, stageOnPostgres } from './stage.ts';

const rooms = 500;
/** A move every five seconds in each room. */
const rate = 100;
const warmUp = 15;
const seconds = Number(process.env.ARCADE_SECONDS ?? 30);
const kinds = ['chess', 'checkers', 'reversi', 'connect_four'] as const;
const wantedMs = 100;

/** Rooms with a game that has begun: members 1 and 2 in the first, 3 and 4 in the second … */
async function furnish(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: number; token: string }>(
    `insert into sessions (family, token_hash, user_id, expires_at)
     select hash, hash, id, now() + interval '1 day' from (
       select id, encode(sha256(convert_to('game-' || id, 'UTF8')), 'hex') as hash from users order by id limit ${rooms * 2}) u
     returning user_id as id, 'game-' || user_id as token`,
  );
  const people = rows.sort((a, b) => a.id - b.id);
  const made: { id: number; kind: (typeof kinds)[number] }[] = [];
  for (let n = 0; n < rooms; n++) {
    const kind = kinds[n % kinds.length] ?? 'chess';
    const [first, second] = [people[n * 2]?.id, people[n * 2 + 1]?.id];
    const room = await pool.query<{ id: number }>(
      `insert into game_rooms (host_id, name, game_type, is_private, current_players, status, created_at, changed_at)
       values ($1, 'A room', $2, false, 2, 'in_progress', now(), now()) returning id`,
      [first, kind],
    );
    const id = room.rows[0]?.id ?? 0;
    await pool.query(
      `insert into game_participants (room_id, user_id, player_number, is_active, joined_at)
       values ($1, $2, 1, true, now()), ($1, $3, 2, true, now())`,
      [id, first, second],
    );
    await pool.query(
      `insert into game_matches (room_id, game_type, first_id, second_id, state, turn, turn_since, started_at)
       values ($1, $2, $3, $4, $5, 0, now(), now())`,
      [id, kind, first, second, JSON.stringify(gameOf(kind).start())],
    );
    made.push({ id, kind });
  }
  await pool.query('vacuum analyze');
  return { cookies: people.map(({ token }) => sessionCookie(secret, token)), rooms: made };
}

const load = (task: ArcadeTask) =>
  new Promise<ArcadePlayed>((done, fail) => {
    const child = fork(join(import.meta.dirname, 'arcade-load.ts'), { stdio: 'inherit' });
    child.once('message', (answer: { done?: ArcadePlayed; failed?: string }) =>
      answer.done ? done(answer.done) : fail(new Error(answer.failed)),
    );
    child.once('exit', (code) => code && fail(new Error('The load generator has ended.')));
    child.send(task);
  });

/** How soon a move is with the other player, with 500 games going on. */
export async function arcadeLive() {
  const stage = await stageOnPostgres(rooms * 20);
  if (!stage.pool) throw new Error('This part needs PostgreSQL.');
  try {
    const furnished = await furnish(stage.pool);
    const played = await load({ url: stage.server.url, ...furnished, rate, warmUp, seconds });
    note({
      goal: 'A23',
      what: `a move reaches the other player, ${rooms} games, ${rate} moves a second for ${seconds} s (after ${warmUp} s): p50, p99, most`,
      figure: `${played.p50.toFixed(1)}, ${played.p99.toFixed(0)}, ${played.most.toFixed(0)} ms; ${played.moves} moves, ${played.refused} refused, ${played.missing} not heard`,
      limit: `${wantedMs} ms`,
      ratio: percent(played.p99, wantedMs),
      wanted: 'at most 100 %',
    });
  } finally {
    await stage.stop();
  }
}
