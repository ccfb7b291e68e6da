import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, callerAddress } from './caller-address.ts';
import { problem } from './problem.ts';

export interface ConnectionLimits {
  /** Open at once from one address; behind trusted proxies, requests under way for one caller. */
  readonly ofOneAddress: number;
  /** Requests that wait on one connection for the answers before theirs. */
  readonly ahead: number;
  /** Milliseconds until the headers of a request must be there. */
  readonly headers: number;
  /** The same of a whole request: an upload at its slowest. */
  readonly request: number;
  /** The same of a body that is no upload. */
  readonly body: number;
  /** Milliseconds in which somebody must take something of an answer. */
  readonly unread: number;
  /** What still comes after a refusal is thrown away for so long, so that the refusal is read. */
  readonly afterwards: number;
}

export const connectionLimits: ConnectionLimits = {
  ofOneAddress: 200,
  ahead: 50,
  headers: 15_000,
  request: 20 * 60_000,
  body: 30_000,
  unread: 30_000,
  afterwards: 5000,
};

interface About {
  readonly limits: ConnectionLimits;
  readonly trustedProxies: number;
  /** False for measurements: they come from one address. */
  readonly counted: boolean;
}

/** How many there are of each name at once; false when there would be one too many. */
function makeCount(most: number) {
  const open = new Map<string, number>();
  return (name: string, end: (done: () => void) => void): boolean => {
    const count = (open.get(name) ?? 0) + 1;
    if (count > most) return false;
    open.set(name, count);
    end(() => {
      const left = (open.get(name) ?? 1) - 1;
      if (left === 0) open.delete(name);
      else open.set(name, left);
    });
    return true;
  };
}

/**
 * Nobody holds what others need by doing nothing: a connection ends that is one of too many from an address, is idle,
 * has an answer that nobody reads, or goes on sending what was refused. The proxies that are trusted connect for
 * everybody, so they may have as many as they like.
 */
export function guardConnections(server: Server, { limits, trustedProxies, counted }: About): void {
  answerInTurn(server, limits.ahead);
  const isOneMore = makeCount(counted && trustedProxies === 0 ? limits.ofOneAddress : Number.POSITIVE_INFINITY);
  const answering = new WeakMap<Socket, number>();

  server.on('connection', (socket: Socket) => {
    if (!isOneMore(addressKey(socket.remoteAddress ?? ''), (done) => socket.once('close', done))) socket.destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
    response.once('finish', () => {
      if (!request.complete) throwAway(request, limits.afterwards);
    });
  });
  // Node starts this clock anew with every byte that goes either way.
  server.timeout = limits.unread;
  server.on('timeout', (socket: Socket) => {
    const isWorking = (answering.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isWorking) socket.destroy();
  });
}

/**
 * Node begins all that a connection has asked for, and keeps what it cannot send yet: each file that nobody reads would
 * hold its pieces, forty times on one connection. So the next request is begun when the answer before it is done.
 */
function answerInTurn(server: Server, most: number) {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  const waiting = new WeakMap<Socket, (() => void)[]>();

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && socket.writable) next();
        else waiting.delete(socket);
      });
      for (const listener of listeners) listener.call(server, request, response);
    };
    const before = waiting.get(socket);
    if (!before) {
      waiting.set(socket, []);
      begin();
    } else if (before.length < most) before.push(begin);
    else socket.destroy();
  });
}

function throwAway(request: IncomingMessage, milliseconds: number) {
  const cut = setTimeout(() => request.socket.destroy(), milliseconds).unref();
  request.once('end', () => clearTimeout(cut)).resume();
}

/** What a request may hold while it is under way. */
export function makeRequestLimits({ limits, trustedProxies, counted }: About) {
  const isOneMore = makeCount(counted && trustedProxies > 0 ? limits.ofOneAddress : Number.POSITIVE_INFINITY);
  return {
    /** Throws when the caller has too many under way. */
    begin: (request: IncomingMessage, response: ServerResponse): void => {
      const caller = callerAddress(request, trustedProxies);
      if (!isOneMore(caller, (done) => response.once('close', done))) throw problem.tooMany(10);
    },
    /** A body that is no upload comes soon, or its connection ends. */
    body: (request: IncomingMessage): void => {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
      if (length === '0' && encoding === undefined) return;
      const cut = setTimeout(() => request.destroy(problem.tooSlow()), limits.body).unref();
      const arrived = () => clearTimeout(cut);
      request.once('end', arrived).once('close', arrived);
    },
  };
}
