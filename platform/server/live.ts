import type { Server as HttpServer } from 'node:http';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import { type Actor, isGuest } from './actor.ts';
import type { Db, Query } from './db.ts';
import type { Log } from './log.ts';
import type { Emitted } from './outbox.ts';
import type { Registry } from './registry.ts';

/** What an open browser is told: that something changed, never what. It reads again through the usual policy. */
export interface LiveEvent {
  readonly topic: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Live {
  publish(emitted: readonly Emitted[]): void;
  online(): Promise<ReadonlySet<number>>;
  /** Closes every connection that a session or member has: after sign-out, ban or a lost role. */
  disconnect(room: `session:${number}` | `user:${number}`): void;
  close(): Promise<void>;
}

const inTopic = 'topic:';
const topicForm = /^([a-z][a-z-]{0,30})(?::([1-9][0-9]{0,9}))?$/;
const mostTopics = 60;
/** Signals of one connection: more than a fast typist needs in as many milliseconds. */
const signalLimit = { count: 60, within: 10_000 };
/** Milliseconds for which the list of who is here is kept: to make it, every process is asked. */
const onlineFor = 2000;

/**
 * The socket is a hint. It is let in by the session's cookie and our own origin, listens only to topics whose policy
 * says yes, and is cut off when the session ends.
 */
export function makeLive(options: {
  server: HttpServer;
  registry: Registry;
  db: Db;
  query: Query;
  log: Log;
  actorOf: (cookies: string | undefined) => Promise<Actor>;
  isOwnOrigin: (headers: Record<string, string | string[] | undefined>) => boolean;
  pool?: pg.Pool | undefined;
  redis?: unknown;
}): Live {
  const io = new Server(options.server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 20_000,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: (req, done) => done(null, options.isOwnOrigin(req.headers)),
    ...(options.redis
      ? { adapter: createRedisAdapter(options.redis as never) }
      : options.pool
        ? { adapter: createPostgresAdapter(options.pool as never, { tableName: 'socket_io_attachments' }) }
        : {}),
  });

  io.use(async (socket, next) => {
    try {
      const actor = await options.actorOf(socket.handshake.headers.cookie);
      if (isGuest(actor)) return next(new Error('sign-in-needed'));
      socket.data.userId = actor.id;
      await socket.join([`user:${actor.id}`, `session:${actor.sessionId}`]);
      next();
    } catch (err) {
      options.log.error({ err }, 'A live connection could not be judged');
      next(new Error('unavailable'));
    }
  });

  const seen = (userId: number) => {
    for (const area of options.registry.areas) {
      area.seen?.({ userId, query: options.query }).catch((err) => {
        options.log.error({ err }, 'It could not be noted that a member was here');
      });
    }
  };

  io.on('connection', (socket) => {
    const userId = socket.data.userId as number;
    seen(userId);
    socket.on('disconnect', () => {
      if (!io.sockets.adapter.rooms.has(`user:${userId}`)) seen(userId);
    });
    let budget = { left: signalLimit.count, until: 0 };
    socket.on('signal', async (ask: unknown) => {
      const { name, content } = (ask ?? {}) as { name?: unknown; content?: unknown };
      const known = typeof name === 'string' ? options.registry.signals.get(name) : undefined;
      const checked = known?.content.safeParse(content);
      const now = Date.now();
      if (now > budget.until) budget = { left: signalLimit.count, until: now + signalLimit.within };
      budget.left -= 1;
      if (!known || !checked?.success || budget.left < 0) return;
      try {
        const { to, payload } = await known.relay({ content: checked.data as never, userId, query: options.query });
        const rooms = to.map((id) => `user:${id}`);
        if (rooms.length > 0)
          io.to(rooms).emit('event', { topic: 'user', name: name as string, payload } satisfies LiveEvent);
      } catch (err) {
        options.log.error({ err, signal: name }, 'A signal could not be passed on');
      }
    });
    socket.on('watch', async (ask: unknown, reply: unknown) => {
      const answer = typeof reply === 'function' ? (reply as (a: { ok: boolean }) => void) : () => undefined;
      const topic = (ask as { topic?: unknown } | null)?.topic;
      if (typeof topic !== 'string' || socket.rooms.size > mostTopics) return answer({ ok: false });
      try {
        const ok = await mayListen(topic, await options.actorOf(socket.handshake.headers.cookie));
        if (ok) await socket.join(inTopic + topic);
        answer({ ok });
      } catch (err) {
        options.log.error({ err }, 'A live topic could not be judged');
        answer({ ok: false });
      }
    });
    socket.on('unwatch', (ask: unknown) => {
      const topic = (ask as { topic?: unknown } | null)?.topic;
      if (typeof topic === 'string') socket.leave(inTopic + topic);
    });
  });

  const mayListen = async (topic: string, actor: Actor) => {
    const match = topicForm.exec(topic);
    const judge = match?.[1] ? options.registry.topics.get(match[1]) : undefined;
    if (!match || !judge || isGuest(actor)) return false;
    return judge({ id: match[2] ? Number(match[2]) : undefined, actor, db: options.db });
  };

  /** Leaves what the member may no longer hear; the connection stays, so that nothing gives a block away. */
  const judgeAgain = async (userId: number) => {
    for (const socket of await io.in(`user:${userId}`).fetchSockets()) {
      const actor = await options.actorOf(socket.handshake.headers.cookie);
      for (const room of socket.rooms) {
        if (room.startsWith(inTopic) && !(await mayListen(room.slice(inTopic.length), actor))) socket.leave(room);
      }
    }
  };

  let online: { readonly until: number; readonly ids: Promise<ReadonlySet<number>> } | undefined;
  const whoIsOnline = async (): Promise<ReadonlySet<number>> => {
    const sockets = await io.fetchSockets();
    return new Set(sockets.map((socket) => socket.data.userId as number));
  };

  return {
    publish: (emitted) => {
      for (const { name, payload } of emitted) {
        for (const { event, members } of options.registry.rejudges) {
          if (event !== name) continue;
          for (const id of members(payload)) {
            judgeAgain(id).catch((err) => {
              options.log.error({ err }, 'Live topics could not be judged again');
              io.in(`user:${id}`).disconnectSockets(true);
            });
          }
        }
        for (const { topics, show } of options.registry.broadcasts.get(name) ?? []) {
          const shown = show ? show(payload) : payload;
          const all = topics(payload);
          const own = all.filter((topic) => topic.startsWith('user:'));
          // Members' own rooms in one go, however many: each browser watches its own under the same name.
          if (own.length > 0)
            io.to([...own]).emit('event', { topic: 'user', name, payload: shown } satisfies LiveEvent);
          for (const topic of all) {
            if (topic.startsWith('user:')) continue;
            io.to(inTopic + topic).emit('event', { topic, name, payload: shown } satisfies LiveEvent);
          }
        }
      }
    },
    online: () => {
      const now = Date.now();
      if (!online || now > online.until) online = { until: now + onlineFor, ids: whoIsOnline() };
      const { ids } = online;
      // A process that does not answer must not be asked again by nobody.
      ids.catch(() => {
        online = undefined;
      });
      return ids;
    },
    disconnect: (room) => io.in(room).disconnectSockets(true),
    close: async () => {
      io.disconnectSockets(true);
      await io.close();
    },
  };
}
