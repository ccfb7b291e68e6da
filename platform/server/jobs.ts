import { fromPglite, PgBoss } from 'pg-boss';
import type { Job, LongJob } from './area.ts';
import type { Database } from './db.ts';
import { inLane } from './lane.ts';
import type { Log } from './log.ts';
import type { JobRun } from './metrics.ts';
import type { Transactions } from './outbox.ts';
import type { Services } from './services.ts';
import { limited, timeLimits } from './time-limits.ts';

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs one job now, in this process: for tests and for people at the console. */
  runNow(name: string): Promise<void>;
  /** Starts one job in this process; a run that is going on is followed by another. Errors go to the log. */
  runSoon(name: string): void;
}

/** Clock-driven work on the same database, once for all processes together. */
export function makeJobs(options: {
  database: Database;
  databaseUrl: string | undefined;
  jobs: readonly (Job | LongJob)[];
  transactions: Transactions;
  services: () => Services;
  clock: () => Date;
  log: Log;
  ran?: ((run: JobRun) => void) | undefined;
}): Jobs {
  const { jobs, log } = options;
  const boss = options.database.embedded
    ? new PgBoss({ db: fromPglite(options.database.embedded as never) })
    : new PgBoss({ connectionString: options.databaseUrl as string, max: 2, ...limited(timeLimits.jobs) });
  boss.on('error', (err) => log.error({ err }, 'Jobs are in trouble'));
  const work = (job: Job | LongJob): Promise<void> => {
    const about = { now: options.clock(), services: options.services() };
    return inLane('jobs', () =>
      'long' in job
        ? job.long({ ...about, query: options.database.query })
        : options.transactions.run((db, emit) => job.run({ ...about, db, emit })),
    );
  };
  const run = async (job: Job | LongJob): Promise<void> => {
    const began = performance.now();
    const tell = (isDone: boolean) =>
      options.ran?.({ job: job.name, isDone, seconds: (performance.now() - began) / 1000 });
    try {
      await work(job);
    } catch (error) {
      tell(false);
      throw error;
    }
    tell(true);
  };
  const find = (name: string) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job called ${name}.`);
    return job;
  };
  let started: Promise<void> = Promise.resolve();
  const soon = new Map<string, { again: boolean; done: Promise<void> }>();
  const runSoon = (name: string) => {
    const going = soon.get(name);
    if (going) {
      going.again = true;
      return;
    }
    const one = { again: true, done: Promise.resolve() };
    soon.set(name, one);
    const rounds = async () => {
      while (one.again) {
        one.again = false;
        await run(find(name));
      }
    };
    one.done = rounds()
      .catch((err) => log.error({ err, job: name }, 'A job failed'))
      .finally(() => soon.delete(name));
  };
  const start = async () => {
    await boss.start();
    for (const job of jobs) {
      await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true });
      await boss.work(job.name, async () => {
        await run(job);
        log.info({ job: job.name }, 'Job done');
      });
      await boss.schedule(job.name, job.every);
      // What came due while nothing ran does not wait for its next time.
      if ('long' in job) runSoon(job.name);
    }
  };
  return {
    start: () => {
      started = start();
      return started;
    },
    stop: async () => {
      // Somebody may close the server before all is under way.
      await started.catch(() => undefined);
      await Promise.all([...soon.values()].map(({ done }) => done));
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
    runNow: (name) => run(find(name)),
    runSoon,
  };
}
