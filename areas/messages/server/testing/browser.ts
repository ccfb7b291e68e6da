import { io, type Socket } from 'socket.io-client';
import type { Message } from '../../contract.ts';
import { createLog, type Log, type LogSource } from '../../web/log/log.ts';
import { createQueue, type Unsent } from '../../web/log/unsent.ts';

class HttpError extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}

/** One member's browser without a page: its cookie, its live connection, its log and its queue are the product's own. */
export interface TestBrowser {
  readonly userId: number;
  readonly cookie: string;
  /** Undefined of a conversation that it does not show. */
  log(conversationId: number): Log | undefined;
  /** Numbers of the messages that were told as news, in that order. */
  news(conversationId: number): readonly number[];
  write(conversationId: number, content: string): void;
  unsent(): readonly Unsent[];
  /** What the server has confirmed, by client key. */
  readonly confirmed: ReadonlyMap<string, Message>;
  isConnected(): boolean;
  /** Longest time without a connection so far, in milliseconds. */
  longestGap(): number;
  get<T>(path: string, base?: string): Promise<{ readonly body: T; readonly next: string | undefined }>;
  flush(): Promise<void>;
  close(): void;
}

export interface TestBrowserOptions {
  readonly url: string;
  readonly userId: number;
  readonly cookie: string;
  /** Conversations that are open on the page. */
  readonly conversations: readonly number[];
}

const timeout = 15_000;

async function ask(url: string, cookie: string, body?: unknown): Promise<Response> {
  const answer = await fetch(url, {
    headers: { cookie, connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new HttpError(answer.status, await answer.text());
  return answer;
}

export async function openBrowser({ url, userId, cookie, conversations }: TestBrowserOptions): Promise<TestBrowser> {
  const get = async <T>(path: string, base = url) => {
    const answer = await ask(base + path, cookie);
    const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1];
    return { body: (await answer.json()) as T, next };
  };
  const sourceOf = (id: number): LogSource => ({
    page: async ({ before, around, limit }) => {
      const query = new URLSearchParams();
      if (limit !== undefined) query.set('limit', String(limit));
      if (before !== undefined) query.set('cursor', before);
      if (around !== undefined) query.set('around', String(around));
      const { body, next } = await get<Message[]>(`/api/conversations/${id}/messages?${query}`);
      return { items: body, next };
    },
    change: async () => (await get<{ change: number }>(`/api/conversations/${id}`)).body.change,
    changes: async (since) =>
      (await get<Awaited<ReturnType<LogSource['changes']>>>(`/api/conversations/${id}/changes?since=${since}`)).body,
  });

  const logs = new Map(conversations.map((id) => [id, createLog(sourceOf(id))]));
  const news = new Map<number, number[]>(conversations.map((id) => [id, []]));
  for (const [id, log] of logs) log.onNews(({ added }) => news.get(id)?.push(...added.map(({ seq }) => seq)));

  let kept: readonly Unsent[] = [];
  let closed = false;
  const confirmed = new Map<string, Message>();
  const queue = createQueue({
    store: {
      read: () => kept,
      write: (all) => {
        kept = all;
      },
    },
    send: async ({ clientKey, to, content, type }) =>
      (await (await ask(`${url}/api/messages`, cookie, { ...to, content, type, clientKey })).json()) as Message,
    isUnknown: (error) =>
      !(error instanceof HttpError) || error.status >= 500 || [401, 408, 429].includes(error.status),
    why: (error) => (error as Error).message,
    onSent: ({ clientKey }, message) => {
      confirmed.set(clientKey, message);
      logs.get(message.conversationId)?.put(message);
    },
    later: (work, ms) => {
      const timer = setTimeout(() => !closed && work(), ms);
      return () => clearTimeout(timer);
    },
    alone: (work) => work(),
  });

  // The options of the product's own connection, save what only a browser has.
  const socket: Socket = io(url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  let lostAt: number | undefined;
  let longestGap = 0;
  const lookAgain = () => {
    for (const log of logs.values()) void log.sync();
  };
  const connected = new Promise<void>((done) => socket.once('connect', done));
  socket.on('connect', () => {
    if (lostAt !== undefined) longestGap = Math.max(longestGap, Date.now() - lostAt);
    lostAt = undefined;
    lookAgain();
    void queue.flush();
  });
  socket.on('disconnect', (reason) => {
    lostAt = Date.now();
    if (reason === 'io server disconnect') setTimeout(() => !closed && socket.connect(), 1000);
  });
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => !closed && socket.connect(), 1000);
  });
  socket.on('missed', lookAgain);
  socket.on('event', ({ name, payload }: { name: string; payload: { conversationId: number } }) => {
    if (name === 'conversationChanged') void logs.get(payload.conversationId)?.sync();
  });
  await connected;
  await Promise.all([...logs.values()].map((log) => log.open()));

  return {
    userId,
    cookie,
    log: (id) => logs.get(id),
    news: (id) => news.get(id) ?? [],
    write: (conversationId, content) =>
      queue.add({
        clientKey: crypto.randomUUID(),
        to: { conversationId },
        content,
        type: 'text',
        at: new Date().toISOString(),
      }),
    unsent: () => queue.list(),
    confirmed,
    isConnected: () => socket.connected,
    longestGap: () => longestGap,
    get,
    flush: () => queue.flush(),
    close: () => {
      closed = true;
      socket.close();
    },
  };
}
