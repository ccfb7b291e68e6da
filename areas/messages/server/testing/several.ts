import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startProxy, type TestProxy } from '#platform/server/testing/proxy.ts';
import { sessionCookie, storedToken } from '#platform/server/testing/session-cookie.ts';
import { type RunningServer, startServer } from '#tools/e2e/server.ts';
import type { Conversation, Message, UnreadMessages } from '../../contract.ts';
import { openBrowser, type TestBrowser } from './browser.ts';

const secret = 'of the tests with several processes alone';
const env = {
  MODE: 'production',
  SESSION_SECRET: secret,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'several@example.org',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
};

/** Several processes on one PostgreSQL behind a proxy, with members who talk by twos and in a group of all. */
export interface Several {
  readonly proxy: TestProxy;
  readonly servers: readonly RunningServer[];
  readonly pool: pg.Pool;
  readonly browsers: readonly TestBrowser[];
  /** Conversations of two, and the group last. */
  readonly conversations: readonly number[];
  stop(): Promise<void>;
}

const post = async <T>(url: string, cookie: string, body: unknown): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** `members` is even; each talks with one other, and all with all. They follow each other and show their presence. */
export async function startSeveral(options: {
  databaseUrl: string;
  processes: number;
  members: number;
}): Promise<Several> {
  const { databaseUrl, members } = options;
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const starting = Array.from({ length: options.processes }, async () => {
      const server = await startServer({ env: { ...env, DATABASE_URL: databaseUrl } });
      closing.push(() => server.stop());
      return server;
    });
    const servers: RunningServer[] = await Promise.all(starting);
    const proxy = await startProxy(servers.map(({ url }) => Number(new URL(url).port)));
    closing.push(() => proxy.close());
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    pool.on('error', () => undefined);
    closing.push(() => pool.end());

    await pool.query(
      `insert into users (name, email, username)
       select 'Member ' || n, 'm' || n || '@example.org', 'member-' || n from generate_series(1, $1::int) n`,
      [members],
    );
    await pool.query(`insert into follows (follower_id, followee_id)
      select a.id, b.id from users a join users b on a.id <> b.id`);
    await pool.query(`insert into consents (user_id, purpose, given, version, at)
      select id, 'presence', true, 1, now() from users`);
    const cookies: string[] = [];
    for (let id = 1; id <= members; id += 1) {
      const token = randomBytes(16).toString('hex');
      await pool.query(
        `insert into sessions (family, token_hash, user_id, expires_at) values ($1, $1, $2, now() + interval '1 day')`,
        [storedToken(token), id],
      );
      cookies.push(sessionCookie(secret, token));
    }
    const cookieOf = (id: number) => cookies[id - 1] ?? '';
    const conversations: number[] = [];
    for (let id = 1; id < members; id += 2) {
      const body = { recipientId: id + 1, content: 'Hello' };
      conversations.push((await post<Message>(`${proxy.url}/api/messages`, cookieOf(id), body)).conversationId);
    }
    const memberIds = Array.from({ length: members - 1 }, (_, n) => n + 2);
    const group = await post<Conversation>(`${proxy.url}/api/conversations`, cookieOf(1), { title: 'All', memberIds });
    conversations.push(group.id as number);

    const browsers: TestBrowser[] = [];
    for (let id = 1; id <= members; id += 1) {
      const own = conversations[Math.floor((id - 1) / 2)] as number;
      const browser = await openBrowser({
        url: proxy.url,
        userId: id,
        cookie: cookieOf(id),
        conversations: [own, group.id as number],
      });
      browsers.push(browser);
      closing.push(async () => browser.close());
    }
    return { proxy, servers, pool, browsers, conversations, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Unsent messages with which a writer waits, so that a slow machine does not gather thousands. */
const mostUnsent = 6;

/** Everybody writes, by turns to the other one and to the group, until it is stopped. */
export function startWriting({ browsers, conversations }: Several, everyMs: number) {
  const group = conversations.at(-1) as number;
  const written = new Map<string, { readonly userId: number; readonly conversationId: number; readonly n: number }>();
  let stopped = false;
  const writing = browsers.map(async (browser, at) => {
    const own = conversations[Math.floor(at / 2)] as number;
    for (let n = 1; !stopped; n += 1) {
      const conversationId = n % 2 === 0 ? group : own;
      const content = `${browser.userId} writes number ${n}`;
      written.set(content, { userId: browser.userId, conversationId, n });
      browser.write(conversationId, content);
      do await pause(everyMs * (0.5 + Math.random()));
      while (browser.unsent().length >= mostUnsent && !stopped);
    }
  });
  return {
    written,
    stop: async () => {
      stopped = true;
      await Promise.all(writing);
    },
  };
}

interface Stored {
  readonly id: number;
  readonly conversation_id: number;
  readonly seq: number;
  readonly from_user_id: number;
  readonly client_uuid: string | null;
}

export interface Finding {
  readonly confirmed: number;
  readonly faults: readonly string[];
}

/**
 * Holds what was written, what was confirmed, what the database has and what each browser shows against each other.
 * Call it once nothing is unsent and every browser has had time to hear.
 */
export async function findFaults(
  { pool, browsers, conversations }: Several,
  written: ReturnType<typeof startWriting>['written'],
): Promise<Finding> {
  const faults: string[] = [];
  const { rows } = await pool.query<Stored>(
    'select id, conversation_id, seq, from_user_id, client_uuid from messages order by conversation_id, seq',
  );
  const byKey = new Map(rows.filter((row) => row.client_uuid).map((row) => [row.client_uuid as string, row]));
  const keyed = rows.filter((row) => row.client_uuid).length;
  if (byKey.size !== keyed) faults.push(`${keyed - byKey.size} messages are there twice`);
  if (keyed !== written.size) faults.push(`${written.size} were written and ${keyed} are there`);
  for (const id of conversations) {
    const seqs = rows.filter((row) => row.conversation_id === id).map(({ seq }) => seq);
    seqs.forEach((seq, at) => {
      if (seq !== at + 1) faults.push(`conversation ${id} has number ${seq} at place ${at + 1}`);
    });
  }
  let confirmed = 0;
  for (const browser of browsers) {
    for (const unsent of browser.unsent()) faults.push(`"${unsent.content}" is ${unsent.state}: ${unsent.why ?? ''}`);
    for (const [key, message] of browser.confirmed) {
      confirmed += 1;
      const row = byKey.get(key);
      if (row?.id !== message.id || row.seq !== message.seq) faults.push(`"${message.content}" was confirmed and lost`);
    }
    for (const id of conversations) {
      faults.push(...logFaults(browser, id, rows, written));
    }
  }
  return { confirmed, faults: [...new Set(faults)] };
}

/** The log of one browser: every message once, in the order of the database and of each writer, and told once. */
function logFaults(
  browser: TestBrowser,
  id: number,
  rows: readonly Stored[],
  written: ReturnType<typeof startWriting>['written'],
): string[] {
  const faults: string[] = [];
  const who = `what member ${browser.userId} sees of conversation ${id}`;
  const log = browser.log(id);
  if (!log) return [];
  const { messages } = log.state();
  const there = rows.filter((row) => row.conversation_id === id && row.seq >= (messages[0]?.seq ?? 1));
  if (messages.map((one) => one.id).join() !== there.map((row) => row.id).join()) {
    faults.push(`${who}: ${messages.length} messages instead of ${there.length}, or others`);
  }
  const last = new Map<number, number>();
  for (const { content, fromUserId } of messages) {
    const n = written.get(content)?.n ?? 0;
    if (n > 0 && n <= (last.get(fromUserId) ?? 0)) faults.push(`${who}: "${content}" stands too late`);
    if (n > 0) last.set(fromUserId, n);
  }
  const news = browser.news(id);
  if (news.some((seq, at) => at > 0 && seq <= (news[at - 1] ?? 0))) faults.push(`${who}: news twice or out of order`);
  return faults;
}

/** True once nobody has anything unsent and everybody shows the last message of each of their conversations. */
export async function isCalm({ pool, browsers, conversations }: Several): Promise<boolean> {
  if (browsers.some((browser) => browser.unsent().length > 0)) return false;
  const { rows } = await pool.query<{ id: number; last_seq: number }>('select id, last_seq from conversations');
  return browsers.every((browser) =>
    conversations.every((id) => {
      const log = browser.log(id);
      return !log || log.state().messages.at(-1)?.seq === rows.find((row) => row.id === id)?.last_seq;
    }),
  );
}

/** Asked of each process itself, past the proxy. */
export const unreadOn = async ({ servers, browsers }: Several): Promise<UnreadMessages[][]> =>
  Promise.all(
    servers.map(({ url }) =>
      Promise.all(browsers.map(async (one) => (await one.get<UnreadMessages>('/api/messages/unread', url)).body)),
    ),
  );

/** Who is online in the group, as each process shows it to the first member. */
export const onlineOn = async ({ servers, browsers, conversations }: Several): Promise<number[][]> =>
  Promise.all(
    servers.map(async ({ url }) => {
      const path = `/api/conversations/${conversations.at(-1)}`;
      const { people } = (await (browsers[0] as TestBrowser).get<Conversation>(path, url)).body;
      return people
        .filter(({ online }) => online)
        .map(({ id }) => id)
        .sort((a, b) => a - b);
    }),
  );
