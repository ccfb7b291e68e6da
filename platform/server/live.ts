import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import type { SessionCheck } from './auth/sessions.ts';
import { type Budget, makeBudget } from './budget.ts';
import { cut, type DatabaseWatch } from './database-watch.ts';
import type { Db, Query } from './db.ts';
import type { Log } from './log.ts';
import type { Emitted } from './outbox.ts';
import { makePeers } from './peers.ts';
import { isGuest, type Principal } from './principal.ts';
import { ProblemError } from './problem.ts';
import { makeQueue } from './queue.ts';
import type { Registry } from './registry.ts';
import type { Services } from './services.ts';
import { isSuspended } from './suspension.ts';
import { limited, timeLimits } from './time-limits.ts';

/** What an open browser is told: that something changed, never what. It reads again through the usual policy. */
export interface LiveEvent {
  readonly topic: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Live {
  publish(emitted: readonly Emitted[]): void;
  /** Members with a live connection; those of other processes as they told in the last seconds. */
  online(): ReadonlySet<number>;
  /** Open connections of this process. */
  connections(): number;
  /** Closes every connection that a session or member has: after sign-out, ban or a lost role. */
  disconnect(room: `session:${number}` | `user:${number}`): void;
  /** Cuts off sessions that are over, and leaves the topics of roles that no longer count. Runs by itself, too. */
  review(): Promise<void>;
  close(): Promise<void>;
}

const inTopic = 'topic:';
const topicForm = /^([a-z][a-z-]{0,30})(?::([1-9][0-9]{0,9}))?$/;
/** Ids of rows, as PostgreSQL has them. */
const largestId = 2_147_483_647;
const mostTopics = 60;
/** Signals of one connection: more than a fast typist needs in as many milliseconds. */
const signalLimit: Budget = { count: 60, within: 10_000 };
/** What one connection asks to hear: all that it may, as after a break, and some screens more. */
const watchLimit: Budget = { count: 120, within: 10_000 };
/** All that one connection says, several times what browsers do: to read and refuse the rest is work, too. */
const packetLimit: Budget = { count: 1000, within: 10_000 };
/** Judged in this process at once; the others wait, of each connection one, so that a crowd of them takes turns. */
const judgedAtOnce = { running: 4, waiting: 5000 };
/** Connections that one address begins: a school or a library comes from one, and comes back after a break. */
const handshakeLimit: Budget = { count: 120, within: 60_000 };
/** Open connections, in this process: a browser has one for each of its tabs. */
const mostOfSession = 10;
const mostOfAddress = 30;
/** Browsers that are to look again do so within as many milliseconds, and not all at once. */
const spread = 2000;
/** Milliseconds after which a session that is over, or a role that waits again, is noticed at the latest. */
const reviewEvery = 30_000;
/** Sessions asked about at once in that; all others wait, so that nobody else waits behind all of them. */
const reviewedAtOnce = { running: 20, waiting: Number.POSITIVE_INFINITY };

const rolesIn = ({ roles }: Principal) => roles.join(' ');

/** The answer to somebody who asks to hear of a topic. `later`: ask again after as many milliseconds. */
interface Watched {
  readonly ok: boolean;
  readonly later?: number;
}

/** What is used of a connection below its events. */
interface EngineSocket {
  readonly request: IncomingMessage;
  on(name: 'packet', listener: () => void): void;
  once(name: 'close', listener: () => void): void;
  close(discard: boolean): void;
}

/** What a connection is judged by without asking: it follows the events that change it. */
function remember(socket: { data: Record<string, unknown> }, principal: Principal): void {
  socket.data.roles = rolesIn(principal);
  socket.data.suspended = principal.suspended;
}

/**
 * The socket is a hint. It is let in by the session's cookie and our own origin, listens only to topics whose policy
 * says yes, and is cut off when the session ends.
 */
export function makeLive(options: {
  server: HttpServer;
  registry: Registry;
  db: Db;
  query: Query;
  services: Services;
  log: Log;
  sessions: SessionCheck;
  /** By its headers alone: it comes from our own pages, and from where we are open to. */
  mayConnect: (request: IncomingMessage) => boolean;
  /** For whom its address stands; undefined: addresses are not counted. */
  addressOf: (request: IncomingMessage) => string | undefined;
  watch: DatabaseWatch;
  pool?: pg.Pool | undefined;
  databaseUrl?: string | undefined;
  redis?: unknown;
}): Live {
  const { pool, databaseUrl, redis, watch } = options;
  let told: ReturnType<typeof listeningPool> | undefined;
  if (pool && databaseUrl && !redis) {
    told = listeningPool(pool, databaseUrl, () => lookAgain());
    watch.onBack(told.renew);
  }
  const ofAddress = new Map<string, number>();
  const handshakes = makeBudget(handshakeLimit);
  const mayBegin = (address: string | undefined) =>
    address === undefined || (handshakes(address) && (ofAddress.get(address) ?? 0) < mostOfAddress);
  const io = new Server(options.server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 20_000,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: (req, done) => done('refused', options.mayConnect(req) && mayBegin(options.addressOf(req))),
    ...(redis
      ? { adapter: createRedisAdapter(redis as never) }
      : told
        ? { adapter: createPostgresAdapter(told.pool as never, { tableName: 'socket_io_attachments' }) }
        : {}),
  });
  // Counted from the handshake on, whoever it turns out to be, or before that is asked.
  io.engine.on('connection', (raw: EngineSocket) => {
    const maySpeak = makeBudget(packetLimit);
    raw.on('packet', () => {
      if (maySpeak()) return;
      // A farewell would be answered by reading on.
      raw.close(true);
      raw.request.socket.destroy();
    });
    const address = options.addressOf(raw.request);
    if (address === undefined) return;
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    raw.once('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  });
  const several = redis !== undefined || told !== undefined;

  /** Something may have been told to nobody here: each browser reads again what it shows. */
  const lookAgain = () => {
    for (const socket of io.of('/').sockets.values()) {
      setTimeout(() => socket.emit('missed'), Math.random() * spread).unref();
      // What takes something away from a member may have been among it.
      setTimeout(() => judgeHere(socket.data.userId as number), Math.random() * spread).unref();
    }
  };
  const peers = makePeers({
    send: several ? (name, content) => io.serverSideEmit(name, content) : undefined,
    hear: (name, listener) => io.on(name as never, listener as never),
    onMissed: lookAgain,
    hearingSince: () => told?.since(),
  });
  /** Everybody's connections; its own alone when there is no other process, which saves the database a message each. */
  const out = () => (peers.alone() ? io.local : io);

  io.use(async (socket, next) => {
    try {
      const principal = await watch.whileThere(() => options.sessions.principalOf(socket.handshake.headers.cookie));
      if (isGuest(principal)) return next(new Error('sign-in-needed'));
      const room = `session:${principal.sessionId}`;
      // Without a session, as the demo's member is, only addresses are counted.
      const open = principal.sessionId > 0 ? (io.sockets.adapter.rooms.get(room)?.size ?? 0) : 0;
      if (open >= mostOfSession) return next(new Error('too-many'));
      socket.data.userId = principal.id;
      // The cookie of the handshake grows old; from here on the connection is known by its session.
      socket.data.sessionId = principal.sessionId;
      remember(socket, principal);
      await socket.join([`user:${principal.id}`, room]);
      next();
    } catch (err) {
      if (!watch.away()) options.log.error({ err }, 'A live connection could not be judged');
      next(new Error('unavailable'));
    }
  });

  const seen = (userId: number) => {
    for (const area of options.registry.areas) {
      area.live?.seen?.({ userId, query: options.query }).catch((err) => {
        options.log.error({ err }, 'Could not note that a member was here');
      });
    }
  };

  const inTurn = makeQueue(judgedAtOnce);
  io.on('connection', (socket) => {
    const userId = socket.data.userId as number;
    seen(userId);
    peers.arrived(userId);
    socket.on('disconnect', () => {
      peers.left(userId);
      if (!io.sockets.adapter.rooms.has(`user:${userId}`)) seen(userId);
    });
    const maySignal = makeBudget(signalLimit);
    const mayWatch = makeBudget(watchLimit);
    socket.on('signal', async (ask: unknown) => {
      if (!maySignal()) return;
      const { name, content } = (ask ?? {}) as { name?: unknown; content?: unknown };
      const known = typeof name === 'string' ? options.registry.signals.get(name) : undefined;
      const checked = known?.content.safeParse(content);
      if (!known || !checked?.success) return;
      if (!known.whileSuspended && isSuspended(socket.data, new Date())) return;
      try {
        const { query, services } = options;
        const { to, payload } = await known.relay({ content: checked.data as never, userId, query, services });
        const rooms = to.map((id) => `user:${id}`);
        if (rooms.length > 0)
          out()
            .to(rooms)
            .emit('event', { topic: 'user', name: name as string, payload } satisfies LiveEvent);
      } catch (err) {
        options.log.error({ err, signal: name }, 'A signal could not be passed on');
      }
    });
    /** What was asked before is done: topics are judged one after the other. */
    let before: Promise<unknown> = Promise.resolve();
    const next = (work: () => Promise<void>) => {
      before = before.then(() => (socket.connected ? work() : undefined));
    };
    socket.on('watch', (ask: unknown, reply: unknown) => {
      const answer = typeof reply === 'function' ? (reply as (a: Watched) => void) : () => undefined;
      if (!mayWatch()) return answer({ ok: false, later: watchLimit.within });
      const topic = (ask as { topic?: unknown } | null)?.topic;
      if (typeof topic !== 'string') return answer({ ok: false });
      const judgeTopic = async () => {
        if (socket.rooms.size > mostTopics) return false;
        const principal = await options.sessions.principalOfSession(socket.data.sessionId as number);
        const ok = await mayListen(topic, principal);
        if (ok) await socket.join(inTopic + topic);
        else socket.leave(inTopic + topic);
        return ok;
      };
      next(async () => {
        try {
          answer({ ok: await inTurn(judgeTopic) });
        } catch (err) {
          if (err instanceof ProblemError) return answer({ ok: false, later: watchLimit.within });
          options.log.error({ err }, 'A live topic could not be judged');
          answer({ ok: false });
        }
      });
    });
    socket.on('unwatch', (ask: unknown) => {
      const topic = (ask as { topic?: unknown } | null)?.topic;
      if (typeof topic === 'string') next(async () => socket.leave(inTopic + topic));
    });
  });

  const mayListen = async (topic: string, principal: Principal) => {
    const match = topicForm.exec(topic);
    const judge = match?.[1] ? options.registry.topics.get(match[1]) : undefined;
    const id = match?.[2] ? Number(match[2]) : undefined;
    if (!match || !judge || isGuest(principal) || (id ?? 0) > largestId) return false;
    return judge({ id, principal, db: options.db });
  };

  /** Leaves what the member may no longer hear; the connection stays, so that nothing gives a block away. */
  const judgeAgain = async (userId: number) => {
    for (const socket of await io.local.in(`user:${userId}`).fetchSockets()) {
      const principal = await options.sessions.principalOfSession(socket.data.sessionId as number);
      remember(socket, principal);
      for (const room of socket.rooms) {
        if (room.startsWith(inTopic) && !(await mayListen(room.slice(inTopic.length), principal))) socket.leave(room);
      }
    }
  };

  const judgeHere = (userId: number) => {
    judgeAgain(userId).catch((err) => {
      options.log.error({ err }, 'Live topics could not be judged again');
      io.local.in(`user:${userId}`).disconnectSockets(true);
    });
  };
  // Each process judges its own connections, so that no cookie goes from one to another.
  io.on('judge' as never, ((userId: unknown) => typeof userId === 'number' && judgeHere(userId)) as never);

  /** No event tells that a session has run out, or that a role waits for the second factor again: so it is asked. */
  const review = async () => {
    const all = Map.groupBy(io.of('/').sockets.values(), (socket) => socket.data.sessionId as number);
    const judge = async (sessionId: number, sockets: Socket[]) => {
      const principal = await options.sessions.principalOfSession(sessionId);
      const first = sockets[0];
      if (isGuest(principal)) io.local.in(`session:${sessionId}`).disconnectSockets(true);
      if (isGuest(principal) || !first || first.data.roles === rolesIn(principal)) return;
      for (const socket of sockets) socket.data.roles = rolesIn(principal);
      await judgeAgain(principal.id);
      for (const socket of sockets) socket.emit('missed');
    };
    const reviewed = makeQueue(reviewedAtOnce);
    await Promise.all([...all].map(([sessionId, sockets]) => reviewed(() => judge(sessionId, sockets))));
  };
  const reviews = setInterval(() => {
    if (watch.away()) return;
    review().catch((err) => options.log.error({ err }, 'Live connections could not be reviewed'));
  }, reviewEvery).unref();

  return {
    review,
    publish: (emitted) => {
      for (const { name, payload } of emitted) {
        for (const { event, members } of options.registry.rejudges) {
          if (event !== name) continue;
          for (const id of members(payload)) {
            judgeHere(id);
            if (several) io.serverSideEmit('judge', id);
          }
        }
        for (const { topics, show } of options.registry.broadcasts.get(name) ?? []) {
          const shown = show ? show(payload) : payload;
          const all = topics(payload);
          const own = all.filter((topic) => topic.startsWith('user:'));
          // Members' own rooms in one go, however many: each browser watches its own under the same name.
          if (own.length > 0)
            out()
              .to([...own])
              .emit('event', { topic: 'user', name, payload: shown } satisfies LiveEvent);
          for (const topic of all) {
            if (topic.startsWith('user:')) continue;
            out()
              .to(inTopic + topic)
              .emit('event', { topic, name, payload: shown } satisfies LiveEvent);
          }
        }
      }
    },
    online: peers.online,
    connections: () => io.engine.clientsCount,
    disconnect: (room) => io.in(room).disconnectSockets(true),
    close: async () => {
      clearInterval(reviews);
      peers.close();
      // Its own alone: those of other processes stay.
      io.local.disconnectSockets(true);
      await io.close();
    },
  };
}

/**
 * What the adapter wants of a pool. Its statements go through ours; it listens on a connection of its own, because it
 * never gives back one that broke, and each would be a place of the pool less. `onBack`: it listens again after a break,
 * and what was said meanwhile was not heard.
 */
function listeningPool(pool: pg.Pool, databaseUrl: string, onBack: () => void) {
  let current: pg.Client | undefined;
  let listeningSince: number | undefined;
  let before = false;
  const connect = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      ...limited(timeLimits.listening),
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (client === current) listeningSince = undefined;
    });
    await client.connect();
    current = client;
    listeningSince = Date.now();
    if (before) setTimeout(onBack, 500).unref();
    before = true;
    return Object.assign(client, { release: () => void client.end().catch(() => undefined) });
  };
  const query = (text: string, values?: unknown[]) => pool.query(text, values);
  return { pool: { connect, query }, renew: () => cut(current), since: () => listeningSince };
}
