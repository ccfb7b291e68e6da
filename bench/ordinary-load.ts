import autocannon from 'autocannon';
import { type Times, timesOf } from './load.ts';

/** Everyday requests of a member, which the load generator, a process of its own, is asked to send. */
export interface OrdinaryTask {
  readonly url: string;
  readonly cookie: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second in all, whatever is answered; absent: as fast as answers come. */
  readonly rate?: number;
}

export interface OrdinaryLoad {
  /** A second. */
  readonly sent: number;
  readonly served: number;
  readonly refused: number;
  /** Answered otherwise, or not at all. */
  readonly failed: number;
  readonly servedMs: Times;
  readonly refusedMs: Times;
}

let written = 0;

async function send({ url, cookie, connections, seconds, rate }: OrdinaryTask): Promise<OrdinaryLoad> {
  const served: number[] = [];
  const refused: number[] = [];
  let others = 0;
  const headers = { cookie };
  const { duration, errors, timeouts } = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 10,
    ...(rate && { overallRate: rate, ignoreCoordinatedOmission: true }),
    // The feed three times, a page twice and a new post, as a morning has them.
    setupClient: (client) =>
      client.on('response', (status, _bytes, ms) => {
        if (status === 503) refused.push(ms);
        else if (status < 300) served.push(ms);
        else others += 1;
      }),
    requests: [
      { path: '/api/posts?limit=20', headers },
      { path: '/', headers },
      { path: '/api/posts?limit=20', headers },
      { path: '/forums', headers },
      { path: '/api/posts?limit=20', headers },
      {
        method: 'POST',
        path: '/api/posts',
        headers: { ...headers, 'content-type': 'application/json' },
        setupRequest: (request) => {
          written += 1;
          return { ...request, body: JSON.stringify({ content: `In the crowd, ${written}.` }) };
        },
      },
    ],
  });
  return {
    sent: (served.length + refused.length + others + errors) / duration,
    served: served.length / duration,
    refused: refused.length / duration,
    failed: others + errors + timeouts,
    servedMs: timesOf(served),
    refusedMs: timesOf(refused),
  };
}

process.on('message', (task: OrdinaryTask) => {
  void send(task).then((load) => process.send?.(load));
});
