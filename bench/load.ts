import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Load {
  /** Answers a second, median of the rounds. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server process for one answer, in microseconds. */
  readonly cpu: number;
  readonly failed: number;
}

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly body?: () => string;
  /** Another query for each request, so that no answer is kept. */
  readonly path?: () => string;
  readonly seconds?: number;
  readonly rounds?: number;
  /** Process whose time is counted. */
  readonly pid?: number;
}

const ticksPerSecond = 100;

function cpuMicroseconds(pid: number | undefined): number {
  if (!pid) return 0;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
  } catch {
    return 0;
  }
}

/** Processor time that a process has used so far. */
export const cpuSeconds = (pid: number) => cpuMicroseconds(pid) / 1_000_000;

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export function timesOf(all: number[]): Times {
  all.sort((a, b) => a - b);
  return { p50: median(all), p99: all[Math.floor(all.length * 0.99)] ?? 0 };
}

async function round(options: LoadOptions): Promise<Load> {
  const before = cpuMicroseconds(options.pid);
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    duration: options.seconds ?? 4,
    method: options.method ?? 'GET',
    headers: options.headers ?? {},
    ...((options.body || options.path) && {
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            ...(options.body && { body: options.body() }),
            ...(options.path && { path: options.path() }),
          }),
        },
      ],
    }),
  });
  const done = result.requests.total;
  return {
    rate: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: done > 0 ? (cpuMicroseconds(options.pid) - before) / done : 0,
    failed: result.non2xx + result.errors,
  };
}

/** Warm-up, then the median round by rate. */
export async function load(options: LoadOptions): Promise<Load> {
  await round({ ...options, seconds: 2 });
  const rounds: Load[] = [];
  for (let n = 0; n < (options.rounds ?? 3); n += 1) rounds.push(await round(options));
  const middle = median(rounds.map((one) => one.rate));
  return rounds.find((one) => one.rate === middle) as Load;
}
