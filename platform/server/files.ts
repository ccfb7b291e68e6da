import { createHash, randomBytes } from 'node:crypto';
import type { Content, Part } from '#platform/contract/operation.ts';
import { SealError } from './auth/seal.ts';
import type { Config } from './config.ts';
import { headerLength, openSealed, readHeader, sealBytes, sealHeader } from './file-seal.ts';
import type { Store } from './store.ts';
import type { Stored } from './stored.ts';

/** Where uploads live, sealed: what is in the store below it nobody reads without the server's secret. */
export interface Files {
  /** Stores it under a new unguessable key that starts with `folder/`, durably, and returns the key. */
  put(folder: string, data: Uint8Array | AsyncIterable<Uint8Array>): Promise<string>;
  /** Undefined when there is no such file. Nothing is held open until it is read. */
  open(key: string): Promise<Content | undefined>;
  delete(key: string): Promise<void>;
}

/** The same under the same key for ever, and tells nothing of the key. */
export const etagOf = (name: string | Uint8Array) =>
  `"${createHash('sha256').update(name).digest('base64url').slice(0, 27)}"`;

export function sealedFiles(config: Config, store: Store): Files {
  const readAnew = async (key: string, part?: Part) => {
    const stored = await store.open(key);
    const header = stored && (await readHeader(config, key, stored));
    if (!header) throw new Error('A file is gone.');
    return (await openSealed(header, stored)).read(part);
  };
  return {
    put: async (folder, data) => {
      const name = randomBytes(16).toString('hex');
      const key = `${folder}/${name.slice(0, 2)}/${name.slice(2)}`;
      await store.write(key, sealBytes(config, key, data));
      return key;
    },
    open: async (key) => {
      const stored = await store.open(key);
      if (!stored) return undefined;
      const header = await readHeader(config, key, stored);
      const etag = etagOf(key);
      if (header) return { ...(await openSealed(header, stored)), etag };
      return {
        length: stored.length,
        etag,
        // It is in clear; the job may have sealed it when somebody reads it.
        read: async function* (part) {
          const sealed = await readHeader(config, key, stored);
          yield* sealed ? await readAnew(key, part) : stored.read(part);
        },
      };
    },
    delete: (key) => store.delete(key),
  };
}

/**
 * Seals what is in clear, and gives what has the secret before the one of today. Answers how many it changed. A file that
 * doesn’t open is left as it is, and told of once all others are done.
 */
export async function sealAll(config: Config, store: Store): Promise<number> {
  let changed = 0;
  const unopened: SealError[] = [];
  for await (const key of store.keys()) {
    try {
      const stored = await store.open(key);
      if (!stored || !(await anew(config, key, stored))) continue;
      if (await store.replace(key, (present) => anew(config, key, present))) changed += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      unopened.push(error);
    }
  }
  if (unopened.length > 0) throw new AggregateError(unopened, `${unopened.length} of the files did not open.`);
  return changed;
}

/** Undefined when it is as it should be. */
async function anew(config: Config, key: string, stored: Stored): Promise<AsyncIterable<Uint8Array> | undefined> {
  const header = await readHeader(config, key, stored);
  if (!header) return sealBytes(config, key, stored.read());
  return header.isOfToday ? undefined : afterHeader(sealHeader(config, key, header.fileKey), stored);
}

/** The key of the file stays, and with it all that is sealed with it. */
async function* afterHeader(header: Uint8Array, stored: Stored): AsyncIterable<Uint8Array> {
  yield header;
  yield* stored.read({ start: headerLength, end: stored.length - 1 });
}

/** What was made just now and is in memory. */
export const contentOf = (bytes: Uint8Array): Content => ({
  length: bytes.length,
  etag: etagOf(bytes),
  read: async function* (part) {
    yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
  },
});

/** All of a small file at once. */
export async function bytesOf(content: Content): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}
