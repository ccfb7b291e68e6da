import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { gameOf } from '#areas/arcade/pure/all.ts';
import type { GameKind } from '#areas/arcade/pure/kinds.ts';
import { seeded } from '#platform/contract/seeded.ts';

/** What the load generator, a process of its own, is asked to do. Member 1 and 2 play in room 1, 3 and 4 in room 2 … */
export interface ArcadeTask {
  readonly url: string;
  readonly cookies: readonly string[];
  readonly rooms: readonly { readonly id: number; readonly kind: GameKind }[];
  /** Moves a second, over all rooms. */
  readonly rate: number;
  readonly warmUp: number;
  readonly seconds: number;
}

export interface ArcadePlayed {
  readonly moves: number;
  readonly refused: number;
  readonly missing: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

interface Table {
  readonly room: number;
  readonly kind: GameKind;
  readonly members: readonly [number, number];
  state: unknown;
  seq: number;
  busy: boolean;
}

const key = (room: number, change: number) => `${room}:${change}`;

async function listen(task: ArcadeTask, heard: Map<string, number>) {
  const open = async (member: number) => {
    const room = task.rooms[member >> 1]?.id ?? 0;
    const socket = io(task.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: task.cookies[member] ?? '' },
      forceNew: true,
      reconnection: false,
    });
    socket.on('event', ({ name, payload }: { name: string; payload: { roomId: number; change: number } }) => {
      if (name === 'gameChanged') heard.set(`${member}:${key(payload.roomId, payload.change)}`, performance.now());
    });
    await new Promise<void>((done, fail) => {
      socket.once('connect', done);
      socket.once('connect_error', fail);
    });
    await new Promise<void>((done) => socket.emit('watch', { topic: `game-room:${room}` }, () => done()));
  };
  for (let from = 0; from < task.rooms.length * 2; from += 50) {
    await Promise.all(Array.from({ length: Math.min(50, task.rooms.length * 2 - from) }, (_, n) => open(from + n)));
  }
}

/** From the beginning of the mover’s call until the other’s socket has the move. */
async function run(task: ArcadeTask): Promise<ArcadePlayed> {
  const heard = new Map<string, number>();
  await listen(task, heard);
  const chance = seeded(9);
  const tables: Table[] = task.rooms.map(({ id, kind }, n) => ({
    room: id,
    kind,
    members: [n * 2, n * 2 + 1],
    state: gameOf(kind).start(),
    seq: 0,
    busy: false,
  }));
  const sent: { readonly began: number; readonly other: number; readonly key: string; readonly counts: boolean }[] = [];
  let refused = 0;
  const running: Promise<void>[] = [];
  const play = async (table: Table, counts: boolean) => {
    const game = gameOf(table.kind);
    const moves = game.moves(table.state);
    const move = moves[Math.floor(chance() * moves.length)];
    if (move === undefined) return;
    table.busy = true;
    const side = game.turn(table.state);
    const began = performance.now();
    const answer = await fetch(`${task.url}/api/game-rooms/${table.room}/moves`, {
      method: 'POST',
      headers: { cookie: task.cookies[table.members[side]] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ move, seq: table.seq }),
    });
    if (answer.ok) {
      const { change } = (await answer.json()) as { change: number };
      sent.push({ began, other: table.members[side === 0 ? 1 : 0], key: key(table.room, change), counts });
      table.state = game.play(table.state, move);
      table.seq += 1;
    } else refused += 1;
    table.busy = false;
  };
  const began = performance.now();
  const all = (task.warmUp + task.seconds) * task.rate;
  for (let n = 0; n < all; n++) {
    const wait = began + (n * 1000) / task.rate - performance.now();
    if (wait > 0) await pause(wait);
    const table = tables[n % tables.length];
    if (table && !table.busy) running.push(play(table, n >= task.warmUp * task.rate));
  }
  await Promise.all(running);
  await pause(2000);
  const counted = sent.filter(({ counts }) => counts);
  const spent = counted
    .flatMap((one) => {
      const at = heard.get(`${one.other}:${one.key}`);
      return at === undefined ? [] : [at - one.began];
    })
    .sort((a, b) => a - b);
  const at = (part: number) => spent[Math.min(spent.length - 1, Math.floor(spent.length * part))] ?? 0;
  return {
    moves: counted.length,
    refused,
    missing: counted.length - spent.length,
    p50: at(0.5),
    p99: at(0.99),
    most: spent.at(-1) ?? 0,
  };
}

process.on('message', async (task: ArcadeTask) => {
  try {
    process.send?.({ done: await run(task) });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
  process.exit();
});
