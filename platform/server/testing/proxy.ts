import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds for which a process that did not answer is left out. */
const leftOut = 300;

/** What stands before several processes: whoever has a cookie stays with one of them while it lives. */
export interface TestProxy {
  readonly url: string;
  /** Cuts every connection that is open now, and for so many milliseconds each new one: a network that flaps. */
  flap(ms: number): void;
  close(): Promise<void>;
}

/** A reverse proxy on loopback in front of processes that listen on `ports`. */
export async function startProxy(ports: readonly number[]): Promise<TestProxy> {
  const until = new Map<number, number>();
  const places = new Map<string, number>();
  const open = new Set<Duplex>();
  let turn = 0;
  let closedUntil = 0;

  const isThere = (port: number) => (until.get(port) ?? 0) < Date.now();
  /** The one that this caller had, else the next in turn; when all are left out, one of them all the same. */
  const portFor = (caller: string): number => {
    const had = places.get(caller);
    if (had !== undefined && isThere(had)) return had;
    turn += 1;
    const there = ports.filter(isThere);
    const from = there.length > 0 ? there : ports;
    const port = from[turn % from.length] as number;
    places.set(caller, port);
    return port;
  };
  const leaveOut = (port: number) => until.set(port, Date.now() + leftOut);
  const keep = (stream: Duplex) => {
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    stream.on('error', () => stream.destroy());
  };
  const callerOf = (incoming: IncomingMessage) => incoming.headers.cookie ?? incoming.socket.remoteAddress ?? '';

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, triesLeft: number) => {
    const port = portFor(callerOf(incoming));
    const { method, url: path, headers } = incoming;
    let begun = false;
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      begun = true;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      leaveOut(port);
      if (begun) outgoing.destroy();
      // Only what certainly did not arrive goes to another: the rest is for the sender to send again.
      else if (error.code === 'ECONNREFUSED' && triesLeft > 0) pass(incoming, body, outgoing, triesLeft - 1);
      else outgoing.writeHead(502).end();
    });
    onward.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('error', () => undefined);
    incoming.on('end', () => pass(incoming, Buffer.concat(parts), outgoing, ports.length));
  });
  server.on('connection', (socket: Socket) => {
    keep(socket);
    if (Date.now() < closedUntil) socket.destroy();
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const port = portFor(callerOf(incoming));
    const onward = connect(port, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    keep(onward);
    onward.on('error', () => leaveOut(port));
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
  });
  const cut = () => {
    for (const stream of open) stream.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    flap: (ms) => {
      closedUntil = Date.now() + ms;
      cut();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}
