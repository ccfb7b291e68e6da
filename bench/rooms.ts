import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sessionCookie } from '#platform/server/testing/session-cookie.ts';
import { cpuSeconds } from './load.ts';
import { memoryOf, note, percent } from './report.ts';
import type { Entered, RoomsTask, Walked } from './rooms-load.ts';
import { secret, stageOnPostgres } from './stage.ts';

const together = 30;
/** Ways a second in the one room. */
const rate = 20;
const [rooms, ofRoom] = [500, 4];
/** In all rooms: each visitor sets out every ten seconds. */
const manyRate = (rooms * ofRoom) / 10;
const warmUp = 5;
const seconds = Number(process.env.ROOMS_SECONDS ?? 20);
const wanted = { cpu: 20, ms: 100, bytes: 8000 };
const whole = new Intl.NumberFormat('en-AU');
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

interface Person {
  readonly cookie: string;
  readonly id: number;
  readonly spaceId: number;
}

/** Gardens with so many places, and members with sessions for them: the first room has the first members. */
async function furnish(pool: pg.Pool, count: number, places: number): Promise<Person[]> {
  const { rows } = await pool.query<{ id: number; token: string }>(
    `insert into sessions (family, token_hash, user_id, expires_at)
     select hash, hash, id, now() + interval '1 day' from (
       select id, encode(sha256(convert_to('room-' || $1::int || '-' || id, 'UTF8')), 'hex') as hash
       from users where id > 0 order by id limit $1::int * $2::int) u
     returning user_id as id, 'room-' || $1::int || '-' || user_id as token`,
    [count, places],
  );
  const made = await pool.query<{ id: number }>(
    `insert into vr_spaces (host_id, name, description, space_type, platform, scene, capacity, privacy, created_at)
     select n, 'Room ' || n, 'A room.', 'social', 'browser', 'garden', $2, 'everyone', now()
     from generate_series(1, $1::int) n returning id`,
    [count, places],
  );
  await pool.query('vacuum analyze');
  const people = rows.toSorted((a, b) => a.id - b.id);
  return people.map(({ id, token }, n) => ({
    id,
    cookie: sessionCookie(secret, token),
    spaceId: made.rows[Math.floor(n / places)]?.id ?? 0,
  }));
}

function startLoad() {
  const child = fork(join(import.meta.dirname, 'rooms-load.ts'), { stdio: 'inherit' });
  const task = <T>(what: RoomsTask) =>
    new Promise<T>((done, fail) => {
      child.once('exit', () => fail(new Error('The load generator has ended.')));
      child.once('message', (answer: { done?: T; failed?: string }) => {
        child.removeAllListeners('exit');
        if (answer.failed !== undefined) fail(new Error(answer.failed));
        else done(answer.done as T);
      });
      child.send(what);
    });
  return { pid: child.pid ?? 0, task, stop: () => child.kill() };
}

/** Goes in, warms up, and measures; then the process is gone, and with it everyone in the room. */
async function walked(url: string, pid: number, people: readonly Person[], perSecond: number) {
  const load = startLoad();
  const memory = memoryOf(pid);
  try {
    const [beforeIn, fromIn] = [cpuSeconds(pid), performance.now()];
    const entered = await load.task<Entered>({ kind: 'enter', url, people });
    const entering = {
      ...entered,
      seconds: (performance.now() - fromIn) / 1000,
      cpu: (cpuSeconds(pid) - beforeIn) / ((performance.now() - fromIn) / 1000),
    };
    await load.task<Walked>({ kind: 'walk', rate: perSecond, seconds: warmUp });
    await pause(1000);
    const [before, beforeLoad, from] = [cpuSeconds(pid), cpuSeconds(load.pid), performance.now()];
    const result = await load.task<Walked>({ kind: 'walk', rate: perSecond, seconds });
    const lasted = (performance.now() - from) / 1000;
    return {
      entered: entering,
      ...result,
      cpu: (cpuSeconds(pid) - before) / lasted,
      cpuOfLoad: (cpuSeconds(load.pid) - beforeLoad) / lasted,
      memory: memoryOf(pid),
      memoryBefore: memory,
    };
  } finally {
    load.stop();
  }
}

/** Visitors who walk about: one full room, and many small ones on one process. */
export async function vrRooms() {
  const stage = await stageOnPostgres(rooms * ofRoom * 10);
  const { pool, server } = stage;
  if (!pool) throw new Error('This part needs PostgreSQL.');
  try {
    const full = await walked(server.url, server.pid, await furnish(pool, 1, together), rate);
    const about = `${together} visitors in one room, ${rate} ways a second in all, for ${seconds} s`;
    note({
      goal: 'P6',
      what: `${about}: the server’s processor`,
      figure: `${percent(full.cpu, 1)} of a core (load generator ${percent(full.cpuOfLoad, 1)})`,
      limit: `${wanted.cpu} %`,
      ratio: percent(full.cpu * 100, wanted.cpu),
      wanted: 'at most 100 %',
    });
    note({
      goal: 'P6',
      what: `${about}: from the sending until another visitor has it`,
      figure: `p50 ${ms(full.p50)}, p99 ${ms(full.p99)}, most ${ms(full.most)}; ${whole.format(full.told)} told, ${full.missing} missing`,
      limit: `${wanted.ms} ms`,
      ratio: percent(full.p99, wanted.ms),
      wanted: 'p99 under 100 ms',
    });
    note({
      goal: 'P6',
      what: `${about}: on the wire to one visitor each second, with what says who is still there`,
      figure: `${kB(full.bytesIn)} (from one ${kB(full.bytesOut)})`,
      limit: kB(wanted.bytes),
      ratio: percent(full.bytesIn, wanted.bytes),
      wanted: 'at most 100 %',
    });
    // Those of the first room are gone after 30 seconds; they are other rooms, and entering one leaves the other.
    const many = await walked(server.url, server.pid, await furnish(pool, rooms, ofRoom), manyRate);
    note({
      goal: 'P6',
      what: `${rooms} rooms of ${ofRoom} on one process: entering, 20 at a time`,
      figure: `${whole.format(many.entered.inside)} inside after ${many.entered.seconds.toFixed(0)} s, p50 ${ms(many.entered.p50)}, p99 ${ms(many.entered.p99)}, ${many.entered.refused} refused; ${percent(many.entered.cpu, 1)} of a core`,
      limit: whole.format(rooms * ofRoom),
      ratio: percent(many.entered.inside, rooms * ofRoom),
      wanted: '100 %, none refused',
    });
    note({
      goal: 'P6',
      what: `the same rooms, ${manyRate} ways and ${(rooms * ofRoom) / 5} signs of still being there a second, for ${seconds} s`,
      figure: `p50 ${ms(many.p50)}, p99 ${ms(many.p99)}, most ${ms(many.most)}; ${Math.round(many.rate)}/s came about, ${whole.format(many.told)} told, ${many.missing} missing; server ${percent(many.cpu, 1)} of a core (load generator ${percent(many.cpuOfLoad, 1)}), ${Math.round(many.memory)} MB (${Math.round(many.memoryBefore)} MB before)`,
      limit: `${wanted.ms} ms`,
      ratio: percent(many.p99, wanted.ms),
      wanted: 'p99 under 100 ms, none missing',
    });
  } finally {
    await stage.stop();
  }
}
