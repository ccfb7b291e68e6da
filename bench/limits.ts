import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { type Load, load, median } from './load.ts';

/** The wire limit: a bare node:http server in a process of its own that answers the very same bytes. */
export async function wireLimit(body: Buffer, connections: number): Promise<Load> {
  const child = fork(import.meta.filename, ['serve'], { stdio: 'inherit', serialization: 'advanced' });
  try {
    const port = await new Promise<number>((done, fail) => {
      child.once('error', fail);
      child.once('message', (message) => done(message as number));
      child.send(body);
    });
    return await load({ url: `http://127.0.0.1:${port}/`, connections, ...(child.pid && { pid: child.pid }) });
  } finally {
    child.kill();
  }
}

/** Statements a second through the same driver without HTTP, `parallel` at a time; median of three rounds. */
export async function queryLimit(run: () => Promise<unknown>, parallel: number, seconds = 3): Promise<number> {
  const rates: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    let done = 0;
    const end = Date.now() + seconds * 1000;
    const started = Date.now();
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        while (Date.now() < end) {
          await run();
          done += 1;
        }
      }),
    );
    if (n > 0) rates.push(done / ((Date.now() - started) / 1000));
  }
  return median(rates);
}

/** The commit limit: the bare INSERT, each in a transaction of its own. */
export function commitLimit(pool: pg.Pool, parallel: number): Promise<number> {
  return queryLimit(
    () =>
      pool.query({
        name: 'bare-insert',
        text: 'insert into posts (author_id, content) values ($1, $2)',
        values: [2, 'The ramp at the library is open again and the lift works.'],
      }),
    parallel,
  );
}

if (process.argv[2] === 'serve') {
  process.once('message', (message) => {
    const body = Buffer.from(message as Uint8Array);
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
}
