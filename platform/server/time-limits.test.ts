import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { areaContract, nothing, operation } from '#platform/contract/operation.ts';
import { job, longJob, serverArea, type UseCase } from './area.ts';
import { inLane, type Work } from './lane.ts';
import type { Services } from './services.ts';
import { outboxMails } from './tables.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { sharedPostgres } from './testing/postgres.ts';
import { timeLimits } from './time-limits.ts';

const takeLong = operation({
  name: 'takeLong',
  method: 'POST',
  path: '/api/slow/{how}',
  policy: 'anyone',
  summary: 'Writes a mail, then takes longer than is borne.',
  params: z.object({ how: z.enum(['statement', 'lock', 'idle']) }),
  output: nothing(),
});
const look = operation({
  name: 'look',
  method: 'GET',
  path: '/api/slow',
  policy: 'anyone',
  summary: 'Reads for longer than is borne.',
  output: nothing(),
});

let app: TestApp;
let other: pg.Client;
/** Outside any transaction: within one, who else there is is read once. */
let watcher: pg.Client;
const ofJobs: unknown[] = [];
const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`;

const everyone = { guest: 204, member: 204, other: 204, blocked: 204, moderator: 204 };
const row = { expect: everyone, also: [204, 204, 204] as const };
const area = serverArea({
  contract: areaContract({ name: 'slow', operations: [takeLong, look] }),
  handlers: {
    takeLong: async ({ input, db, query }: UseCase<{ how: 'statement' | 'lock' | 'idle' }>) => {
      await db.insert(outboxMails).values({ to: input.how, subject: 'Slow', text: '' });
      if (input.how === 'statement') await query('', 'select pg_sleep(60)');
      if (input.how === 'lock') await query('', `update outbox_mails set text = 'mine' where "to" = 'held'`);
      if (input.how === 'idle') {
        const [own] = await query<{ pid: number }>('', 'select pg_backend_pid() as pid');
        await vi.waitFor(
          async () => {
            const found = await watcher.query('select 1 from pg_stat_activity where pid = $1', [own?.pid]);
            expect(found.rowCount).toBe(0);
          },
          { timeout: 15_000 },
        );
        await query('', 'select 1');
      }
      return undefined;
    },
    look: async ({ query }: UseCase<unknown>) => {
      await query('', 'select pg_sleep(60)');
      return undefined;
    },
  },
  work: {
    jobs: [
      longJob(
        'slow.long',
        '0 0 * * *',
        async ({ query, services }: { query: UseCase<unknown>['query']; services: Services }) => {
          ofJobs.push(...(await query('', settings)));
          await services.transaction(
            async (db) => void ofJobs.push(...((await db.execute(settings)) as never as { rows: [] }).rows),
          );
        },
      ),
      job(
        'slow.short',
        '0 0 * * *',
        async ({ db }) => void ofJobs.push(...((await db.execute(settings)) as never as { rows: [] }).rows),
      ),
    ],
  },
  matrix: { takeLong: row, look: row },
});

beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('time_limits');
  app = await startTestApp({
    areas: [area],
    databaseUrl,
    timeLimits: { ...timeLimits, requests: { statement: 300, lock: 100, idle: 100 } },
  });
  other = new pg.Client({ connectionString: databaseUrl });
  watcher = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([other.connect(), watcher.connect()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([other.end(), watcher.end()]);
  await app.close();
});

const kept = async () => (await other.query(`select "to" from outbox_mails where "to" <> 'held'`)).rows;

const stopped = {
  type: '/problems/busy',
  title: 'Busy',
  detail: 'This took too long, so it was stopped. Nothing was changed. Wait a moment, then try again.',
};
/** Its connection is ended, and who uses it next hears of that alone. */
const ended = { type: '/problems/unavailable' };

test.each([
  ['statement', stopped],
  ['lock', stopped],
  ['idle', ended],
])('a write whose %s takes too long answers 503, and nothing is kept', async (how, said) => {
  await other.query('delete from outbox_mails');
  await other.query(`insert into outbox_mails ("to", subject, text) values ('held', '', '')`);
  await other.query('begin');
  await other.query(`update outbox_mails set text = 'theirs'`);
  const answer = await app.app.http.inject({ method: 'POST', url: `/api/slow/${how}` });
  await other.query('rollback');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject(said);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await kept()).toEqual([]);
});

test('a read that takes too long answers 503', async () => {
  expect((await app.app.http.inject({ url: '/api/slow' })).statusCode).toBe(503);
});

const ask = (work: Work) => inLane(work, () => app.database.query('', settings));
const mine = { statement: '300ms', lock: '100ms', idle: '100ms' };
const jobs = { statement: '10min', lock: '15s', idle: '5min' };

test('calls, searches and jobs have limits of their own', async () => {
  expect(await ask('ordinary')).toEqual([mine]);
  expect(await ask('reserved')).toEqual([mine]);
  expect(await ask('search')).toEqual([{ statement: '3s', lock: '1s', idle: '5s' }]);
  expect(await ask('jobs')).toEqual([jobs]);
  await app.app.jobs.runNow('slow.long');
  await app.app.jobs.runNow('slow.short');
  expect(ofJobs).toEqual([jobs, jobs, jobs]);
});

test('three searches run at once, and a fourth waits while others do not', async () => {
  const pool = app.database.pool as pg.Pool;
  const held = await Promise.all([1, 2, 3].map(() => inLane('search', () => pool.connect())));
  const order: string[] = [];
  const fourth = inLane('search', () => pool.query('select 1')).then(() => order.push('search'));
  await app.database.query('', 'select 1');
  await inLane('jobs', () => pool.query('select 1'));
  order.push('others');
  held[0]?.release();
  await fourth;
  expect(order).toEqual(['others', 'search']);
  for (const one of held.slice(1)) one.release();
});
