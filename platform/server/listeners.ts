import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** Listening sockets besides the first. */
const more = 15;

/**
 * Node takes in one new connection in each turn of the event loop and for each socket that listens. A few hundred
 * connections that ask without a pause make turns long, and whoever is new would wait for minutes. So several sockets
 * listen at one address, where the system can share it out.
 */
export interface Listeners {
  /** Options for the first socket. */
  readonly options: { readonly port: number; readonly host: string; readonly reusePort?: boolean };
  /** Opens the others; what comes in belongs to this server. */
  open(server: Server): Promise<void>;
  /** Closes all of them once what is under way has been answered; `closeFirst` closes the first. */
  close(server: Pick<HttpServer, 'closeIdleConnections'>, closeFirst: () => Promise<unknown>): Promise<void>;
}

export async function makeListeners({ port, host }: { port: number; host: string }): Promise<Listeners> {
  const others: Server[] = [];
  const closeAll: Listeners['close'] = async (server, closeFirst) => {
    // A connection that was answered meanwhile would be kept for the next request, and hold up the stop.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await Promise.all([closeFirst(), ...others.splice(0).map(close)]).finally(() => clearInterval(sweep));
  };
  if (process.platform !== 'linux') {
    return { options: { port, host }, open: async () => undefined, close: closeAll };
  }
  // Sharing would also let in a second server by mistake: that nobody is here yet is asked without it.
  const probe = createServer();
  await listen(probe, { port, host });
  const free = addressOf(probe);
  await close(probe);
  return {
    options: { port: free.port, host, reusePort: true },
    open: async (server) => {
      const { address } = addressOf(server);
      for (let n = 0; n < more; n += 1) {
        const other = createServer({ noDelay: true }, (socket) => server.emit('connection', socket));
        await listen(other, { port: free.port, host: address, reusePort: true });
        others.push(other);
      }
    },
    close: closeAll,
  };
}

function addressOf(server: Server) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no address.');
  return address;
}

const listen = (server: Server, options: Listeners['options']) =>
  new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(options, () => {
      server.off('error', fail);
      done();
    });
  });

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()));
