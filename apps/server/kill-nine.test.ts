import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '#platform/server/testing/postgres.ts';
import { type RunningServer, startServer } from '#tools/e2e/server.ts';

/** What a client was told: posts that the server confirmed, by id, with the text that was sent. */
type Ledger = Map<number, string>;

interface Writers {
  readonly confirmed: Ledger;
  /** Posts that were sent and not answered: each may be there or not, but never twice. */
  readonly unknown: Set<string>;
  stop(): Promise<void>;
}

const writers = 6;

/** Writes as fast as the server answers, until it is told to stop; a lost answer ends that writer's turn. */
function startWriters(url: string, ledger: Ledger, unknown: Set<string>): Writers {
  let stopped = false;
  const write = async () => {
    while (!stopped) {
      const content = `Ledger ${randomUUID()}`;
      unknown.add(content);
      try {
        const answer = await fetch(`${url}/api/posts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify({ content }),
        });
        if (answer.status !== 201) {
          await answer.body?.cancel();
          await pause(20);
          continue;
        }
        const { id } = (await answer.json()) as { id: number };
        ledger.set(id, content);
        unknown.delete(content);
      } catch {
        await pause(20);
      }
    }
  };
  const running = Promise.all(Array.from({ length: writers }, write));
  return {
    confirmed: ledger,
    unknown,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** Every confirmed post is there with its text, and none is there twice. */
async function check(url: string, ledger: Ledger) {
  const lost: number[] = [];
  const entries = [...ledger];
  for (let at = 0; at < entries.length; at += 40) {
    const answers = entries.slice(at, at + 40).map(async ([id, content]) => {
      const answer = await fetch(`${url}/api/posts/${id}`);
      const post = answer.ok ? ((await answer.json()) as { content: string }) : undefined;
      if (post?.content !== content) lost.push(id);
    });
    await Promise.all(answers);
  }
  expect(lost).toEqual([]);
  const texts = [...ledger.values()];
  expect(new Set(texts).size).toBe(texts.length);
}

const quiet = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };

describe('kill -9 while people write', () => {
  const open: { stop(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const one of open.reverse()) await one.stop();
  });

  async function series(server: RunningServer, rounds: number, kill: () => Promise<void>, after: () => Promise<void>) {
    const ledger: Ledger = new Map();
    const unknown = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const before = ledger.size;
      const running = startWriters(server.url, ledger, unknown);
      // From the first answer on: how long that takes is the machine's affair.
      await expect.poll(() => ledger.size, { timeout: 30_000 }).toBeGreaterThan(before);
      await pause(300 + round * 137);
      await kill();
      await running.stop();
      await after();
      await check(server.url, new Map([...ledger].slice(before)));
    }
    // What an earlier kill had spared is there after the later ones.
    await check(server.url, ledger);
  }

  test('the embedded database loses no confirmed post', { timeout: 120_000 }, async () => {
    const server = await startServer({ env: quiet });
    open.push(server);
    await series(
      server,
      3,
      () => server.kill9(),
      () => server.restart(),
    );
  });

  describe('on PostgreSQL', () => {
    let postgres: PostgresServer;
    let server: RunningServer;
    beforeAll(async () => {
      postgres = await startPostgres();
      open.push(postgres);
      server = await startServer({ env: { ...quiet, DATABASE_URL: await postgres.createDatabase('killed') } });
      open.push(server);
    }, 120_000);

    test('no confirmed post is lost when the server process is killed', { timeout: 120_000 }, async () => {
      await series(
        server,
        3,
        () => server.kill9(),
        () => server.restart(),
      );
    });

    test('PostgreSQL itself killed: nothing confirmed is lost, and the server recovers by itself', {
      timeout: 120_000,
    }, async () => {
      const back = async () => {
        await postgres.restart();
        await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
      };
      await series(server, 2, () => postgres.kill9(), back);
    });
  });
});
