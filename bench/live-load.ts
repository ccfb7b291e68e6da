import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

/** What the load generator, a process of its own, is asked to do, and what it answers. */
export type LoadTask =
  | { readonly kind: 'connect'; readonly url: string; readonly cookies: readonly string[] }
  /** Members 1 and 2 talk, 3 and 4 …, in `conversations`; `rate` messages a second in all. */
  | {
      readonly kind: 'talk';
      readonly conversations: readonly number[];
      readonly rate: number;
      readonly seconds: number;
    }
  | {
      readonly kind: 'group';
      readonly conversation: number;
      readonly people: number;
      readonly rounds: number;
    };

export interface Talked {
  readonly sent: number;
  readonly refused: number;
  /** Hints that no socket of the other heard. */
  readonly missing: number;
  /** Hints whose number was lower than that of one before. */
  readonly outOfOrder: number;
  /** Messages of one that were not there when the other asked after the hint. */
  readonly unread: number;
  /** Milliseconds from the beginning of the call until the other has the hint, until they have the text, until its answer. */
  readonly hint: Spread;
  readonly text: Spread;
  readonly answer: Spread;
  /** Messages a second, as it came out. */
  readonly rate: number;
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export interface Reached {
  readonly people: Spread;
  /** Until the last one has heard, by message. */
  readonly last: Spread;
  readonly missing: number;
}

interface Hint {
  readonly conversationId: number;
  readonly seq: number;
}

const sockets: Socket[] = [];
let url = '';
let cookies: readonly string[] = [];
let onHint: (member: number, hint: Hint) => void = () => undefined;

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

async function connect(task: Extract<LoadTask, { kind: 'connect' }>) {
  url = task.url;
  cookies = task.cookies;
  const open = async (member: number) => {
    const cookie = cookies[member - 1] ?? '';
    const socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnection: false,
    });
    sockets.push(socket);
    socket.on('event', ({ name, payload }: { name: string; payload: Hint }) => {
      if (name === 'conversationChanged') onHint(member, payload);
    });
    await new Promise<void>((done, fail) => {
      socket.once('connect', done);
      socket.once('connect_error', fail);
    });
  };
  for (let from = sockets.length + 1; from <= cookies.length; from += 50) {
    const members = Array.from({ length: Math.min(50, cookies.length - from + 1) }, (_, n) => from + n);
    await Promise.all(members.map(open));
  }
  return sockets.filter((socket) => socket.connected).length;
}

const ask = (member: number, path: string, body?: unknown) =>
  fetch(url + path, {
    headers: { cookie: cookies[member - 1] ?? '', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

const nobody = 'The ramp at the library is open again, and the lift works.';
const send = (member: number, conversationId: number) =>
  ask(member, '/api/messages', { conversationId, content: nobody, clientKey: crypto.randomUUID() });

/** Waits until nothing new has come for a while. */
async function untilQuiet(left: () => number) {
  for (let still = 0, before = left(); left() > 0 && still < 30; still += 1) {
    await pause(100);
    if (left() !== before) still = 0;
    before = left();
  }
}

async function talk({ conversations, rate, seconds }: Extract<LoadTask, { kind: 'talk' }>): Promise<Talked> {
  const began = new Map<string, number>();
  const spent = { hint: [] as number[], text: [] as number[], answer: [] as number[] };
  const lastSeq = new Map<number, number>();
  const known = new Map<number, number>();
  const reading = new Map<number, Promise<void>>();
  const heard = new Set<string>();
  const read = new Set<string>();
  // A hint may come before the answer that says which number was given, so both wait for each other here.
  const hintAt = new Map<string, number>();
  const textAt = new Map<string, number>();
  let outOfOrder = 0;
  let refused = 0;

  /** As the product's log does it: one question at a time, from the last change that is known. */
  const readNews = (member: number, conversation: number) => {
    const next = (reading.get(conversation) ?? Promise.resolve()).then(async () => {
      const since = known.get(conversation) ?? 0;
      const answer = await ask(member, `/api/conversations/${conversation}/changes?since=${since}`);
      if (!answer.ok) return;
      const { messages, change } = (await answer.json()) as { messages: { seq: number }[]; change: number };
      known.set(conversation, Math.max(change, known.get(conversation) ?? 0));
      for (const { seq } of messages) {
        textAt.set(`${conversation}:${seq}`, performance.now());
        read.add(`${conversation}:${seq}`);
      }
    });
    reading.set(
      conversation,
      next.catch(() => undefined),
    );
  };
  onHint = (member, { conversationId, seq }) => {
    // Odd members write, even ones listen.
    if (member % 2 === 1) return;
    const key = `${conversationId}:${seq}`;
    if (seq < (lastSeq.get(conversationId) ?? 0)) outOfOrder += 1;
    lastSeq.set(conversationId, seq);
    if (!heard.has(key)) hintAt.set(key, performance.now());
    heard.add(key);
    readNews(member, conversationId);
  };

  const under: Promise<void>[] = [];
  const sentKeys: string[] = [];
  const from = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = from + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const at = n % conversations.length;
    const conversation = conversations[at] as number;
    const start = performance.now();
    under.push(
      send(at * 2 + 1, conversation)
        .then(async (answer) => {
          if (answer.status !== 201) {
            refused += 1;
            return void (await answer.body?.cancel());
          }
          const { seq } = (await answer.json()) as { seq: number };
          spent.answer.push(performance.now() - start);
          began.set(`${conversation}:${seq}`, start);
          sentKeys.push(`${conversation}:${seq}`);
        })
        .catch(() => {
          refused += 1;
        }),
    );
  }
  await Promise.all(under);
  const took = (performance.now() - from) / 1000;
  await untilQuiet(() => sentKeys.filter((key) => !read.has(key)).length);
  for (const key of sentKeys) {
    const start = began.get(key) ?? 0;
    const [hint, text] = [hintAt.get(key), textAt.get(key)];
    if (hint !== undefined) spent.hint.push(hint - start);
    if (text !== undefined) spent.text.push(text - start);
  }
  return {
    sent: sentKeys.length,
    refused,
    missing: sentKeys.filter((key) => !heard.has(key)).length,
    outOfOrder,
    unread: sentKeys.filter((key) => !read.has(key)).length,
    hint: spreadOf(spent.hint),
    text: spreadOf(spent.text),
    answer: spreadOf(spent.answer),
    rate: sentKeys.length / took,
  };
}

async function group({ conversation, people, rounds }: Extract<LoadTask, { kind: 'group' }>): Promise<Reached> {
  const all: number[] = [];
  const last: number[] = [];
  let missing = 0;
  for (let round = 0; round < rounds + 2; round += 1) {
    const times: number[] = [];
    const start = performance.now();
    onHint = (_, { conversationId }) => {
      if (conversationId === conversation) times.push(performance.now() - start);
    };
    const answer = await send(1 + (round % people), conversation);
    if (answer.status !== 201) throw new Error(`The group's message was answered with ${answer.status}.`);
    await untilQuiet(() => people - times.length);
    // The first two warm up.
    if (round < 2) continue;
    missing += people - times.length;
    all.push(...times);
    last.push(Math.max(...times));
  }
  return { people: spreadOf(all), last: spreadOf(last), missing };
}

process.on('message', async (task: LoadTask) => {
  try {
    const done =
      task.kind === 'connect' ? await connect(task) : task.kind === 'talk' ? await talk(task) : await group(task);
    process.send?.({ done });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
