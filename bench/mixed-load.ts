import { Agent, request } from 'node:http';
import { timesOf } from './load.ts';
import { cookieOfMember } from './stage.ts';

/** Requests at a fixed rate, whether answers come or not, which a process of its own sends. */
export interface MixedTask {
  readonly url: string;
  readonly members: number;
  readonly posts: number;
  /** A second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface MixedLoad {
  readonly sent: number;
  readonly answered: number;
  /** Answered with 4xx or 5xx, or not within ten seconds. */
  readonly failed: number;
  /** What failed, with how often. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** Numbers that follow from a seed, so that two runs ask the same. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Eighty reads and twenty writes of a hundred, as a community has them. */
function ask(turn: number, pick: (below: number) => number, { members, posts }: MixedTask): Asked {
  const recent = posts - pick(Math.min(posts, 20_000));
  const get = (path: string): Asked => ({ method: 'GET', path });
  const post = (path: string, body?: unknown): Asked => ({ method: 'POST', path, ...(body !== undefined && { body }) });
  const part = turn % 100;
  if (part < 38) return get('/api/posts?limit=20');
  if (part < 50) return get(`/api/posts/${recent}`);
  if (part < 62) return get(`/api/posts/${recent}/comments?limit=20`);
  if (part < 70) return get(`/api/users/${1 + pick(members)}`);
  if (part < 80) return get('/api/notifications/unread-count');
  if (part < 90) return post(`/api/posts/${recent}/like`);
  if (part < 96) return post(`/api/posts/${recent}/comments`, { content: `The lift works again, ${turn}.` });
  return post('/api/posts', { content: `In the mix, ${turn}. The ramp at the library is open again.` });
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const patience = 10_000;

function send(url: string, { method, path, body }: Asked, cookie: string): Promise<number> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  return new Promise((done) => {
    const sent = request(`${url}${path}`, {
      method,
      agent,
      timeout: patience,
      headers: {
        cookie,
        ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      },
    });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', () => done(0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => done(0));
    sent.end(bytes);
  });
}

async function mix(task: MixedTask): Promise<MixedLoad> {
  const pick = numbers(task.seconds * task.rate);
  const spent: number[] = [];
  const failures: Record<string, number> = {};
  const total = task.rate * task.seconds;
  const under: Promise<void>[] = [];
  const from = performance.now();
  const one = async (turn: number) => {
    const asked = ask((turn * 37) % 100, pick, task);
    const cookie = cookieOfMember(1 + pick(task.members));
    const began = performance.now();
    const status = await send(task.url, asked, cookie);
    spent.push(performance.now() - began);
    if (status >= 200 && status < 300) return;
    const what = `${asked.method} ${asked.path.replace(/\d+/g, 'n')}: ${status || 'no answer'}`;
    failures[what] = (failures[what] ?? 0) + 1;
  };
  let turn = 0;
  while (turn < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - from) / 1000) * task.rate));
    for (; turn < due; turn += 1) under.push(one(turn));
    await new Promise((done) => setTimeout(done, 5));
  }
  await Promise.all(under);
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  return { sent: total, answered: spent.length - failed, failed, failures, ...timesOf(spent) };
}

process.on('message', (task: MixedTask) => {
  void mix(task).then((load) => process.send?.(load));
});
