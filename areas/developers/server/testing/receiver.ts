import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A developer’s server on this machine: it keeps what comes, and answers as it is told. */
export async function startReceiver() {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      if (status >= 300 && status < 400) response.setHeader('location', `${url}elsewhere`);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    received,
    answer: (next: number) => {
      status = next;
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
