import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { areaContract, event } from '#platform/contract/operation.ts';
import { on, serverArea } from './area.ts';
import { queryIn } from './db.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { sharedPostgres } from './testing/postgres.ts';

const happened = event('happened', z.object({ text: z.string() }));

/** What the reactions have seen, and what holds the slow one up. */
const seen: string[] = [];
let hold: Promise<void> | undefined;
let lateWrite: Promise<unknown> | undefined;
let begun: () => void = () => undefined;

const area = serverArea({
  contract: areaContract({ name: 'happenings', operations: [], events: [happened] }),
  handlers: {},
  work: {
    reactions: [
      on(happened, 'happenings.first', async ({ event: { text } }) => void seen.push(`first ${text}`)),
      on(happened, 'happenings.slow', async ({ event: { text }, db }) => {
        const query = queryIn(db);
        await query('', `insert into outbox_mails ("to", subject, text) values ('x', $1, 'kept')`, [text]);
        if (text === 'hang') {
          begun();
          await hold;
          // Too late: nothing of this run may be kept, nor reach anybody else's transaction.
          lateWrite = query('', `insert into outbox_mails ("to", subject, text) values ('x', 'late', 'late')`);
          await lateWrite;
        }
        seen.push(`slow ${text}`);
      }),
      on(happened, 'happenings.last', async ({ event: { text } }) => void seen.push(`last ${text}`)),
    ],
  },
  matrix: {},
});

const emit = (app: TestApp, text: string) => app.app.transactions.run((_db, tell) => tell(happened, { text }));
const workOf = (app: TestApp) =>
  app.database.query(
    'work',
    `select reaction, attempts, failures, last_error as error, parked_at is not null as parked
     from outbox_work order by id`,
  );
const makeDue = (app: TestApp) =>
  app.database.query('due', 'update outbox_work set due_at = now() where due_at is not null');
const kept = async (app: TestApp) =>
  (await app.database.query<{ subject: string }>('kept', 'select subject from outbox_mails order by id')).map(
    ({ subject }) => subject,
  );

describe.each(['pglite', 'postgres'])('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' ? await (await sharedPostgres()).createDatabase('outbox') : undefined;
    app = await startTestApp({ areas: [area], reactionLimit: 150, ...(databaseUrl && { databaseUrl }) });
  }, 120_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    seen.length = 0;
    await app.database.query('empty', 'delete from outbox_mails');
    await app.database.query('none', 'delete from outbox');
  });

  test('a reaction that hangs is over in time, holds up no other, and is parked after three runs', async () => {
    let let_go: () => void = () => undefined;
    hold = new Promise((go) => {
      let_go = go;
    });
    await emit(app, 'hang');
    await emit(app, 'next');
    await app.settle();
    expect(seen).toEqual(['first hang', 'last hang', 'first next', 'slow next', 'last next']);
    const slow = { reaction: 'happenings.slow', failures: 0, error: 'TimeLimitError' };
    expect(await workOf(app)).toEqual([{ ...slow, attempts: 1, parked: false }]);
    for (let run = 2; run <= 3; run += 1) {
      await makeDue(app);
      await app.settle();
      expect(await workOf(app)).toEqual([{ ...slow, attempts: run, parked: run === 3 }]);
    }
    await makeDue(app);
    await app.settle();
    expect(await workOf(app)).toEqual([{ ...slow, attempts: 3, parked: true }]);
    let_go();
    await hold;
    await expect(lateWrite).rejects.toThrow();
    expect(await kept(app)).toEqual(['next']);
    expect(seen).toEqual(['first hang', 'last hang', 'first next', 'slow next', 'last next']);
  });

  test('an attempt is written down before the reaction runs, under a lease that keeps others away', async () => {
    let let_go: () => void = () => undefined;
    hold = new Promise((go) => {
      let_go = go;
    });
    const started = new Promise<void>((go) => {
      begun = go;
    });
    await emit(app, 'hang');
    const settled = app.settle();
    await started;
    if (engine === 'postgres') {
      const [row] = await app.database.query(
        'claimed',
        `select attempts, failures, claim is not null as claimed, due_at > now() + interval '30 seconds' as leased
         from outbox_work where reaction = 'happenings.slow'`,
      );
      expect(row).toEqual({ attempts: 1, failures: 0, claimed: true, leased: true });
    }
    await settled;
    let_go();
    expect(await workOf(app)).toMatchObject([{ reaction: 'happenings.slow', attempts: 1, error: 'TimeLimitError' }]);
  });

  test('work that three processes did not finish is parked without being run', async () => {
    await emit(app, 'left behind');
    await app.database.query(
      'left',
      `update outbox_work set attempts = 3, claim = 'of a killed process' where reaction = 'happenings.slow'`,
    );
    await app.settle();
    expect(seen).toEqual(['first left behind', 'last left behind']);
    expect(await workOf(app)).toEqual([
      { reaction: 'happenings.slow', attempts: 3, failures: 0, error: 'UnfinishedError', parked: true },
    ]);
  });
});

describe('several processes', () => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    const databaseUrl = await (await sharedPostgres()).createDatabase('outboxes');
    one = await startTestApp({ areas: [area], databaseUrl });
    two = await startTestApp({ areas: [area], databaseUrl });
    seen.length = 0;
  }, 120_000);
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  test('never run the same work at once, and leave none', async () => {
    const texts = Array.from({ length: 30 }, (_, n) => `n${n}`);
    for (const text of texts) await emit(one, text);
    await Promise.all([one.settle(), two.settle()]);
    const all = ['first', 'slow', 'last'].flatMap((name) => texts.map((text) => `${name} ${text}`));
    expect([...seen].sort()).toEqual(all.sort());
    expect(await workOf(one)).toEqual([]);
  });

  test('a run whose lease went to another process keeps nothing', async () => {
    seen.length = 0;
    let let_go: () => void = () => undefined;
    hold = new Promise((go) => {
      let_go = go;
    });
    const started = new Promise<void>((go) => {
      begun = go;
    });
    await emit(one, 'hang');
    const settled = one.settle();
    await started;
    await one.database.query('taken', `update outbox_work set claim = 'another' where reaction = 'happenings.slow'`);
    let_go();
    await settled;
    expect(await kept(one)).not.toContain('hang');
    expect(await workOf(one)).toMatchObject([{ reaction: 'happenings.slow', attempts: 1, failures: 0 }]);
  });
});

test('a reaction that kills its process three times is parked, and everything else is delivered', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'doorways-poison-'));
  const root = join(import.meta.dirname, '../..');
  const run = (...more: string[]) =>
    spawnSync(
      join(root, 'node_modules/.bin/node'),
      [join(import.meta.dirname, 'testing/poison.ts'), dataDir, ...more],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
  const runs = [run('write'), run(), run(), run()];
  expect(runs.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', null]);
  const lines = runs.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean));
  expect(lines.slice(0, -1)).toEqual([
    'before poison',
    'after poison',
    'before healthy',
    'spared healthy',
    'after healthy',
  ]);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual([
    { reaction: 'poison.kill', attempts: 3, failures: 0, error: 'UnfinishedError', parked: true },
  ]);
}, 60_000);
