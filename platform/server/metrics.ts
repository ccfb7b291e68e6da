import type pg from 'pg';
import { inTime, type Query } from './db.ts';
import type { Gauge } from './gauge.ts';
import { inLane, type Lane } from './lane.ts';
import type { Log } from './log.ts';

export interface Answer {
  /** An operation by its name, never an address: that could name a person. */
  readonly operation: string;
  readonly lane: string;
  readonly status: number;
  readonly seconds: number;
}
export interface JobRun {
  readonly job: string;
  readonly isDone: boolean;
  readonly seconds: number;
}

/** What one process can say of itself at any moment. */
export interface Figures {
  readonly connections: number;
  readonly isDegraded: boolean;
  readonly isDatabaseAway: boolean;
  /** Since the process began. */
  readonly refused: Readonly<Record<Lane, number>>;
  readonly cache: { readonly found: number; readonly missed: number };
}

/** Figures for Prometheus. They name operations, jobs and lanes, and no person, address or word that anybody wrote. */
export interface Metrics {
  answered(answer: Answer): void;
  ran(run: JobRun): void;
  /** All of it, in the format that `type` names. */
  text(): Promise<string>;
  readonly type: string;
}

interface Sources {
  readonly gauges: readonly Gauge[];
  readonly query: Query;
  readonly pool: pg.Pool | undefined;
  readonly figures: () => Figures;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Milliseconds that the database may take to answer one of them. */
const patience = 5000;
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The client is read only by a process that has an address for it. */
export async function makeMetrics({ gauges, query, pool, figures, clock, log }: Sources): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge: PromGauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'doorways_requests_total',
    help: 'Answers by operation and class of the status',
    labelNames: ['operation', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'doorways_request_seconds',
    help: 'Time from the head of a request to the end of its answer, without those that were refused',
    labelNames: ['lane'],
    buckets,
    registers,
  });
  const jobRuns = new Counter({
    name: 'doorways_job_runs_total',
    help: 'Runs of work by the clock, by how they ended',
    labelNames: ['job', 'ended'],
    registers,
  });
  const jobTimes = new PromGauge({
    name: 'doorways_job_seconds',
    help: 'How long the last run of a job took',
    labelNames: ['job'],
    registers,
  });
  const plain = (name: string, help: string) => new PromGauge({ name: `doorways_${name}`, help, registers });
  const connections = plain('live_connections', 'Open browsers that get news from this process');
  const degraded = plain('degraded', '1 while this process has more to do than it can');
  const away = plain('database_away', '1 while the database does not answer');
  const refused = new Counter({
    name: 'doorways_refused_total',
    help: 'Requests that were refused because there was too much to do',
    labelNames: ['lane'],
    registers,
  });
  const cacheReads = new Counter({
    name: 'doorways_public_cache_reads_total',
    help: 'Looks into the kept answers for guests',
    labelNames: ['found'],
    registers,
  });
  const poolSize = new PromGauge({
    name: 'doorways_pool_connections',
    help: 'Connections to the database: open, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
  });
  const declared = gauges.map((gauge) => ({ gauge, shown: plain(gauge.name, gauge.help) }));

  const readDeclared = async ({ gauge, shown }: (typeof declared)[number]) => {
    try {
      shown.set(await inTime(patience, gauge.read({ query, now: clock() })));
    } catch (err) {
      // What can't be read is missing: a number would be made up.
      shown.remove();
      log.warn({ err, gauge: gauge.name }, 'Couldn’t read a figure');
    }
  };
  const refresh = async () => {
    const now = figures();
    connections.set(now.connections);
    degraded.set(now.isDegraded ? 1 : 0);
    away.set(now.isDatabaseAway ? 1 : 0);
    // They count from the start of the process, as counters do.
    refused.reset();
    for (const [lane, count] of Object.entries(now.refused)) refused.inc({ lane }, count);
    cacheReads.reset();
    cacheReads.inc({ found: 'yes' }, now.cache.found);
    cacheReads.inc({ found: 'no' }, now.cache.missed);
    if (pool) {
      poolSize.set({ state: 'open' }, pool.totalCount);
      poolSize.set({ state: 'idle' }, pool.idleCount);
      poolSize.set({ state: 'waiting' }, pool.waitingCount);
    }
    await inLane('jobs', () => Promise.all(declared.map(readDeclared)));
  };
  let refreshing: Promise<void> | undefined;
  return {
    answered: ({ operation, lane, status, seconds }) => {
      requests.inc({ operation, status: `${Math.floor(status / 100)}xx` });
      if (status !== 503) times.observe({ lane }, seconds);
    },
    ran: ({ job, isDone, seconds }) => {
      jobRuns.inc({ job, ended: isDone ? 'done' : 'failed' });
      jobTimes.set({ job }, seconds);
    },
    text: async () => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
      return registry.metrics();
    },
    type: registry.contentType,
  };
}
