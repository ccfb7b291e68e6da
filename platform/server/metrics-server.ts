import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsAddress } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** The port it listens on. */
  readonly port: number;
  close(): Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** An address of its own, that the proxy in front does not know: nothing of it is at the address people use. */
export async function serveMetrics(
  { host, port, token }: MetricsAddress,
  metrics: Pick<Metrics, 'text' | 'type'>,
  log: Log,
): Promise<MetricsServer> {
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  const mayRead = ({ headers }: IncomingMessage) =>
    wanted === undefined || timingSafeEqual(digest(headers.authorization ?? ''), wanted);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!mayRead(request)) return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    const text = await metrics.text();
    return response.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' }).end(text);
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    answer(request, response).catch((err) => {
      log.error({ err }, 'Couldn’t read the metrics');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.maxConnections = 16;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
