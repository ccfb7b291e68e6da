import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '#platform/server/testing/postgres.ts';
import { type Several, startSeveral } from './testing/several.ts';

/** The short form: away for a second, by hanging alone. tools/verify/away.ts has it for half a minute, and gone too. */
const seconds = Number(process.env.AWAY_SECONDS ?? 1);
const isLong = process.env.AWAY_SECONDS !== undefined;

let postgres: PostgresServer;
let several: Several;
beforeAll(async () => {
  postgres = await startPostgres();
  several = await startSeveral({ databaseUrl: await postgres.createDatabase('away'), processes: 1, members: 2 });
}, 120_000);
afterAll(async () => {
  await several?.stop();
  await postgres?.stop();
});

interface Sent {
  readonly content: string;
  readonly clientKey: string;
}
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const [server] = several.servers;
  const [ana] = several.browsers;
  const answer = await fetch(`${server?.url}${path}`, {
    ...init,
    headers: { cookie: ana?.cookie ?? '', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : {} };
}
const send = ({ content, clientKey }: Sent) =>
  ask('/api/messages', {
    method: 'POST',
    body: JSON.stringify({ conversationId: several.conversations[0], content, clientKey }),
  });
const newMessage = (content: string): Sent => ({ content, clientKey: crypto.randomUUID() });

/** Everything that was written is there once, and each browser has it in the order of its numbers. */
async function expectOnce(all: readonly Sent[]) {
  const { rows } = await several.pool.query<{ seq: number; client_uuid: string | null }>(
    'select seq, client_uuid from messages where conversation_id = $1 order by seq',
    [several.conversations[0]],
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  for (const { clientKey } of all) expect(rows.filter(({ client_uuid }) => client_uuid === clientKey)).toHaveLength(1);
  const last = rows.at(-1)?.seq;
  for (const browser of several.browsers) {
    const seqs = () =>
      browser
        .log(several.conversations[0] as number)
        ?.state()
        .messages.map(({ seq }) => seq);
    await expect.poll(() => seqs()?.at(-1), { timeout: 10_000 }).toBe(last);
    expect(seqs()).toEqual([...new Set(seqs())].sort((a, b) => a - b));
  }
}

/** While it is away, and before it is back: a clear refusal, and a process that says how it is. */
async function expectRefusals(write: (content: string) => Promise<{ answer: Answer }>, name: string) {
  const refused = await Promise.all(Array.from({ length: 20 }, (_, n) => write(`${name} meanwhile ${n}`)));
  for (const { answer } of refused) {
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ type: '/problems/unavailable', status: 503 });
    expect(String(answer.body.detail)).toContain('can’t reach its data');
  }
  expect((await write(`${name} later`)).answer).toMatchObject({ status: 503 });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/readyz')).toMatchObject({ status: 503 });
  expect(await ask('/api/posts')).toMatchObject({ status: 503 });
}

/** Writes while the database goes away and comes back; what is not confirmed is sent again under its key. */
async function away(name: string, goAway: () => Promise<void>, comeBack: () => Promise<void>) {
  const all: Sent[] = [];
  const confirmed: Answer[] = [];
  const write = async (content: string) => {
    const message = newMessage(content);
    all.push(message);
    const answer = await send(message);
    if (answer.status === 201) confirmed.push(answer);
    return { message, answer };
  };
  const [pid] = several.servers.map((server) => server.pid);
  for (let n = 1; n <= 5; n += 1) expect((await write(`${name} before ${n}`)).answer.status).toBe(201);

  await goAway();
  try {
    await expectRefusals(write, name);
    await pause(seconds * 1000);
  } finally {
    await comeBack();
  }
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5000, interval: 100 }).toBe(200);
  for (const message of all) {
    const answer = await send(message);
    expect(answer.status).toBe(201);
    const before = confirmed.find(({ body }) => body.clientKey === message.clientKey);
    if (before) expect(answer.body.id).toBe(before.body.id);
  }
  await expectOnce(all);
  expect(several.servers.map((server) => server.pid)).toEqual([pid]);
}

test('a database that hangs: a clear 503 within two seconds, and nothing confirmed is lost', { timeout: 120_000 }, () =>
  away(
    'Hanging',
    async () => postgres.freeze(),
    async () => postgres.thaw(),
  ),
);

if (isLong) {
  test('a database that is gone: the same, and its connections are made anew', { timeout: 120_000 }, () =>
    away(
      'Gone',
      () => postgres.kill9(),
      () => postgres.restart(),
    ),
  );
}
