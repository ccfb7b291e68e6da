import { fromPglite, PgBoss } from 'pg-boss';
import type { Job, Services } from './area.ts';
import type { Database } from './db.ts';
import type { Log } from './log.ts';
import type { Transactions } from './outbox.ts';

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs one job now, in this process: for tests and for people at the console. */
  runNow(name: string): Promise<void>;
}

/** Clock-driven work on the same database, once for all processes together. */
export function makeJobs(options: {
  database: Database;
  databaseUrl: string | undefined;
  jobs: readonly Job[];
  transactions: Transactions;
  services: () => Services;
  clock: () => Date;
  log: Log;
}): Jobs {
  const { jobs, log } = options;
  const boss = options.database.embedded
    ? new PgBoss({ db: fromPglite(options.database.embedded as never) })
    : new PgBoss({ connectionString: options.databaseUrl as string, max: 2 });
  boss.on('error', (err) => log.error({ err }, 'Jobs are in trouble'));
  const run = (job: Job) =>
    options.transactions.run((db, emit) => job.run({ db, emit, now: options.clock(), services: options.services() }));
  return {
    start: async () => {
      await boss.start();
      for (const job of jobs) {
        await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true });
        await boss.work(job.name, async () => {
          await run(job);
          log.info({ job: job.name }, 'Job done');
        });
        await boss.schedule(job.name, job.every);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
    runNow: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job called ${name}.`);
      await run(job);
    },
  };
}
