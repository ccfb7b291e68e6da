import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { problem } from './problem.ts';

/** Largest JSON body in bytes; uploads and forms name their own limit. */
export const bodyLimit = 256 * 1024;

const kilobyte = 1024;
export interface BodiesLimits {
  /** Bytes of all bodies that this process has in memory, but for the first few of each caller. */
  readonly bytes: number;
  readonly first: number;
  /** The same of one caller. */
  readonly bytesOfOne: number;
}
export const bodiesLimits: BodiesLimits = {
  bytes: 32 * 1024 * kilobyte,
  first: 64 * kilobyte,
  bytesOfOne: 2 * 1024 * kilobyte,
};

/** What a piece takes at least, however short it is. */
const leastOfPiece = 256;

/** Twice as deep as a document may be, and more parts than its 5000 nodes have. */
const json = { depth: 32, parts: 40_000 };

/**
 * Bodies of calls, in memory from their first byte until the call is answered. One caller may have little of it, and
 * when all have much, only what is small still comes in: a post, a sign-in, a call for help.
 */
export interface Bodies {
  receive(request: IncomingMessage, body: Readable, about: { caller: string; most: number }): Promise<Buffer>;
  /** The call is over. */
  drop(request: IncomingMessage): void;
}

export function makeBodies(limits: BodiesLimits = bodiesLimits): Bodies {
  const byCaller = new Map<string, number>();
  const held = new WeakMap<IncomingMessage, { readonly caller: string; bytes: number }>();
  let all = 0;
  const count = (caller: string, bytes: number) => {
    const own = (byCaller.get(caller) ?? 0) + bytes;
    if (own > 0) byCaller.set(caller, own);
    else byCaller.delete(caller);
    all += bytes;
  };
  const room = (caller: string, bytes: number) => {
    const own = (byCaller.get(caller) ?? 0) + bytes;
    if (own > limits.bytesOfOne) throw problem.tooMany(5);
    if (all + bytes > limits.bytes && own > limits.first) throw problem.busy();
  };
  return {
    receive: async (request, body, { caller, most }) => {
      if (Number(request.headers['content-length'] ?? 0) > most) throw problem.tooLarge('That is too large to send.');
      const own = { caller, bytes: 0 };
      held.set(request, own);
      const pieces: Buffer[] = [];
      let length = 0;
      // A refusal is still to be answered on the connection that the body comes from.
      for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += piece.length;
        if (length > most) throw problem.tooLarge('That is too large to send.');
        // What comes after the connection was lost would be counted for ever.
        if (!held.has(request)) throw problem.tooSlow();
        const taken = Math.max(piece.length, leastOfPiece);
        room(caller, taken);
        count(caller, taken);
        own.bytes += taken;
        pieces.push(piece);
      }
      return Buffer.concat(pieces, length);
    },
    drop: (request) => {
      const own = held.get(request);
      if (!own) return;
      held.delete(request);
      count(own.caller, -own.bytes);
    },
  };
}

/** Looks at the brackets and commas of a JSON text before anything is made of it: a part takes 60 bytes and more. */
export function judgeParts(text: Uint8Array): void {
  const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
  let depth = 0;
  let parts = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (isQuoted) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isQuoted = false;
    } else if (byte === quote) isQuoted = true;
    else if (byte === comma) parts += 1;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      parts += 1;
      if (depth > json.depth) throw tooManyParts();
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  if (parts > json.parts) throw tooManyParts();
}

const tooManyParts = () =>
  problem.invalid([{ field: '', rule: 'malformed', message: 'What was sent has too many parts, or parts too deep.' }]);
