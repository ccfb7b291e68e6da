// 200,000 requests made from the document of the public API, right and wrong, to a server on PostgreSQL: none is answered
// with 5xx, with a status that the document doesn’t name or in another shape, or with what no key may read. Each run has
// a seed of its own. `node tools/verify/api.ts 7 3000` sends the first 3,000 of seed 7.
import { Agent, request as send } from 'node:http';
import type { FuzzAnswer, FuzzRequest } from '#areas/developers/server/testing/fuzz.ts';
import { fuzzWorld, textOf } from '#areas/developers/server/testing/fuzz-world.ts';
import { publish } from '#areas/providers/server/testing/published.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp } from '#platform/server/testing/app.ts';
import { freePort, startPostgres } from '#platform/server/testing/postgres.ts';

const seed = Number(process.argv[2] ?? Math.floor(Date.now() / 1000));
const requests = Number(process.argv[3] ?? 200_000);
const atOnce = 8;
const shown = 20;
const patience = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const postgres = await startPostgres();
const port = await freePort();
const app = await startTestApp({
  areas: serverAreas,
  databaseUrl: await postgres.createDatabase('api'),
  env: { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, RATE_LIMITS: 'off' },
});
try {
  await app.app.start();
  const fuzz = await fuzzWorld(app, publish);
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  let next = 0;
  console.log(`seed ${seed}`);
  const sendAll = async () => {
    for (let n = next++; n < requests; n = next++) {
      const asked = fuzz.request(seed, n);
      const answer = await answerTo(asked);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = fuzz.fault(asked, answer);
      if (fault) faults.push(`request ${n}: ${asked.method} ${asked.url.slice(0, 300)}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  for (const fault of faults.slice(0, shown)) console.log(fault);
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  console.log(`${requests} requests; ${answers.join(', ')}; ${faults.length} not as documented`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await app.app.stop();
  await app.database.close();
  await postgres.stop();
}

/** A status of 0: there was no answer, which is a fault too. */
function answerTo({ method, url, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  return new Promise((done) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const none = (error: Error) => done({ status: 0, headers: {}, text: error.message });
    const sent = send(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        agent,
        timeout: patience,
        headers: {
          host: `localhost:${port}`,
          ...(bytes && { 'content-length': bytes.length }),
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', none);
        answer.on('end', () => {
          const text = textOf(Buffer.concat(parts), answer.headers);
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('It took too long.')));
    sent.on('error', none);
    sent.end(bytes);
  });
}
