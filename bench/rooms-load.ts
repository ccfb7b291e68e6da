import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { limits } from '#areas/vr/pure/options.ts';

/** What the load generator, a process of its own, is asked to do. Member n is in a room with those of its own number. */
export type RoomsTask =
  /** Opens a connection for each cookie, and goes into its room. */
  | {
      readonly kind: 'enter';
      readonly url: string;
      readonly people: readonly { readonly cookie: string; readonly id: number; readonly spaceId: number }[];
    }
  /** They set out by turns, so many in a second over all rooms. */
  | { readonly kind: 'walk'; readonly rate: number; readonly seconds: number };

export interface Entered {
  readonly inside: number;
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Walked {
  /** Ways that were sent, and what others in the room should have been told and were not. */
  readonly sent: number;
  readonly told: number;
  readonly missing: number;
  /** Milliseconds from the sending until another visitor has it. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** On the wire to one visitor, and from one visitor, each second. */
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Ways a second, as it came out. */
  readonly rate: number;
}

interface Visitor {
  readonly id: number;
  readonly spaceId: number;
  readonly cookie: string;
  readonly socket: Socket;
  steps: number;
}

const visitors: Visitor[] = [];
let onWay: (listener: Visitor, by: number, to: { readonly x: number; readonly y: number }) => void = () => undefined;

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
};

const signal = ({ socket }: Visitor, name: string, content: Readonly<Record<string, unknown>>) =>
  socket.emit('signal', { name, content });

/** As the page of a room does: it listens to the room, and says every five seconds that it is still there. */
async function enter({ url, people }: Extract<RoomsTask, { kind: 'enter' }>): Promise<Entered> {
  let refused = 0;
  const took: number[] = [];
  const goIn = async ({ cookie, id, spaceId }: (typeof people)[number], n: number) => {
    const socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnection: false,
    });
    await new Promise<void>((done, fail) => {
      socket.once('connect', done);
      socket.once('connect_error', fail);
    });
    const began = performance.now();
    const answer = await fetch(`${url}/api/join-vr-space`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ spaceId }),
    });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
    if (!answer.ok) {
      refused += 1;
      return;
    }
    const visitor: Visitor = { id, spaceId, cookie, socket, steps: 0 };
    visitors.push(visitor);
    await new Promise<void>((done) => socket.emit('watch', { topic: `vr-room:${spaceId}` }, () => done()));
    socket.on(
      'event',
      ({ name, payload }: { name: string; payload: { userId: number; to: { x: number; y: number } } }) => {
        if (name === 'vrMove' && payload.to) onWay(visitor, payload.userId, payload.to);
      },
    );
    const here = () => signal(visitor, 'vrHere', { spaceId, view: 'map', voice: false });
    // Pages that were opened one after another don’t say so all at once.
    setTimeout(() => setInterval(here, limits.beatMs), ((n * 37) % 100) * (limits.beatMs / 100));
    here();
  };
  for (let from = 0; from < people.length; from += 20) {
    await Promise.all(people.slice(from, from + 20).map((one, n) => goIn(one, from + n)));
  }
  const { p50, p99 } = spread(took);
  return { inside: visitors.length, refused, p50, p99 };
}

/** What its connection has carried so far. */
function carried({ socket }: Visitor): { readonly read: number; readonly written: number } {
  const { transport } = socket.io.engine as unknown as {
    transport: { ws: { _socket: { bytesRead: number; bytesWritten: number } } };
  };
  const { bytesRead, bytesWritten } = transport.ws._socket;
  return { read: bytesRead, written: bytesWritten };
}
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

async function walk({ rate, seconds }: Extract<RoomsTask, { kind: 'walk' }>): Promise<Walked> {
  const rooms = Map.groupBy(visitors, ({ spaceId }) => spaceId);
  const beganAt = new Map<string, number>();
  const took: number[] = [];
  // Each way of one visitor leads to another point than the last fifty, so that what arrives is known by it.
  const keyOf = (by: number, { x, y }: { readonly x: number; readonly y: number }) => `${by}:${x}:${y}`;
  onWay = (listener, by, to) => {
    if (listener.id === by) return;
    const began = beganAt.get(keyOf(by, to));
    if (began !== undefined) took.push(performance.now() - began);
  };
  const before = visitors.map(carried);
  const from = performance.now();
  let expected = 0;
  const all = rate * seconds;
  for (let n = 0; n < all; n += 1) {
    const wait = from + (n * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const visitor = visitors[n % visitors.length];
    if (!visitor) break;
    const step = visitor.steps % 50;
    visitor.steps += 1;
    // To and fro on the lawn in front of the garden’s pond, where nothing stands in the way.
    const to = { x: 300 + step * 4, y: 700 + (step % 2) * 60 };
    beganAt.set(keyOf(visitor.id, to), performance.now());
    expected += (rooms.get(visitor.spaceId)?.length ?? 1) - 1;
    signal(visitor, 'vrMove', { spaceId: visitor.spaceId, ...to, jump: false });
  }
  const lasted = (performance.now() - from) / 1000;
  const after = visitors.map(carried);
  for (let still = 0, heard = took.length; took.length < expected && still < 20; still += 1) {
    await pause(100);
    if (took.length > heard) still = 0;
    heard = took.length;
  }
  onWay = () => undefined;
  const each = visitors.length * lasted;
  return {
    sent: all,
    told: took.length,
    missing: expected - took.length,
    ...spread(took),
    bytesIn: sum(after.map(({ read }, n) => read - (before[n]?.read ?? 0))) / each,
    bytesOut: sum(after.map(({ written }, n) => written - (before[n]?.written ?? 0))) / each,
    rate: all / lasted,
  };
}

process.on('message', async (task: RoomsTask) => {
  try {
    process.send?.({ done: task.kind === 'enter' ? await enter(task) : await walk(task) });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
