import { type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';
import { problem } from './problem.ts';
import { isPublicUrl, publicLookup } from './public-address.ts';

export interface Sent {
  readonly status: number;
  /** Milliseconds until the head of the answer had come. */
  readonly ms: number;
}

export interface Sending {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array | string | null;
  /** Milliseconds for the whole call. */
  readonly patience: number;
}

export interface Reading {
  /** Media types that are read; of anything else the head alone comes. */
  readonly types: readonly string[];
  /** What comes after so many bytes is left. */
  readonly mostBytes: number;
  /** Milliseconds for the whole call. */
  readonly patience: number;
}

export interface WasRead {
  readonly status: number;
  /** Media type without its parameters, in small letters; '' where none was said. */
  readonly type: string;
  /** As it came, read as UTF-8; '' where nothing was read. */
  readonly text: string;
}

/** Calls addresses that others name: of members’ programs, of the makers of their browsers, of their own pages. */
export interface Outbound {
  /** May this address be called at all? Its name is looked at again when it is called. */
  isAllowed(address: string): boolean;
  /** Redirects are not followed, and no answer is read: only its status counts. Throws where there is none. */
  post(address: string, sending: Sending): Promise<Sent>;
  /** Redirects are not followed, and nothing that was packed is unpacked. Throws where there is no answer. */
  read(address: string, reading: Reading): Promise<WasRead>;
}

/** Answers that are read at once; each takes memory. */
const mostAtOnce = 16;

/** `loopback` is for tests: stand-ins on this machine may be called, and nothing else is. */
export function makeOutbound({ loopback = false } = {}): Outbound {
  const isLoopback = (address: string) =>
    loopback && URL.canParse(address) && new URL(address).hostname === '127.0.0.1';
  const isAllowed = (address: string) => isLoopback(address) || isPublicUrl(address);

  /** Throws where it may not be called. */
  const begin = (
    address: string,
    { patience, ...options }: Pick<RequestOptions, 'method' | 'headers'> & { readonly patience: number },
    onAnswer: (answer: IncomingMessage) => void,
  ) => {
    const onLoopback = isLoopback(address);
    if (!isAllowed(address) || (loopback && !onLoopback)) throw new Error('This address may not be called.');
    const start = onLoopback && address.startsWith('http:') ? plainRequest : secureRequest;
    return start(
      address,
      {
        ...options,
        agent: false,
        signal: AbortSignal.timeout(patience),
        // The connection is made to the address that was checked.
        ...(!onLoopback && { lookup: publicLookup }),
      },
      onAnswer,
    );
  };

  const readPage = (address: string, { types, mostBytes, patience }: Reading) =>
    new Promise<WasRead>((done, fail) => {
      const headers = { accept: types.join(', '), 'accept-encoding': 'identity', 'user-agent': 'Doorways-Pages/1' };
      const asked = begin(address, { method: 'GET', headers, patience }, (answer) => {
        const status = answer.statusCode ?? 0;
        const [first = ''] = (answer.headers['content-type'] ?? '').slice(0, 100).toLowerCase().split(';', 1);
        const type = first.trim();
        const parts: Buffer[] = [];
        let size = 0;
        const finish = () => {
          done({ status, type, text: Buffer.concat(parts).subarray(0, mostBytes).toString('utf8') });
          answer.destroy();
        };
        const packing = answer.headers['content-encoding'] ?? 'identity';
        if (status !== 200 || packing !== 'identity' || !types.includes(type)) {
          finish();
          return;
        }
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= mostBytes) finish();
        });
        answer.once('end', finish);
        answer.on('error', fail);
      });
      asked.on('error', fail);
      asked.end();
    });

  let reading = 0;
  return {
    isAllowed,
    post: (address, { headers, body, patience }) =>
      new Promise((done, fail) => {
        const began = performance.now();
        const sent = begin(address, { method: 'POST', headers, patience }, (answer) => {
          done({ status: answer.statusCode ?? 0, ms: Math.round(performance.now() - began) });
          answer.destroy();
        });
        sent.on('error', fail);
        sent.end(body);
      }),
    read: async (address, about) => {
      if (reading >= mostAtOnce) throw problem.unavailable('We’re busy with other pages. Try again in a minute.');
      reading += 1;
      try {
        return await readPage(address, about);
      } finally {
        reading -= 1;
      }
    },
  };
}
